import type { AnySeatable } from '@majlis/bots';
import { seeded } from '@majlis/kernel';
import type { GameSetup } from '@majlis/table';
import type { LocalThink } from '@/offline/thinker.ts';

/** The bots of a game. */
export interface LoadedBots extends Required<Pick<GameSetup, 'levels' | 'pace' | 'chance'>> {
  readonly think: LocalThink;
}

const draw = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A level that needs a house; without one the best that travels with the app sits down for it. */
const MASTER = 'master';

export const botsOf = ({ levels, pace, chances, answer, budget }: AnySeatable): LoadedBots => ({
  levels: levels.includes(MASTER) ? levels : [...levels, MASTER],
  pace,
  chance: chances.at,
  think: ({ view, seat, level }) =>
    answer(view, seat, levels.includes(level) ? level : levels[0], budget, seeded(draw())) ?? null,
});
