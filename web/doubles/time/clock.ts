import { ui } from '@/doubles/ui.ts';
import { type DeviceClock, CLOCK as REAL } from '@/time/clock.ts';

interface Due {
  readonly at: number;
  readonly work: () => void;
}

let ahead = 0;
let stoppedAt: number | null = null;
let rate = { from: 0, real: 0, speed: 1 };
const waiting = new Set<Due>();
const watching = new Set<() => void>();

const running = (): number => rate.from + (REAL.now() - rate.real) * rate.speed;
const now = (): number => (stoppedAt ?? running()) + ahead;

/** What is due by this clock is done; what is not yet is waited for, unless the clock stands still. */
const look = (due: Due): void => {
  if (!waiting.has(due)) return;
  if (now() < due.at) {
    if (stoppedAt === null) REAL.later((due.at - now()) / rate.speed, () => look(due));
    return;
  }
  waiting.delete(due);
  due.work();
};

/** A clock that a test can stop, move on and let run faster. */
export const CLOCK: DeviceClock = {
  now,
  later: (ms, work) => {
    const due: Due = { at: now() + ms, work };
    waiting.add(due);
    REAL.later(ms / rate.speed, () => look(due));
    return () => waiting.delete(due);
  },
  every: (ms, work) => {
    watching.add(work);
    const stop = REAL.every(ms / rate.speed, work);
    return () => {
      watching.delete(work);
      stop();
    };
  },
};

/** From now on time runs so many times as fast. */
export const runAt = (speed: number): void => {
  rate = { from: running(), real: REAL.now(), speed };
};

ui.clock = {
  now,
  stop: () => {
    stoppedAt ??= running();
  },
  advance: (ms: number) => {
    ahead += ms;
    for (const work of [...watching]) work();
    for (const due of [...waiting].toSorted((a, b) => a.at - b.at)) look(due);
  },
};
