import { turup as game } from '@majlis/turup';
import { spelling } from '@majlis/turup/spelling';
import { seatable } from '../player.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export const turup = seatable({
  game,
  spelling,
  pace: [600, 2_000],
  budget: 150,
  levels: { steady: greedy, novice: greedy },
  yardsticks: { greedy, random },
  standing: ({ scores }) => scores,
});
