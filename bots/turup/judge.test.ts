import { seeded } from '@majlis/kernel';
import type { TurupEvent } from '@majlis/turup';
import { expect, test } from 'vitest';
import { type Review, review } from '../analysis.ts';
import { diceOf, playDeal } from '../contest.ts';
import { judge } from './judge.ts';
import { turup } from './players.ts';

/** Four players of a level, for so many deals: everything that happened. */
const played = (level: string, deals: number): readonly TurupEvent[] => {
  const events: TurupEvent[] = [];
  const { game } = turup;
  let state = game.open({ ...game.options.presets.default, match: 'points-10' }, 4);
  for (let deal = 0; deal < deals && !game.outcome(state); deal++) {
    const mind = seeded(deal);
    state = playDeal(game, state, {
      act: (view, seat) => turup.think(view, seat, level, 100, mind),
      throw: diceOf(deal, seeded(deal * 2 ** 32 + 5)),
      watch: event => events.push(event),
    });
  }
  return events;
};

const OPTIONS = { ...turup.game.options.presets.default, match: 'points-10' } as const;

const judged = (events: readonly TurupEvent[], worlds: number): Review<unknown> =>
  review(judge, { options: OPTIONS, seats: 4, events }, { worlds, luck: 10 }, 7);

test('the same match is judged alike twice, and a curve leads from deal to deal', () => {
  const events = played('steady', 2);
  const first = judged(events, 20);
  expect(JSON.stringify(judged(events, 20))).toBe(JSON.stringify(first));
  expect(first.deals.length).toBe(2);
  expect(first.curve.length).toBeGreaterThan(20);
  for (const { chance } of first.curve) expect(chance).toBeGreaterThan(0);
  expect(first.accuracy.every(share => share === null || (share > 50 && share <= 100))).toBe(true);
});

test('a forced card carries no mark, the best card no loss, and a reason is one of the list', () => {
  const { moments } = judged(played('random', 2), 20);
  expect(moments.some(({ mark }) => mark === 'mistake')).toBe(true);
  for (const { mark, fairLoss, openLoss, action, best, reason } of moments) {
    if (mark === 'forced') expect([fairLoss, openLoss, reason]).toEqual([0, null, null]);
    if (JSON.stringify(action) === JSON.stringify(best)) expect(fairLoss).toBe(0);
    if (reason) expect(judge.reasons).toContain(reason.kind);
  }
  expect(moments.filter(({ openLoss }) => openLoss !== null).length).toBeGreaterThan(20);
  expect(moments.filter(({ reason }) => reason !== null).length).toBeGreaterThan(1);
});
