import type { Seat } from '@majlis/kernel';
import type { TurupOptions } from './options.ts';

export const SEATS = 4;

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
