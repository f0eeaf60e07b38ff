import type { DhappaState } from '@majlis/dhappa';
import { type Card, nextSeat, otherSide, type Seat, sideOf, sizeOf } from '@majlis/kernel';
import { isNatural, isTwo } from './card.ts';
import { deadIn } from './deadwood.ts';
import { lanesOf } from './lane.ts';
import type { Sitting } from './style.ts';

/** A pile of which the next player could lay so many cards is rich. */
const RICH = 4;

/** DHA-7.5  A 2 to burn a rich pile with, while the others are nearer to going out. */
export const burning = (sitting: Sitting): Card | undefined => {
  const { view, seat, position } = sitting;
  const two = position.hand.find(isTwo);
  return two && isBehind(view, seat) && riches(sitting) >= RICH ? two : undefined;
};

const isBehind = ({ hands }: DhappaState, seat: Seat): boolean => {
  const fewest = (ours: boolean): number =>
    Math.min(...hands.flatMap((hand, at) => ((sideOf(at) === sideOf(seat)) === ours ? [sizeOf(hand)] : [])));
  return fewest(false) < fewest(true);
};

/** How many cards of the discard pile the next player could lay, if he has opened. */
const riches = ({ view, seat, position }: Sitting): number => {
  if (!view.opened[nextSeat(seat, view.seats)]) return 0;
  const theirs = { ...position, side: otherSide(position.side), hand: view.discards };
  return view.discards.filter(isNatural).length - deadIn(lanesOf(theirs), 0, new Map());
};
