import { expect, test } from 'vitest';
import { cards, pack } from '../card.ts';
import { seeded, shuffled } from '../random.ts';
import { chiSquareOf, zOf } from './chi-square.ts';

/** By hand: n = 2, 10 deals, expected 5; plain sum = 4 · d² / 5, halved; df = 1. */
test.each([
  ['even', [5, 5, 5, 5], -1 / Math.SQRT2],
  ['6 to 4', [6, 4, 4, 6], (0.4 - 1) / Math.SQRT2],
  ['never moved', [10, 0, 0, 10], 9 / Math.SQRT2],
])('two cards, %s', (_, counts, z) => {
  expect(zOf(Float64Array.from(counts), 2, 10)).toBeCloseTo(z, 12);
});

test('over 2,000 fair runs z has mean 0 and deviation 1', () => {
  const small = pack(['A', 'K']);
  const random = seeded(1);
  const zs = Array.from({ length: 2000 }, () => chiSquareOf(small, 200, () => shuffled(small, random)).z);
  const mean = zs.reduce((sum, z) => sum + z, 0) / zs.length;
  const deviation = Math.sqrt(zs.reduce((sum, z) => sum + (z - mean) ** 2, 0) / zs.length);
  expect(Math.abs(mean)).toBeLessThan(0.09); // four times 1/√2000
  expect(Math.abs(deviation - 1)).toBeLessThan(0.1);
});

test('one deal in twenty left as it was is found', () => {
  const small = pack(['A', 'K', 'Q', 'J']);
  const random = seeded(1);
  expect(chiSquareOf(small, 20_000, () => shuffled(small, random)).fair).toBe(true);
  expect(chiSquareOf(small, 20_000, turn => (turn % 20 === 0 ? small : shuffled(small, random))).fair).toBe(false);
});

test('a strange card is a bug, not a finding', () => {
  expect(() => chiSquareOf(cards('AS KS'), 1, () => cards('AS QS'))).toThrow('QS');
});
