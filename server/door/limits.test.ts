import { expect, test } from 'vitest';
import { limitsOf } from './limits.ts';

test('so many in so long, by key, and then how long to wait', () => {
  let now = 0;
  const limits = limitsOf({ count: () => Promise.reject(new Error('not for short ones')) }, () => now);
  const rules = [
    { name: 'few', most: 2, ms: 1_000 },
    { name: 'day', most: 3, ms: 10_000 },
  ];
  expect([limits.here(rules, 'a'), limits.here(rules, 'a'), limits.here(rules, 'a')]).toEqual([0, 0, 1_000]);
  expect(limits.here(rules, 'b')).toBe(0);
  now = 1_000;
  expect([limits.here(rules, 'a'), limits.here(rules, 'a')]).toEqual([0, 9_000]);
});

test('what counts for long is counted in the store, after what counts for short', async () => {
  const counted: string[] = [];
  const tallies = {
    count: async (name: string, key: string) => {
      counted.push(`${name}/${key}`);
      return { used: counted.length, until: 5_000_000 };
    },
  };
  const limits = limitsOf(tallies, () => 0);
  const rules = [
    { name: 'short', most: 3, ms: 1_000 },
    { name: 'long', most: 2, ms: 5_000_000 },
  ];
  const waits: number[] = [];
  for (let n = 0; n < 5; n++) waits.push(await limits.wait(rules, 'a'));
  expect(waits).toEqual([0, 0, 5_000_000, 1_000, 1_000]);
  expect(counted).toEqual(['long/a', 'long/a', 'long/a']);
});

test('[T20] a crowd of addresses does not fill the memory', () => {
  let looks = 0;
  const now = (): number => {
    looks += 1;
    return 0;
  };
  const limits = limitsOf({ count: () => Promise.reject(new Error('not for short ones')) }, now);
  const rules = [{ name: 'few', most: 1, ms: 1_000 }];
  for (let n = 0; n < 300_000; n++) limits.here(rules, `${n}`);
  // Were the row walked through for each that comes, it would be looked at some hundred thousand times a hundred thousand.
  expect(looks).toBeLessThan(3_000_000);
  expect([limits.here(rules, '0'), limits.here(rules, '299999')]).toEqual([0, 1_000]);
});
