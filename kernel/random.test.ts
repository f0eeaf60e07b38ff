import { expect, test } from 'vitest';
import { pick, seeded, shuffled } from './random.ts';

const draws = (seed: number): number[] => {
  const random = seeded(seed);
  return Array.from({ length: 50 }, () => random.below(1_000_000));
};

test('the same seed gives the same numbers, another seed others', () => {
  expect(draws(7)).toEqual(draws(7));
  expect(draws(7)).not.toEqual(draws(8));
  expect(draws(7)).not.toEqual(draws(7 + 2 ** 32));
});

test('all values below n come about equally often', () => {
  const random = seeded(1);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[random.below(6)]! += 1;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test('a shuffle keeps every item and leaves the list alone', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(shuffled(list, seeded(3)).sort()).toEqual(list);
  expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('nothing can be picked from nothing', () => {
  expect(pick(['AS'], seeded(1))).toBe('AS');
  expect(() => pick([], seeded(1))).toThrow();
});
