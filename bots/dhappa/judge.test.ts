import type { DhappaEvent } from '@majlis/dhappa';
import { seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { type Review, review } from '../analysis.ts';
import { diceOf, playDeal } from '../contest.ts';
import { judge } from './judge.ts';
import { dhappa } from './players.ts';

const { game } = dhappa;
const OPTIONS = game.options.presets.default;

/** A round of four players of a level, judged. */
const judged = (level: string, seed: number): Review<unknown> => {
  const events: DhappaEvent[] = [];
  const mind = seeded(seed);
  playDeal(game, game.open(OPTIONS, 4), {
    act: (view, seat) => dhappa.think(view, seat, level, dhappa.budget, mind),
    throw: diceOf(seed, seeded(seed * 2 ** 32)),
    watch: event => events.push(event),
  });
  return review(judge, { options: OPTIONS, seats: 4, events }, { worlds: 4, luck: 1 }, 7);
};

const lossOf = ({ moments }: Review<unknown>): number => {
  const choices = moments.filter(({ mark }) => mark !== 'forced');
  return choices.reduce((sum, { fairLoss }) => sum + fairLoss, 0) / choices.length;
};

test('who goes by plain good sense gives away more than who reckons', () => {
  expect(lossOf(judged('novice', 2))).toBeGreaterThan(lossOf(judged('master', 2)));
});

test('the same round is judged alike twice; the best costs nothing, and a reason is one of the list', () => {
  const first = judged('greedy', 1);
  expect(JSON.stringify(judged('greedy', 1))).toBe(JSON.stringify(first));
  for (const { mark, fairLoss, action, best, reason } of first.moments) {
    if (mark === 'forced' || JSON.stringify(action) === JSON.stringify(best)) expect(fairLoss).toBe(0);
    if (reason) expect(judge.reasons).toContain(reason.kind);
  }
  expect(first.moments.some(({ mark }) => mark === 'mistake' || mark === 'inaccuracy')).toBe(true);
  expect(first.curve.length).toBeGreaterThan(4);
});
