import type { State } from '@majlis/dhappa';
import { type Card, type Seat, sideOf, sizeOf } from '@majlis/kernel';
import { isTwo } from './card.ts';
import { suits } from './next.ts';
import type { Sitting } from './style.ts';

/** A pile with so many cards that the next player could lay is rich. */
const RICH = 3;

/** DHA-7.5  A 2 to burn a rich pile with, while the others are nearer to going out. */
export const burning = ({ view, seat, position }: Sitting): Card | undefined => {
  const two = position.hand.find(isTwo);
  if (!two || position.hand.length < 2) return undefined;
  const rich = view.discards.filter(card => suits(view, card)).length >= RICH;
  return rich && isBehind(view, seat) ? two : undefined;
};

const isBehind = ({ hands }: State, seat: Seat): boolean => {
  const fewest = (ours: boolean): number =>
    Math.min(...hands.flatMap((hand, at) => ((sideOf(at) === sideOf(seat)) === ours ? [sizeOf(hand)] : [])));
  return fewest(false) < fewest(true);
};
