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

export const supplyOf = (cards: readonly Card[]): Supply => {
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

interface Filling {
  /** The natural card for each place, where there is one. */
  readonly naturals: readonly (Card | undefined)[];
  readonly jokers: readonly Card[];
  readonly twos: readonly Card[];
  readonly test: (cards: readonly Card[]) => boolean;
}

/**
 * Whether one of the ways to fill places with natural cards of the suit, jokers or 2s passes a test: they are put to
 * it one after another, natural cards first. Copies of a card, and wilds of a kind, are not told apart.
 */
export const someFill = (
  places: readonly number[],
  suit: Suit,
  { naturals, jokers, twos }: Supply,
  test: Filling['test'],
): boolean => {
  const row = naturals[suit];
  return someRest({ naturals: places.map(place => row[place]), jokers, twos, test }, [], 0, 0);
};

/** The same once these cards are in their places, so many jokers and 2s among them. */
const someRest = (filling: Filling, cards: readonly Card[], jokersUsed: number, twosUsed: number): boolean => {
  const { naturals, jokers, twos, test } = filling;
  if (cards.length === naturals.length) return test(cards);
  if (lacking(naturals, cards.length) > jokers.length - jokersUsed + twos.length - twosUsed) return false;
  const natural = naturals[cards.length];
  const joker = jokers[jokersUsed];
  const two = twos[twosUsed];
  return (
    (natural !== undefined && someRest(filling, [...cards, natural], jokersUsed, twosUsed)) ||
    (joker !== undefined && someRest(filling, [...cards, joker], jokersUsed + 1, twosUsed)) ||
    (two !== undefined && someRest(filling, [...cards, two], jokersUsed, twosUsed + 1))
  );
};

const lacking = (naturals: readonly (Card | undefined)[], from: number): number => {
  let count = 0;
  for (let i = from; i < naturals.length; i++) if (!naturals[i]) count++;
  return count;
};

/** The sub-hands of a set: so many natural cards of one rank, copies of a suit not told apart. */
export const choices = (naturals: readonly Card[], count: number): readonly Card[][] => {
  if (count === 0) return [[]];
  const tried = new Set<Suit>();
  return naturals.flatMap((card, i) => {
    if (tried.has(suitOf(card))) return [];
    tried.add(suitOf(card));
    const later = naturals.filter((other, j) => (suitOf(other) === suitOf(card) ? j > i : !tried.has(suitOf(other))));
    return choices(later, count - 1).map(more => [card, ...more]);
  });
};
