import { type Card, ofSuit, RANKS, rankOf, type Seat, type Suit, type Trick, winning } from '@majlis/kernel';

/** TUR-1.5  2…10, J 11, Q 12, K 13, A 14, in every suit alike. */
export const strength = (card: Card): number => RANKS.indexOf(rankOf(card)) + 2;

/** TUR-5.3  Who takes a finished trick, and leads the next. */
export const takerOf = (trick: Trick, trump: Suit): Seat => {
  const best = winning(trick, trump, strength);
  if (!best) throw new Error('an empty trick has no taker');
  return best.seat;
};

/** TUR-7.3  A heart trick is one with a heart in it. */
export const isHeartTrick = (cards: readonly Card[]): boolean => cards.some(ofSuit('H'));
