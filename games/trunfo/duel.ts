import { type Card, type Seat, type Suit, suitOf } from '@majlis/kernel';
import { cardValue } from './value.ts';

/** TRU-4  Whose card takes the round; null if neither does. Nothing is led and nothing needs to be followed. */
export const duel = (one: Card, two: Card, trump: Suit): Seat | null => {
  const [a, b] = [power(one, trump), power(two, trump)];
  if (a === b) return null;
  return a > b ? 0 : 1;
};

/** TRU-4.1  The lowest trump stands above the highest plain card. */
const power = (card: Card, trump: Suit): number => cardValue(card) + (suitOf(card) === trump ? 100 : 0);
