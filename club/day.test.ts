import { expect, test } from 'vitest';
import {
  aboveMean,
  barOf,
  beatenOf,
  boardOfDay,
  boardOfMonth,
  type DealResultRow,
  dayBegins,
  dayOf,
  histogramOf,
  monthOf,
  nextDeal,
  squaresOf,
  streakOf,
  totalOf,
  withoutOne,
} from './index.ts';

const of = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / 86_400_000;

test.each([
  ['2026-11-18T20:59:59.999Z', of(2026, 11, 18)],
  ['2026-11-18T21:00:00.000Z', of(2026, 11, 19)],
  ['2026-11-19T12:00:00.000Z', of(2026, 11, 19)],
  ['2028-02-29T20:00:00.000Z', of(2028, 2, 29)],
])('[CLUB-5.1] %s is day %i', (at, day) => {
  expect(dayOf(Date.parse(at))).toBe(day);
  expect(dayBegins(day)).toBeLessThanOrEqual(Date.parse(at));
  expect(dayBegins(day + 1)).toBeGreaterThan(Date.parse(at));
});

test.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[2], 1],
  [[1, 2, 3, 4, 5, 6, 7, 8], undefined],
])('[CLUB-5.2] after %j comes deal %s', (done, deal) => {
  expect(nextDeal(done)).toBe(deal);
});

/** Nine, two of them with 10 points: of the eight others of one with 10 points four have less and one as much. */
const FIELD = [
  { points: -9, people: 3 },
  { points: 4, people: 1 },
  { points: 10, people: 2 },
  { points: 16, people: 3 },
];

test('[CLUB-5.4] fewer points count one, as many a half, oneself not at all', () => {
  expect(beatenOf(10, withoutOne(FIELD, 10))).toBe((100 * 4.5) / 8);
  expect(beatenOf(16, withoutOne(FIELD, 16))).toBe((100 * 7) / 8);
  expect(beatenOf(-9, withoutOne(FIELD, -9))).toBe((100 * 1) / 8);
  expect(beatenOf(5, FIELD)).toBe((100 * 4) / 9);
  expect(beatenOf(5, [])).toBeUndefined();
  expect(beatenOf(5, withoutOne([{ points: 5, people: 1 }], 5))).toBeUndefined();
});

test('[CLUB-5.5] the total is the mean of the deals', () => {
  expect(totalOf([82, 64, 91, 48, 75, 88, 55, 65])).toBe(71);
  expect(totalOf([])).toBeUndefined();
});

test('[CLUB-5.6] above the mean: -9·3 + 4 + 10·2 + 16·3 are 45 points of nine', () => {
  expect(aboveMean(10, FIELD)).toBe(5);
  expect(aboveMean(-9, FIELD)).toBe(-14);
  expect(aboveMean(1, [])).toBeUndefined();
});

const eight = (person: string, ...points: readonly number[]): readonly DealResultRow[] =>
  Array.from({ length: 8 }, (_, i) => ({ person, deal: i + 1, points: points[i] ?? 0 }));

test('[CLUB-5.7] three who have played all eight: percentages by hand, equal totals share the place', () => {
  const rows = [
    ...eight('a', 10, 10), // beats both in deals 1 and 2: (100 + 100 + 6·50) / 8
    ...eight('b', 5, -5), // two of three in deal 1, nobody in deal 2
    ...eight('c', -5, 5), // one of three in deal 1, one of two in deal 2
    { person: 'd', deal: 1, points: -20 }, // one deal alone: no place, yet part of the field
  ];
  const [first, second, third, ...rest] = boardOfDay(rows);
  expect(rest).toEqual([]);
  expect(first).toEqual({ person: 'a', place: 1, total: (100 + 100 + 6 * 50) / 8, days: 1 });
  expect([second?.person, second?.place, third?.person, third?.place]).toEqual(['c', 2, 'b', 3]);
  expect(second?.total).toBeCloseTo((100 / 3 + 50 + 6 * 50) / 8, 10);
  expect(third?.total).toBeCloseTo((200 / 3 + 0 + 6 * 50) / 8, 10);
  const even = boardOfDay([...eight('x', 1), ...eight('y', 1), ...eight('z', 0)]);
  expect(even.map(({ person, place }) => [person, place])).toEqual([
    ['x', 1],
    ['y', 1],
    ['z', 3],
  ]);
  expect(boardOfDay(eight('alone', 3))).toEqual([{ person: 'alone', place: 1, total: 50, days: 1 }]);
});

test('[CLUB-5.8] bars from 20 to 80', () => {
  expect([0, 20, 24.9, 25, 50, 79.9, 80, 100].map(barOf)).toEqual([0, 0, 0, 1, 6, 11, 11, 11]);
  expect(histogramOf([{ total: 71 }, { total: 73 }, { total: 12 }])).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
});

test('[CLUB-5.9] the best twenty days of a month', () => {
  const days = Array.from({ length: 25 }, (_, i) => ({ person: 'a', total: 40 + i })); // 45 … 64 count
  const board = boardOfMonth([...days, { person: 'b', total: 99 }]);
  expect(board).toEqual([
    { person: 'a', place: 1, total: ((45 + 64) * 20) / 2, days: 20 },
    { person: 'b', place: 2, total: 99, days: 1 },
  ]);
  expect(monthOf(of(2026, 11, 18))).toEqual({ first: of(2026, 11, 1), next: of(2026, 12, 1) });
  expect(monthOf(of(2028, 2, 29))).toEqual({ first: of(2028, 2, 1), next: of(2028, 3, 1) });
  expect(monthOf(of(2026, 12, 31))).toEqual({ first: of(2026, 12, 1), next: of(2027, 1, 1) });
});

test.each([
  [[], 0],
  [[100], 1],
  [[99], 1],
  [[98], 0],
  [[95, 96, 98, 99, 100], 3],
  [[95, 96, 97, 98, 99], 5],
])('[CLUB-5.10] of %j, %i in a row on day 100', (days, streak) => {
  expect(streakOf(days, 100)).toBe(streak);
});

test('[CLUB-5.11] squares: green from 70, yellow from 50, else red, white without a field', () => {
  expect(squaresOf([82, 64, 91, 48, 75, 88, 55, 65])).toBe('🟩🟨🟩🟥🟩🟩🟨🟨');
  expect(squaresOf([70, 69.9, 50, 49.9, undefined])).toBe('🟩🟨🟨🟥⬜');
});
