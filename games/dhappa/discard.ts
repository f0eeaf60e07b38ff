import { type Card, nextSeat, type Seat } from '@majlis/kernel';
import type { Event } from './action.ts';
import { closing, roundResult } from './ending.ts';
import { evolve } from './evolve.ts';
import { isTwo } from './face.ts';
import type { State } from './state.ts';

/** DHA-7.4  The discard ends the turn; a 2 burns the pile; an empty hand or an empty draw pile ends the round. */
export const discarding = (state: State, seat: Seat, card: Card): readonly Event[] => {
  const discarded: Event = { kind: 'discarded', seat, card };
  const burnt: readonly Event[] = isTwo(card) ? [{ kind: 'burnt', cards: [...state.discards, card] }] : [];
  const after = [discarded, ...burnt].reduce(evolve, state);
  const result = roundResult(after);
  const rest: readonly Event[] = result
    ? closing(after, result)
    : [{ kind: 'passed', to: nextSeat(seat, state.seats) }];
  return [discarded, ...burnt, ...rest];
};
