import type { Actor, Wait } from '@majlis/kernel';

/** A stopwatch. */
export interface Watch {
  readonly id: string;
  readonly on: Actor;
  /** null = no limit. */
  readonly ms: number | null;
  /** Run down before it last stood still. */
  readonly spent: number;
  /** null = it stands still. */
  readonly since: number | null;
}

/** What everybody is told of a watch, in the house's time. */
export interface TurnClock {
  readonly id: string;
  readonly on: Actor;
  readonly ms: number | null;
  /** When it runs out; null = never. */
  readonly until: number | null;
}

/** Watches that stand still come back after an interruption; ids are never used twice, so that the oldest may go. */
const MOST_STANDING = 16;

/** A line as it mostly is costs nobody a turn; what it takes longer is given on top, up to so much. */
const USUAL_TRIP_MS = 100;
const MOST_CREDIT_MS = 300;

/** By the house's own measure of the line, never by what a client says. */
export const creditFor = (trip: number): number => Math.min(MOST_CREDIT_MS, Math.max(0, trip - USUAL_TRIP_MS));

/** The watches after a change of waits: who is awaited has his watch running, the others' stand still. `credit`: what a new watch has on top. */
export const watchesAfter = <A>(
  watches: readonly Watch[],
  waits: readonly Wait<A>[],
  now: number,
  credit: (on: Actor) => number,
): readonly Watch[] => {
  const running = waits.map(({ id, on, ms }): Watch => {
    const old = watches.find(watch => watch.id === id);
    return { id, on, ms, spent: old?.spent ?? 0 - credit(on), since: old?.since ?? now };
  });
  const standing = watches.filter(({ id }) => waits.every(wait => wait.id !== id)).map(watch => stopWatch(watch, now));
  return [...standing.slice(-MOST_STANDING), ...running];
};

const stopWatch = (watch: Watch, now: number): Watch =>
  watch.since === null ? watch : { ...watch, spent: watch.spent + (now - watch.since), since: null };

export const deadlineOf = ({ ms, spent, since }: Watch): number | null =>
  ms === null || since === null ? null : since + ms - spent;

/** Time that nobody could use is given back. */
export const withCredit = (watches: readonly Watch[], ms: number): readonly Watch[] =>
  watches.map(watch => (watch.since === null ? watch : { ...watch, spent: watch.spent - ms }));

export const clocksOf = (watches: readonly Watch[]): readonly TurnClock[] =>
  watches.flatMap(watch => {
    const { id, on, ms, since } = watch;
    return since === null ? [] : [{ id, on, ms, until: deadlineOf(watch) }];
  });
