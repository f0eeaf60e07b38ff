import { type Card, ofSuit, pick } from '@majlis/kernel';
import { type Duel, duellist } from './duellist.ts';
import { power, strongestFirst } from './power.ts';

const JACK = power('JS', null);

/** Keeps its better half, trumps first of all, until the other has shown strength, and throws low cards till then. */
export const novice = duellist((duel, _, random) => {
  const weakestFirst = [...duel.hand].sort(strongestFirst(duel.view.trump)).reverse();
  const half = Math.ceil(weakestFirst.length / 2);
  return pick(isPressed(duel) ? weakestFirst.slice(-half) : weakestFirst.slice(0, half), random);
});

const isPressed = ({ shown, view }: Duel): boolean => {
  const last = shown.at(-1);
  return last !== undefined && isStrong(last, view);
};

const isStrong = (card: Card, { trump }: Duel['view']): boolean => ofSuit(trump)(card) || power(card, trump) >= JACK;
