import { type BalootEvent, baloot as game } from '@majlis/baloot';
import { seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { type Review, review } from '../analysis.ts';
import { diceOf, playDeal } from '../contest.ts';
import { judge } from './judge.ts';
import { baloot } from './players.ts';

const OPTIONS = game.options.presets.default;

/** Four players of a level, for so many deals, each at the beginning of a match: everything that happened. */
const played = (level: string, deal: number): readonly BalootEvent[] => {
  const events: BalootEvent[] = [];
  const mind = seeded(deal);
  playDeal(game, game.open(OPTIONS, 4), {
    act: (view, seat) => baloot.think(view, seat, level, baloot.budget, mind),
    throw: diceOf(deal, seeded(deal * 2 ** 32 + 5)),
    watch: event => events.push(event),
  });
  return events;
};

const judged = (events: readonly BalootEvent[], worlds: number): Review<unknown> =>
  review({ ...judge, open: () => [] }, { options: OPTIONS, seats: 4, events }, { worlds, luck: 5 }, 7);

test('the same match is judged alike twice, and a curve leads from trick to trick', () => {
  const events = played('steady', 2);
  const first = judged(events, 20);
  expect(JSON.stringify(judged(events, 20))).toBe(JSON.stringify(first));
  expect(first.deals.length).toBe(1);
  expect(first.curve.length).toBe(9);
  for (const { chance } of first.curve) expect(chance).toBeGreaterThan(0);
});

test('a forced card carries no mark, the best action no loss, and a reason is one of the list', () => {
  const { moments } = judged(played('random', 1), 20);
  expect(moments.some(({ mark }) => mark === 'mistake')).toBe(true);
  for (const { mark, fairLoss, action, best, reason } of moments) {
    if (mark === 'forced') expect([fairLoss, reason]).toEqual([0, null]);
    if (JSON.stringify(action) === JSON.stringify(best)) expect(fairLoss).toBe(0);
    if (reason) expect(judge.reasons).toContain(reason.kind);
  }
});

test('with open cards a card is worth what the best that follows is worth', () => {
  let state = game.open(OPTIONS, 4);
  let [solved, worth] = [0, Number.NaN];
  for (const event of played('steady', 2)) {
    const choice = event.kind === 'played' ? judge.choice(state, event) : undefined;
    const values = choice ? (judge.open?.(state, choice.seat) ?? []) : [];
    const sign = choice && choice.seat % 2 === 1 ? -1 : 1;
    if (choice && values.length > 0) {
      const best = Math.max(...values.map(({ value }) => value));
      if (solved++ > 0) expect(sign * best).toBe(worth);
      worth = sign * (values.find(({ action }) => judge.isSame(action, choice.action))?.value ?? Number.NaN);
    }
    state = game.evolve(state, event);
  }
  expect(solved).toBeGreaterThan(5);
});
