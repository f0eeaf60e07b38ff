import { dhappa as game } from '@majlis/dhappa';
import { spelling } from '@majlis/dhappa/spelling';
import { seatable } from '../player.ts';
import { greedy } from './greedy.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import { steady } from './steady.ts';

export const dhappa = seatable({
  game,
  spelling,
  pace: [700, 2_000],
  budget: 8,
  levels: { steady, novice },
  yardsticks: { greedy, random },
  standing: ({ rounds }) => [
    rounds.filter(({ winner }) => winner === 0).length,
    rounds.filter(({ winner }) => winner === 1).length,
  ],
});
