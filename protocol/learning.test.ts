import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Learning, mergedLearning } from './learning.ts';

const small = fc.nat(9);
const place = fc.constantFrom('a/one', 'a/two', 'b/one');
const learning: fc.Arbitrary<Learning> = fc.record({
  lessons: fc.dictionary(
    place,
    fc.record({ step: small, done: fc.boolean() }).map(({ step, done }) => ({ step: done ? 0 : step, done })),
  ),
  puzzles: fc.record({
    ...{ tries: small, rating: small, streak: small, best: small },
    tried: fc.dictionary(place, fc.boolean()),
  }),
  games: fc.dictionary(fc.constantFrom('a', 'b'), fc.record({ asked: fc.boolean(), matches: small })),
});

const sorted = (found: Learning): unknown =>
  JSON.parse(JSON.stringify(found), (_, value) =>
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).sort()) : value,
  );

test('LRN-06 what several devices learnt comes to the same in whatever order they tell it, and however often', () => {
  fc.assert(
    fc.property(learning, learning, learning, (a, b, c) => {
      expect(sorted(mergedLearning(a, b))).toEqual(sorted(mergedLearning(b, a)));
      expect(sorted(mergedLearning(mergedLearning(a, b), c))).toEqual(sorted(mergedLearning(a, mergedLearning(b, c))));
      expect(mergedLearning(a, a)).toEqual(a);
      expect(v.safeParse(Learning, mergedLearning(a, b)).success).toBe(true);
    }),
  );
});

test('LRN-06 done stays done, the further step counts, a first try that was missed stays missed', () => {
  const none = { lessons: {}, puzzles: { tries: 0, rating: 1_000, streak: 0, best: 0, tried: {} }, games: {} };
  const phone: Learning = {
    ...{ lessons: { 'a/one': { step: 0, done: true }, 'a/two': { step: 2, done: false } }, games: {} },
    puzzles: { tries: 3, rating: 1_010, streak: 2, best: 2, tried: { 'a/1': true, 'a/2': false, 'a/3': true } },
  };
  const desk: Learning = {
    lessons: { 'a/one': { step: 3, done: false }, 'a/two': { step: 4, done: false } },
    puzzles: { tries: 1, rating: 990, streak: 5, best: 5, tried: { 'a/1': false } },
    games: { a: { asked: true, matches: 2 } },
  };
  expect(mergedLearning(mergedLearning(none, phone), desk)).toEqual({
    lessons: { 'a/one': { step: 0, done: true }, 'a/two': { step: 4, done: false } },
    puzzles: { tries: 3, rating: 1_010, streak: 2, best: 5, tried: { 'a/1': false, 'a/2': false, 'a/3': true } },
    games: { a: { asked: true, matches: 2 } },
  });
});

test('LRN-06 what is told is bounded: no odd names, no endless lists', () => {
  const of = (change: object) => v.safeParse(Learning, { lessons: {}, puzzles: NONE, games: {}, ...change }).success;
  const NONE = { tries: 0, rating: 0, streak: 0, best: 0, tried: {} };
  expect(of({})).toBe(true);
  expect(of({ lessons: { '../x': { step: 1, done: true } } })).toBe(false);
  expect(of({ lessons: { 'a/b': { step: -1, done: true } } })).toBe(false);
  expect(of({ other: 1 })).toBe(false);
  const many = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`a/${i}`, true]));
  expect(of({ puzzles: { ...NONE, tried: many(600) } })).toBe(true);
  expect(of({ puzzles: { ...NONE, tried: many(601) } })).toBe(false);
});
