import { type Card, isJoker, pack, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from '@majlis/kernel';

/** DHA-1.2  Three packs and six jokers; every card has an identity of its own. */
export const PACK = pack(RANKS, 3, 6);

/** What a card is, or stands for, whatever its copy: `8C`. */
export type Face = `${Rank}${Suit}`;

/** DHA-2.1  The places of a run: 3 to 10, then 11 J, 12 Q, 13 K, 14 A. */
export const LOWEST = 3;
export const HIGHEST = 14;
/** The cards of a complete run, and the natural cards there are for a set. */
export const LONGEST = 12;

export const isTwo = (card: Card): boolean => card.charAt(0) === '2';

/** DHA-2.3  Jokers and all 2s; a 2 is never a natural card. */
export const isWild = (card: Card): boolean => isTwo(card) || isJoker(card);

export const isNatural = (card: Card): boolean => !isWild(card);

/** The first letter of a card tells its rank. */
const PLACES: readonly number[] = Array.from(
  { length: 128 },
  (_, letter) => RANKS.findIndex(rank => rank.charCodeAt(0) === letter) + 2,
);

/** Where a natural card stands in a run. */
export const placeOf = (card: Card): number => PLACES[card.charCodeAt(0)] ?? 0;

/** The places between two. */
export const between = (low: number, high: number): number[] => {
  const places: number[] = [];
  for (let place = low + 1; place < high; place++) places.push(place);
  return places;
};

export const rankAt = (place: number): Rank => {
  const rank = RANKS[place - 2];
  if (!rank) throw new Error(`no rank at ${place}`);
  return rank;
};

export const faceAt = (place: number, suit: Suit): Face => `${rankAt(place)}${suit}`;

/** Two wilds of one kind, or two copies of one card, are interchangeable. */
export const likeness = (card: Card): string => {
  if (isJoker(card)) return 'JK';
  return isTwo(card) ? '2' : `${rankOf(card)}${suitOf(card)}`;
};

const weight = (card: Card): number =>
  isJoker(card) ? 1000 : (isTwo(card) ? 500 : 0) + SUITS.indexOf(suitOf(card)) * 20 + placeOf(card);

const ORDER = new Map(
  [...PACK].sort((a, b) => weight(a) - weight(b) || (a < b ? -1 : 1)).map((card, order) => [card, order]),
);

/** A hand in that order with a few cards more, each put in its place. */
export const insertedInOrder = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] => {
  if (cards.length === 0) return hand;
  if (hand.length === 0 || cards.length > FEW) return inOrder([...hand, ...cards]);
  const all = [...hand];
  for (const card of cards) {
    const order = ORDER.get(card) ?? 0;
    let at = all.length;
    while (at > 0 && (ORDER.get(all[at - 1] ?? card) ?? 0) > order) at--;
    all.splice(at, 0, card);
  }
  return all;
};

const FEW = 4;

/** Hands lie in a fixed order, so that cards taken back come to lie where they were. */
export const inOrder = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
