import { baloot, trunfo, turup } from '@majlis/bots';
import { expect, test } from 'vitest';
import { ratesOf } from './baloot-rates.ts';
import { balootContract, contractCount } from './contracts.ts';
import { duel } from './duelling.ts';
import { timed } from './thinking-time.ts';
import { trickCount, ratesOf as turupRatesOf } from './turup-rates.ts';

const BALOOT = { deals: 40, seed: 1, options: baloot.game.options.presets.default };
const TURUP = { deals: 120, seed: 1, options: turup.game.options.presets.default };
const TRUNFO = { deals: 200, seed: 1, options: trunfo.game.options.presets.default };

test('the same seed gives the same duel, another seed another', () => {
  const terms = { ...BALOOT, a: 'novice', b: 'greedy' };
  expect(duel(baloot, terms)).toEqual(duel(baloot, terms));
  expect(duel(baloot, { ...terms, seed: 2 })).not.toEqual(duel(baloot, terms));
});

test('what one level wins, the other loses', () => {
  const [there, back] = [
    duel(trunfo, { ...TRUNFO, a: 'greedy', b: 'novice' }),
    duel(trunfo, { ...TRUNFO, a: 'novice', b: 'greedy' }),
  ];
  expect(there.won + there.lost + there.drawn).toBe(2 * TRUNFO.deals);
  expect(Math.abs(there.points + back.points)).toBeLessThan(4 * (there.error + back.error));
});

test('equal players without luck of their own are equal: the deals are the same, the seats swapped', () => {
  expect(duel(baloot, { ...BALOOT, a: 'greedy', b: 'greedy' })).toMatchObject({ points: 0, error: 0 });
});

test.each([
  ['steady', 'greedy', 2.5],
  ['steady', 'novice', 0],
  ['novice', 'random', 3],
] as const)('Baloot: %s beats %s', (a, b, margin) => {
  const { points, error } = duel({ ...baloot, budget: 75 }, { ...BALOOT, deals: 60, a, b });
  expect(points).toBeGreaterThan(margin);
  expect(points).toBeGreaterThan(2 * error);
});

test.each([
  ['steady', 'greedy', 0.4],
  ['steady', 'novice', 0],
  ['novice', 'random', 2],
] as const)('Turup: %s takes more tricks than %s', (a, b, margin) => {
  const tricks = trickCount();
  const { points, error } = duel({ ...turup, budget: 40 }, { ...TURUP, a, b }, tricks.watch);
  expect(tricks.lead(2 * TURUP.deals)).toBeGreaterThan(margin);
  expect(points).toBeGreaterThan(2 * error);
});

test('Turup: every contract is of some height, and most bids are sevens', () => {
  const rates = turupRatesOf({ ...TURUP, a: 'novice', b: 'novice' });
  const value = (what: string): number => rates.find(rate => rate.what === what)?.value ?? 0;
  expect(value('mean bid')).toBeGreaterThan(7);
  expect(value('mean contract')).toBeGreaterThan(value('mean bid'));
  expect([7, 8, 9, 10, 11].reduce((sum, bid) => sum + value(`contracts of ${bid}`), 0)).toBeCloseTo(100);
});

test('the rates are of a hundred: what is bought adds up', () => {
  const { rates } = ratesOf({ ...BALOOT, a: 'novice', b: 'novice' });
  const percent = (what: string): number => rates.find(rate => rate.what === what)?.percent ?? 0;
  expect(percent('Hokum') + percent('Sun') + percent('Ashkal')).toBeCloseTo(100);
});

test('the points by contract add up to the points of the duel, and every deal is better, worse or the same', () => {
  const contracts = contractCount();
  const { players, costOf } = timed(baloot);
  const { points, better, worse, same } = duel(
    players,
    { ...BALOOT, a: 'novice', b: 'greedy' },
    (event, side, after) => {
      const scored = balootContract(event, after);
      if (scored) contracts.note(scored, side);
    },
  );
  const rows = contracts.rows();
  expect(rows.reduce((sum, row) => sum + row.points, 0) / (2 * BALOOT.deals)).toBeCloseTo(points);
  expect(new Set(rows.map(({ buyer }) => buyer))).toEqual(new Set(['a', 'b']));
  expect(better + worse + same).toBe(BALOOT.deals);
  const { decisions, mean, p99 } = costOf('novice');
  expect(decisions).toBeGreaterThan(BALOOT.deals);
  expect(mean).toBeLessThanOrEqual(p99);
});
