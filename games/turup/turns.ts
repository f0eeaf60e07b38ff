import type { Seat } from '@majlis/kernel';
import type { TurupOptions } from './options.ts';

export const SEATS = 4;

/** One entry for each side: Royals (seats 0 and 2), Rebels (1 and 3). */
export type BySide<T> = readonly [T, T];

type Turning = Pick<TurupOptions, 'direction'>;

/** TUR-1.4  Seats are numbered clockwise; the turn goes the same way, or (option) the other. */
export const after = (seat: Seat, { direction }: Turning): Seat =>
  (seat + (direction === 'clockwise' ? 1 : SEATS - 1)) % SEATS;

/** All four seats in turn, beginning with `first`. */
export const around = (first: Seat, options: Turning): readonly Seat[] => {
  const second = after(first, options);
  const third = after(second, options);
  return [first, second, third, after(third, options)];
};

export const partnerOf = (seat: Seat): Seat => (seat + 2) % SEATS;
