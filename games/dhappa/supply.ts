import { type Card, isJoker, type Rank, rankOf, type Suit, suitOf } from '@majlis/kernel';
import { faceAt, isNatural, isTwo } from './face.ts';

export const lessCards = (cards: readonly Card[], used: readonly Card[]): readonly Card[] =>
  cards.filter(card => !used.includes(card));

/** A copy of the natural card of this place. */
export const copyAt = (cards: readonly Card[], place: number, suit: Suit): Card | undefined => {
  const name = `${faceAt(place, suit)}#`;
  return cards.find(card => card.startsWith(name));
};

export const naturalsOf = (cards: readonly Card[], rank: Rank): Card[] =>
  cards.filter(card => isNatural(card) && rankOf(card) === rank);

/**
 * All ways to fill places with natural cards of the suit, jokers or 2s, natural ones first. Copies of a card, and
 * wilds of a kind, are not told apart.
 */
export function* fills(places: readonly number[], suit: Suit, cards: readonly Card[]): Generator<Card[]> {
  const naturals = places.map(place => copyAt(cards, place, suit));
  yield* filled(naturals, cards.filter(isJoker), cards.filter(isTwo));
}

function* filled(
  naturals: readonly (Card | undefined)[],
  jokers: readonly Card[],
  twos: readonly Card[],
): Generator<Card[]> {
  if (naturals.filter(card => !card).length > jokers.length + twos.length) return;
  if (naturals.length === 0) {
    yield [];
    return;
  }
  const [natural, ...rest] = naturals;
  if (natural) for (const more of filled(rest, jokers, twos)) yield [natural, ...more];
  const [joker, ...otherJokers] = jokers;
  if (joker) for (const more of filled(rest, otherJokers, twos)) yield [joker, ...more];
  const [two, ...otherTwos] = twos;
  if (two) for (const more of filled(rest, jokers, otherTwos)) yield [two, ...more];
}

/** The sub-hands of a set: so many natural cards of one rank, copies of a suit not told apart. */
export function* choices(naturals: readonly Card[], count: number): Generator<Card[]> {
  if (count === 0) {
    yield [];
    return;
  }
  const tried = new Set<Suit>();
  for (const [i, card] of naturals.entries()) {
    if (tried.has(suitOf(card))) continue;
    tried.add(suitOf(card));
    const later = naturals.filter((other, j) => (suitOf(other) === suitOf(card) ? j > i : !tried.has(suitOf(other))));
    for (const more of choices(later, count - 1)) yield [card, ...more];
  }
}
