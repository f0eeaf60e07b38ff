import {
  type BySide,
  type Card,
  type Play,
  type Seat,
  type Suit,
  sideOf,
  suitOf,
  type Trick,
  winning,
} from '@majlis/kernel';
import { strength, totalAbnat } from './value.ts';

/** BAL-11.5  The play that holds the trick so far. */
export const holding = (trick: Trick, trump: Suit | null): Play | undefined => winning(trick, trump, strength);

/** BAL-11.5  Who takes a finished trick, and leads next. */
export const takerOf = (trick: Trick, trump: Suit | null): Seat => {
  const best = holding(trick, trump);
  if (!best) throw new Error('an empty trick has no taker');
  return best.seat;
};

export const trickAbnat = (trick: Trick, trump: Suit | null): number =>
  totalAbnat(
    trick.map(play => play.card),
    trump,
  );

/** Whether `card`, played after `best`, would hold the trick. */
export const beats = (card: Card, best: Card, trump: Suit | null): boolean =>
  suitOf(card) === suitOf(best) ? strength(card, trump) > strength(best, trump) : suitOf(card) === trump;

/** What each side has taken home. */
export interface Haul {
  readonly cards: BySide<readonly Card[]>;
  readonly tricks: BySide<number>;
}

/** BAL-16.1  Finished tricks, by the side that took them. */
export const haulOf = (tricks: readonly Trick[], trump: Suit | null): Haul => {
  const cards: BySide<Card[]> = [[], []];
  const taken: [number, number] = [0, 0];
  for (const trick of tricks) {
    const side = sideOf(takerOf(trick, trump));
    taken[side]++;
    for (const { card } of trick) cards[side].push(card);
  }
  return { cards, tricks: taken };
};
