import { turup as game } from '@majlis/turup';
import { spelling } from '@majlis/turup/spelling';
import { seatable } from '../player.ts';
import { plainCard, weighedCard } from './card.ts';
import { chances } from './chance.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { stakesOf } from './stakes.ts';
import { player } from './style.ts';

/**
 * Also the yardstick `steady1`: as long as nothing better takes its name, the two are one. `yardsticks.test` holds the
 * yardstick to what it has always done; when `steady` changes, its files are copied to a folder of their own.
 */
const steady = player((view, belief, budget, dice) => weighedCard(belief, stakesOf(view), budget, dice));

export const turup = seatable({
  game,
  spelling,
  pace: [600, 2_000],
  budget: 300,
  chances,
  levels: {
    steady,
    novice: player((_, belief) => plainCard(belief)),
  },
  yardsticks: { greedy, random, steady1: steady },
  standing: ({ scores }) => scores,
});
