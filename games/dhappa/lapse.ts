import type { Seat } from '@majlis/kernel';
import type { DhappaEvent } from './action.ts';
import { autoDiscard } from './autoplay.ts';
import { evolve } from './evolve.ts';
import { drawing } from './pick/pick.ts';
import { discarding } from './plays/discard.ts';
import { dutyFault } from './plays/duty.ts';
import { undoing } from './plays/undo.ts';
import type { DhappaState } from './state.ts';

/** DHA-11.2  Time is up: what cannot stand is unwound, a card is drawn if none was, and one is thrown away. */
export const lapse = (state: DhappaState, seat: Seat): readonly DhappaEvent[] => {
  const before: readonly DhappaEvent[] = [{ kind: 'lapsed', seat }, ...(dutyFault(state) ? unwinding(state) : [])];
  const unwound = before.reduce(evolve, state);
  const drawn = unwound.phase === 'pick' ? drawing(unwound.draw, seat) : undefined;
  const ready = drawn ? evolve(unwound, drawn) : unwound;
  const card = autoDiscard(ready.hands[seat]?.cards ?? [], ready.turn.drawn);
  return [...before, ...(drawn ? [drawn] : []), ...(card ? discarding(ready, seat, card) : [])];
};

/** DHA-11.3  Everything of this turn, last play first; an N-Pick goes back to its pile. */
const unwinding = (state: DhappaState): readonly DhappaEvent[] => {
  const back = undoing(state);
  if (back) return [back, ...unwinding(evolve(state, back))];
  return state.turn.taken.length > 0 ? [{ kind: 'pickReturned', seat: state.turn.seat }] : [];
};
