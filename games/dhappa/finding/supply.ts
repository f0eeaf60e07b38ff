import { type Card, isJoker, type Suit, suitOf } from '@majlis/kernel';
import { HIGHEST, isTwo, LOWEST, placeOf } from '../runs/face.ts';
import type { SetRank } from '../runs/run.ts';

export const lessCards = (cards: readonly Card[], used: readonly Card[]): readonly Card[] =>
  cards.filter(card => !used.includes(card));

/** What a hand has to build with. */
export interface Supply {
  /** The first copy of each natural card, by its place. */
  readonly naturals: { readonly [suit in Suit]: readonly (Card | undefined)[] };
  readonly jokers: readonly Card[];
  readonly twos: readonly Card[];
  /** The natural cards that sets are made of, every copy. */
  readonly ofSets: { readonly [rank in SetRank]: readonly Card[] };
}

/** A place for each card of a suit. */
const BARE: readonly (Card | undefined)[] = Array.from({ length: HIGHEST + 1 });

/** A hand is sorted once, however many plays are then looked for in it: hands never change, a new one is a new list. */
const sorted = new WeakMap<readonly Card[], Supply>();

export const supplyOf = (cards: readonly Card[]): Supply => {
  const known = sorted.get(cards);
  if (known) return known;
  const supply = sortedOut(cards);
  sorted.set(cards, supply);
  return supply;
};

export const sortedOut = (cards: readonly Card[]): Supply => {
  const naturals = { S: [...BARE], H: [...BARE], D: [...BARE], C: [...BARE] };
  const [jokers, twos, threes, aces]: [Card[], Card[], Card[], Card[]] = [[], [], [], []];
  for (const card of cards) {
    if (isJoker(card)) jokers.push(card);
    else if (isTwo(card)) twos.push(card);
    else {
      const place = placeOf(card);
      naturals[suitOf(card)][place] ??= card;
      if (place === LOWEST) threes.push(card);
      else if (place === HIGHEST) aces.push(card);
    }
  }
  return { naturals, jokers, twos, ofSets: { '3': threes, A: aces } };
};

/**
 * All ways to fill places with natural cards of the suit, jokers or 2s, natural ones first. Copies of a card, and
 * wilds of a kind, are not told apart.
 */
export function* fills(places: readonly number[], suit: Suit, { naturals, jokers, twos }: Supply): Generator<Card[]> {
  const row = naturals[suit];
  const missing = places.filter(place => !row[place]).length;
  if (missing > jokers.length + twos.length) return;
  yield* filled(
    places.map(place => row[place]),
    jokers,
    twos,
  );
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
