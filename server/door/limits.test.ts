import { expect, test } from 'vitest';
import { limitsOf } from './limits.ts';

test('so many in so long, by key, and then how long to wait', () => {
  let now = 0;
  const limits = limitsOf(() => now);
  const rules = [
    { name: 'few', most: 2, ms: 1_000 },
    { name: 'day', most: 3, ms: 10_000 },
  ];
  expect([limits.wait(rules, 'a'), limits.wait(rules, 'a'), limits.wait(rules, 'a')]).toEqual([0, 0, 1_000]);
  expect(limits.wait(rules, 'b')).toBe(0);
  now = 1_000;
  expect([limits.wait(rules, 'a'), limits.wait(rules, 'a')]).toEqual([0, 9_000]);
});
