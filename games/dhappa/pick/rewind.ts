import type { DhappaEvent } from '../action.ts';
import { evolve } from '../evolve.ts';
import { undoing } from '../plays/undo.ts';
import type { DhappaState } from '../state.ts';
import { pickOf } from './pick.ts';

/** The turn as it stood right after the pick. Of full states only. */
const beforePlays = (state: DhappaState): DhappaState => {
  const back = undoing(state);
  return back ? beforePlays(evolve(state, back)) : state;
};

/** The turn as it stood before its N-Pick. */
export const beforePick = (state: DhappaState): DhappaState => {
  const returned: DhappaEvent = { kind: 'pickReturned', seat: state.turn.seat };
  return evolve(beforePlays(state), returned);
};

/** DHA-12.3  Whether the N-Pick of this turn was lawful: everybody knows that it was. */
export const pickHolds = (state: DhappaState): boolean =>
  state.turn.duty === null || pickOf(beforePick(state), state.turn.seat, state.turn.taken.length).ok;
