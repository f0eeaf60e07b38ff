import type { Event } from './action.ts';
import { evolve } from './evolve.ts';
import { pickOf } from './pick.ts';
import type { State } from './state.ts';
import { undoing } from './undo.ts';

/** The turn as it stood right after the pick. Of full states only. */
const beforePlays = (state: State): State => {
  const back = undoing(state);
  return back ? beforePlays(evolve(state, back)) : state;
};

/** The turn as it stood before its N-Pick. */
export const beforePick = (state: State): State => {
  const returned: Event = { kind: 'pickReturned', seat: state.turn.seat };
  return evolve(beforePlays(state), returned);
};

/** DHA-12.3  Whether the N-Pick of this turn was lawful: everybody knows that it was. */
export const pickHolds = (state: State): boolean =>
  state.turn.duty === null || pickOf(beforePick(state), state.turn.seat, state.turn.taken.length).ok;
