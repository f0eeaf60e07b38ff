import { type BalootAction, type BalootState, baloot } from '@majlis/baloot';
import type { Seat } from '@majlis/kernel';

/** What a seat may do that keeps every duty: where the table would let a wrong card pass, a bot does not lay it. */
export const lawful = (view: BalootState, seat: Seat): readonly BalootAction[] =>
  baloot.offers({ ...view, options: { ...view.options, enforcement: 'strict' } }, seat);
