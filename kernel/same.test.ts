import { expect, test } from 'vitest';
import { same } from './same.ts';

test.each([
  [1, 1, true],
  [0, -0, false],
  [Number.NaN, Number.NaN, true],
  ['a', 'b', false],
  [null, undefined, false],
  [null, {}, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [new Map(), {}, false],
])('%j and %j: %s', (a, b, alike) => {
  expect(same(a, b)).toBe(alike);
  expect(same(b, a)).toBe(alike);
});
