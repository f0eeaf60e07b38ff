import type { Device } from '@/store/table-store.ts';

interface DueWork {
  readonly at: number;
  readonly work: () => void;
}

/** Time that goes by only when the test lets it. */
const stillClock = () => {
  let [now, due]: [number, readonly DueWork[]] = [1_000_000, []];
  const without = (one: DueWork): void => {
    due = due.filter(other => other !== one);
  };
  return {
    now: (): number => now,
    later: (ms: number, work: () => void): (() => void) => {
      const one = { at: now + ms, work };
      due = [...due, one];
      return () => without(one);
    },
    /** What is due first by then is done at its time; false: nothing is. */
    next: (by = Number.POSITIVE_INFINITY): boolean => {
      const [first] = due.filter(({ at }) => at <= by).sort((a, b) => a.at - b.at);
      if (!first) return false;
      without(first);
      now = Math.max(now, first.at);
      first.work();
      return true;
    },
    /** The time is that, whatever was due. */
    set: (at: number): void => {
      now = at;
    },
    /** Nothing is due any more: who wanted it is gone. */
    clear: (): void => {
      due = [];
    },
  };
};

/** A device for stores and tables without a page; what it draws is counted up. `ahead`: its clock is wrong by so much. */
export const stillDevice = (ahead = 0) => {
  const clock = stillClock();
  const kept = new Map<string, string>();
  let draws = 0;
  const draw = (bytes: number): string => (++draws).toString(16).padStart(bytes * 2, '0');
  const device: Device = {
    now: () => clock.now() + ahead,
    draw,
    keep: { get: key => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value) },
  };
  return { clock, draw, device };
};

/** Promises that wait for nothing but one another have come to their end. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
