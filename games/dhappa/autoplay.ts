import { type Card, isJoker, suitOf } from '@majlis/kernel';
import { isNatural, placeOf } from './runs/face.ts';

/**
 * DHA-11.4  What the clock throws away: the card just drawn if it is natural, else the lowest natural one
 * (then clubs, diamonds, hearts, spades), else a joker, and a 2 only where nothing else is left.
 */
export const autoDiscard = (hand: readonly Card[], drawn: Card | null): Card | undefined => {
  if (drawn && isNatural(drawn) && hand.includes(drawn)) return drawn;
  return [...hand].sort((a, b) => rate(a) - rate(b) || (a < b ? -1 : 1))[0];
};

const rate = (card: Card): number => {
  if (isNatural(card)) return placeOf(card) * 4 + 'CDHS'.indexOf(suitOf(card));
  return isJoker(card) ? 100 : 200;
};
