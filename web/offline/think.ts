import type { AnySeatable } from '@majlis/bots';
import { seeded } from '@majlis/kernel';
import type { GameSetup } from '@majlis/table';
import type { LocalThink } from '@/offline/thinker.ts';

/** The bots of a game. */
export interface LoadedBots extends Required<Pick<GameSetup, 'levels' | 'pace' | 'chance'>> {
  readonly think: LocalThink;
}

const draw = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A level that a device may not have yet; the best that travels with the app then sits down for it. */
const MASTER = 'master';

/** A decision that takes longer makes the next ones smaller, so that a slow device keeps its warmth and its battery. */
const MOST_MS = 80;
/** One that takes less than this makes them larger again. */
const LITTLE_MS = MOST_MS / 4;
const GROWTH = 1.25;
const LEAST_SHARE = 0.05;

/** What share of the usual budget this device has time for, after a decision with some share took so long. */
export const shareAfter = (share: number, tookMs: number): number => {
  if (tookMs > MOST_MS) return Math.max(LEAST_SHARE, (share * MOST_MS) / tookMs);
  return tookMs < LITTLE_MS ? Math.min(1, share * GROWTH) : share;
};

/** `now` is what time it is, in milliseconds: how much is thought here goes by how fast this device was so far. */
export const botsOf = ({ levels, pace, chances, answer, budget }: AnySeatable, now: () => number): LoadedBots => {
  let share = 1;
  return {
    levels: levels.includes(MASTER) ? levels : [...levels, MASTER],
    pace,
    chance: chances.at,
    think: ({ view, seat, level }) => {
      const before = now();
      const known = levels.includes(level) ? level : levels[0];
      const action = answer(view, seat, known, Math.ceil(budget * share), seeded(draw()));
      share = shareAfter(share, now() - before);
      return action ?? null;
    },
  };
};
