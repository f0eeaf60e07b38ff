import { expect, test } from 'vitest';
import { exp } from './exact.ts';

test('powers of e agree with the engine’s own to the last digits', () => {
  for (let x = -30; x <= 30; x += 0.037) expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-13);
  expect(exp(0)).toBe(1);
  expect(exp(-1000)).toBe(0);
});
