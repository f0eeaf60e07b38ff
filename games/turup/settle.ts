import { accept, type Decision } from '@majlis/kernel';
import type { Event, Reason } from './action.ts';
import { evolve } from './evolve.ts';
import { follow } from './follow.ts';
import type { State } from './state.ts';

/** One event for the choice, then whatever nobody chooses. */
export const settle = (state: State, event: Event): Decision<Event, Reason> => {
  const events = [event];
  let now = evolve(state, event);
  for (let fact = follow(now); fact; fact = follow(now)) {
    events.push(fact);
    now = evolve(now, fact);
  }
  return accept(...events);
};
