import { turup as game } from '@majlis/turup';
import { spelling } from '@majlis/turup/spelling';
import { seatable } from '../player.ts';
import { plainCard, weighedCard } from './card.ts';
import { chances } from './chance.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { stakesOf } from './stakes.ts';
import { player } from './style.ts';

export const turup = seatable({
  game,
  spelling,
  pace: [600, 2_000],
  budget: 300,
  chances,
  levels: {
    steady: player((view, eyes, budget, dice) => weighedCard(eyes, stakesOf(view), budget, dice)),
    novice: player((_, eyes) => plainCard(eyes)),
  },
  yardsticks: { greedy, random },
  standing: ({ scores }) => scores,
});
