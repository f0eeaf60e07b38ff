import { baloot as game } from '@majlis/baloot';
import { spelling } from '@majlis/baloot/spelling';
import { seatable } from '../player.ts';
import { plainCard, weighedCard } from './card.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { player } from './style.ts';

export const baloot = seatable({
  game,
  spelling,
  pace: [700, 2_000],
  budget: 150,
  levels: { steady: player(weighedCard), novice: player(plainCard) },
  yardsticks: { greedy, random },
  standing: ({ scores }) => scores,
});
