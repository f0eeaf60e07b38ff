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
  const events: DhappaEvent[] = [{ kind: 'lapsed', seat }];
  let after = state;
  for (let back = dutyFault(state) && unwinding(after); back; back = unwinding(after)) {
    events.push(back);
    after = evolve(after, back);
  }
  const drawn = after.phase === 'pick' ? drawing(after.draw, seat) : undefined;
  if (drawn) {
    events.push(drawn);
    after = evolve(after, drawn);
  }
  const card = autoDiscard(after.hands[seat]?.cards ?? [], after.turn.drawn);
  return card ? [...events, ...discarding(after, seat, card)] : events;
};

/** DHA-11.3  Everything of this turn, last play first; an N-Pick goes back to its pile. */
const unwinding = (state: DhappaState): DhappaEvent | undefined =>
  undoing(state) ?? (state.turn.taken.length > 0 ? { kind: 'pickReturned', seat: state.turn.seat } : undefined);
