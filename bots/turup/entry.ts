import { turup as game } from '@majlis/turup';
import { spelling } from '@majlis/turup/spelling';
import { plainCard, weighedCard } from './card.ts';
import { stakesOf } from './stakes.ts';
import { player } from './style.ts';

/**
 * Also the yardstick `steady1`: as long as nothing better takes its name, the two are one. `yardsticks.test` holds the
 * yardstick to what it has always done; when `steady` changes, its files are copied to a folder of their own.
 */
export const steady = player((view, belief, budget, dice) => weighedCard(belief, stakesOf(view), budget, dice));

export const novice = player((_, belief) => plainCard(belief));

/** What is common to all who seat players at Turup. */
export const entry = {
  game,
  spelling,
  pace: [600, 2_000],
  budget: 300,
  standing: ({ scores }: ReturnType<typeof game.open>) => scores,
} as const;
