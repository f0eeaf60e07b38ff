import { nextSeat, partnerOf, sideOf } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { type BalootContract, buyingSide, bySide, modeOf, orderOf, SEATS } from './contract.ts';

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
])('[BAL-2.1] after seat %i comes seat %i', (seat, next) => {
  expect(nextSeat(seat, SEATS)).toBe(next);
});

test.each([
  [0, 2, 0],
  [1, 3, 1],
  [2, 0, 0],
  [3, 1, 1],
])('[BAL-2.2] seat %i plays with seat %i, on side %i', (seat, partner, side) => {
  expect([partnerOf(seat), sideOf(seat), sideOf(partnerOf(seat))]).toEqual([partner, side, side]);
});

test.each([
  [0, [3, 0, 1, 2]],
  [1, [2, 3, 0, 1]],
  [3, [0, 1, 2, 3]],
])('[BAL-2.3] the dealer %i speaks last, their right first', (dealer, order) => {
  expect([0, 1, 2, 3].map(seat => orderOf(seat, dealer))).toEqual(order);
});

test('[BAL-5.20] the side that bought is the side of the buyer, whoever takes the floor card', () => {
  const ashkal: BalootContract = { mode: 'sun', trump: null, buyer: 3, taker: 1, round: 1, ashkal: true };
  expect([buyingSide(ashkal), buyingSide({ ...ashkal, buyer: 2 })]).toEqual([1, 0]);
});

test('a pair is written from one side or from the other', () => {
  expect([bySide(0, 'us', 'them'), bySide(1, 'us', 'them')]).toEqual([
    ['us', 'them'],
    ['them', 'us'],
  ]);
  expect([modeOf(null), modeOf('S')]).toEqual(['sun', 'hokum']);
});
