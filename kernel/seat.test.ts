import { expect, test } from 'vitest';
import { bySeat, nextSeat, otherSide, seatsFrom, sideOf, withSeat } from './seat.ts';

test('partners alternate, so that there are two sides', () => {
  expect([0, 1, 2, 3, 4, 5].map(sideOf)).toEqual([0, 1, 0, 1, 0, 1]);
  expect(otherSide(sideOf(3))).toBe(0);
});

test('turns go round', () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(nextSeat(5, 6)).toBe(0);
});

test('an entry by seat', () => {
  expect(withSeat(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(bySeat(['a', 'b'], 1)).toBe('b');
  expect(() => bySeat(['a', 'b'], 2)).toThrow('no seat 2');
});
