import type { AnySeatable } from '@majlis/bots';
import { seeded } from '@majlis/kernel';
import type { GameSetup } from '@majlis/table';
import type { Think } from '@/offline/thinker.ts';

/** The bots of a game. */
export interface Bots extends Required<Pick<GameSetup, 'levels' | 'pace' | 'chance'>> {
  readonly think: Think;
}

const draw = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export const botsOf = ({ levels, pace, chances, answer, budget }: AnySeatable): Bots => ({
  levels,
  pace,
  chance: chances.at,
  think: ({ view, seat, level }) => answer(view, seat, level, budget, seeded(draw())) ?? null,
});
