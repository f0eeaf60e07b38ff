import { type Card, nextSeat, type Seat } from '@majlis/kernel';
import type { DhappaEvent } from '../action.ts';
import { evolve } from '../evolve.ts';
import { isTwo } from '../runs/face.ts';
import { closing, roundResult } from '../score/ending.ts';
import type { DhappaState } from '../state.ts';

/** DHA-7.4  The discard ends the turn; a 2 burns the pile; an empty hand or an empty draw pile ends the round. */
export const discarding = (state: DhappaState, seat: Seat, card: Card): readonly DhappaEvent[] => {
  const discarded: DhappaEvent = { kind: 'discarded', seat, card };
  const burnt: readonly DhappaEvent[] = isTwo(card) ? [{ kind: 'burnt', cards: [...state.discards, card] }] : [];
  const after = [discarded, ...burnt].reduce(evolve, state);
  const result = roundResult(after);
  const rest: readonly DhappaEvent[] = result
    ? closing(after, result)
    : [{ kind: 'passed', to: nextSeat(seat, state.seats) }];
  return [discarded, ...burnt, ...rest];
};
