import { type Card, RANKS, rankOf, type Suit, suitOf } from '@majlis/kernel';

/** TRU-4  What decides a round: the higher power takes it. */
export const power = (card: Card, trump: Suit | null): number =>
  RANKS.indexOf(rankOf(card)) + (suitOf(card) === trump ? RANKS.length : 0);

export const strongestFirst =
  (trump: Suit | null) =>
  (a: Card, b: Card): number =>
    power(b, trump) - power(a, trump);
