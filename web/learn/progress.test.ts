import { expect, test } from 'vitest';
import { mended, progressOf } from './progress.ts';

test('LRN-05 what was kept is found again, and what is odd about it is forgotten', () => {
  const kept = { lessons: { 'a/b': { step: 3, done: true }, 'a/c': { step: 'x' }, 'a/d': 7 }, last: { a: 'b', z: 1 } };
  const progress = mended(kept);
  expect(progress).toEqual({ lessons: { 'a/b': { step: 3, done: true } }, last: { a: 'b' } });
  expect(progressOf(progress, 'a', 'b')).toEqual({ step: 3, done: true });
  expect(progressOf(progress, 'a', 'c')).toEqual({ step: 0, done: false });
  for (const odd of [null, 'x', 4, {}, { lessons: null }]) expect(mended(odd)).toEqual({ lessons: {}, last: {} });
});
