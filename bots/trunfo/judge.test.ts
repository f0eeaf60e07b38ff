import { seeded } from '@majlis/kernel';
import type { TrunfoEvent } from '@majlis/trunfo';
import { expect, test } from 'vitest';
import { type Review, review } from '../analysis.ts';
import { diceOf, playDeal } from '../contest.ts';
import { trunfo } from './index.ts';
import { judge } from './judge.ts';

const { game } = trunfo;
const OPTIONS = game.options.presets.default;

/** A match of two levels, judged. */
const judged = (levels: readonly [string, string], match: number): Review<unknown> => {
  const events: TrunfoEvent[] = [];
  const mind = seeded(match);
  playDeal(game, game.open(OPTIONS, 2), {
    act: (view, seat) => trunfo.think(view, seat, levels[seat] ?? '', trunfo.budget, mind),
    throw: diceOf(match, seeded(match * 2 ** 32)),
    watch: event => events.push(event),
  });
  return review(judge, { options: OPTIONS, seats: 2, events }, { worlds: 30, luck: 1 }, 7);
};

const lossOf = (level: string): number => {
  const losses = [1, 2, 3, 4, 5, 6].flatMap(match =>
    judged([level, 'greedy'], match).moments.flatMap(({ seat, fairLoss }) => (seat === 0 ? [fairLoss] : [])),
  );
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
};

test('against somebody with a habit, who answers it gives away less than who does not', () => {
  expect(lossOf('steady')).toBeLessThan(lossOf('random'));
});

test('the same match is judged alike twice; the last card is forced, the best one costs nothing', () => {
  const first = judged(['novice', 'greedy'], 3);
  expect(JSON.stringify(judged(['novice', 'greedy'], 3))).toBe(JSON.stringify(first));
  for (const { mark, fairLoss, reason, action, best } of first.moments) {
    if (mark === 'forced' || JSON.stringify(action) === JSON.stringify(best)) expect(fairLoss).toBe(0);
    if (reason) expect(judge.reasons).toContain(reason.kind);
  }
  expect(first.deals).toHaveLength(1);
  expect(first.curve.length).toBeGreaterThan(4);
});
