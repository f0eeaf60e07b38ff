import { trunfo as game } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { seatable } from '../player.ts';
import { greedy } from './greedy.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import { steady } from './steady.ts';

export const trunfo = seatable({
  game,
  spelling,
  pace: [1_000, 6_000],
  budget: 40,
  levels: { steady, novice },
  yardsticks: { greedy, random },
  standing: ({ rounds }) => [
    rounds.filter(({ winner }) => winner === 0).length,
    rounds.filter(({ winner }) => winner === 1).length,
  ],
});
