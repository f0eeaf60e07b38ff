import { baloot, trunfo } from '@majlis/bots';
import { expect, test } from 'vitest';
import { ratesOf } from './baloot-rates.ts';
import { duel } from './duelling.ts';

const BALOOT = { deals: 40, seed: 1, options: baloot.game.options.presets.default };
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
  ['steady', 'greedy', 1],
  ['steady', 'novice', 0],
  ['novice', 'random', 3],
] as const)('Baloot: %s beats %s', (a, b, margin) => {
  const { points, error } = duel(baloot, { ...BALOOT, deals: 120, a, b });
  expect(points).toBeGreaterThan(margin);
  expect(points).toBeGreaterThan(2 * error);
});

test('the rates are of a hundred: what is bought adds up', () => {
  const { rates } = ratesOf({ ...BALOOT, a: 'novice', b: 'novice' });
  const percent = (what: string): number => rates.find(rate => rate.what === what)?.percent ?? 0;
  expect(percent('Hokum') + percent('Sun') + percent('Ashkal')).toBeCloseTo(100);
});
