import { type Action, baloot, type State } from '@majlis/baloot';
import type { Seat } from '@majlis/kernel';

/** What a seat may do that keeps every duty: where the table would let a wrong card pass, a bot does not lay it. */
export const lawful = (view: State, seat: Seat): readonly Action[] =>
  baloot.offers({ ...view, options: { ...view.options, enforcement: 'strict' } }, seat);
