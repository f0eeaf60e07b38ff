import { expect, test } from 'vitest';
import { below, stream } from './stream.ts';

const key = Uint8Array.from({ length: 32 }, (_, i) => 7 * i);

/** χ² of 3, 5, 6 … equal boxes; the limits are exceeded once in 10,000 runs, and the streams are fixed. */
test.each([
  [3, 18.4],
  [5, 23.5],
  [6, 25.7],
  [10, 33.7],
])('%i numbers come up alike', (n, limit) => {
  const random = stream(key, `boxes/${n}`);
  const draws = 60_000;
  const boxes = Array.from({ length: n }, () => 0);
  for (let i = 0; i < draws; i++) boxes[random.below(n)]! += 1;
  const spread = boxes.reduce((sum, seen) => sum + (seen - draws / n) ** 2 / (draws / n), 0);
  expect(spread).toBeLessThan(limit);
});

/** 2³² = 613,566,756 · 7 + 4: the last four words belong to nobody. */
test.each([
  ['the last word of a full round', 7, [4294967291], 6],
  ['the first word beyond', 7, [4294967292, 5], 5],
  ['the last word of all', 7, [4294967295, 4294967294, 8], 1],
  ['a power of two passes nothing over', 8, [4294967295], 7],
  ['more than half', 2 ** 31 + 1, [2 ** 31 + 1, 2 ** 31], 2 ** 31],
  ['all words', 2 ** 32, [4294967295], 4294967295],
])('%s', (_, n, words, number) => {
  const left = [...words];
  expect(below(n, () => left.shift()!)).toBe(number);
  expect(left).toEqual([]);
});

test('where a plain modulo would double the lowest third, it stays a third', () => {
  const random = stream(key, 'thirds');
  const n = 3 * 2 ** 30;
  const low = Array.from({ length: 30_000 }, () => random.below(n)).filter(x => x < n / 3).length;
  expect(Math.abs(low / 30_000 - 1 / 3)).toBeLessThan(0.012);
});

test('drawing from one stream moves no other', () => {
  const alone = stream(key, 'trump');
  const beside = stream(key, 'trump');
  const other = stream(key, 'dealer');
  for (let i = 0; i < 100; i++) {
    other.below(4);
    expect(beside.below(1000)).toBe(alone.below(1000));
  }
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('nothing is below %s', n => {
  expect(() => stream(key, 'odd').below(n)).toThrow(RangeError);
});
