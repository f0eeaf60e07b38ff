import { type Actor, type Seat, seeded } from '@majlis/kernel';
import type { Choice, Judge } from './judge.ts';

type Kind = { readonly kind: string };

/** How a deal is to go on from a choice. */
export interface PlayOnPlan<A> extends Choice<A> {
  /** Deals as they may lie, for each choice that follows. */
  readonly worlds: number;
  readonly seed: number;
  /** Until this seat is awaited; null: to the end of the deal. */
  readonly until: Seat | null;
}

const MOST_EVENTS = 800;

/** The rest of a deal if somebody does this and everybody plays on as the judge would, each by what their own seat knows. */
export const playedOn = <O, S, A extends Kind, E extends Kind, R extends string>(
  judge: Judge<O, S, A, E, R>,
  start: S,
  { seat, action, worlds, seed, until }: PlayOnPlan<A>,
): readonly E[] => {
  const { game } = judge;
  const events: E[] = [];
  let state = start;
  const done = (by: Actor, what: A): boolean => {
    const decision = game.decide(state, by, what);
    if (!decision.ok) return false;
    events.push(...decision.events);
    state = decision.after;
    return true;
  };
  if (!done(seat, action)) return [];
  while (events.length < MOST_EVENTS && !game.outcome(state)) {
    const [wait] = game.waits(state);
    if (!wait || 'roll' in wait || wait.on === until) break;
    const { on, lapse } = wait;
    const wanted = on === 'house' ? lapse : bestOf(judge, state, on, worlds, seed + events.length);
    if (!done(on, wanted) && !done(on, lapse)) break;
  }
  return events;
};

/** What is best by what the seat knows; where nothing is judged, what a novice does. */
const bestOf = <O, S, A extends Kind, E extends Kind, R extends string>(
  judge: Judge<O, S, A, E, R>,
  state: S,
  seat: Seat,
  worlds: number,
  seed: number,
): A => {
  const view = judge.game.view(state, seat);
  const [first, ...rest] = judge.fair(view, seat, worlds, seeded(seed));
  if (!first) return judge.plain(view, seat);
  return rest.reduce((best, value) => (value.mean > best.mean ? value : best), first).action;
};
