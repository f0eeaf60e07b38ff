import { dhappa as game } from '@majlis/dhappa';
import { spelling } from '@majlis/dhappa/spelling';

/** What is common to all who seat players at Dhappa. */
export const entry = {
  game,
  spelling,
  pace: [700, 2_000],
  budget: 8,
  standing: ({ rounds }: ReturnType<typeof game.open>): readonly [number, number] => [
    rounds.filter(({ winner }) => winner === 0).length,
    rounds.filter(({ winner }) => winner === 1).length,
  ],
} as const;
