import type { ServerClock } from './clock.ts';

/** Rings when the latest wish has come. Wishes mostly move on and seldom come true, so a timer that rings too early is set again, not every wish anew. */
export interface Alarm {
  /** Only the latest wish counts. */
  set(at: number): void;
  stop(): void;
}

const LONGEST = 2 ** 31 - 1;

export const alarmOf = (clock: ServerClock, ring: () => void): Alarm => {
  let timer: NodeJS.Timeout | undefined;
  let rings = 0;
  let wanted = 0;
  const set = (at: number): void => {
    wanted = at;
    if (timer && rings <= at) return;
    clearTimeout(timer);
    rings = at;
    timer = setTimeout(rung, Math.min(Math.max(0, at - clock.now()), LONGEST));
  };
  const rung = (): void => {
    timer = undefined;
    if (clock.now() < wanted) set(wanted);
    else ring();
  };
  return { set, stop: () => clearTimeout(timer) };
};
