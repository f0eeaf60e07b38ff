import { type BySide, cards, type Seat } from '@majlis/kernel';
import { expect, test } from 'vitest';
import type { BalootContract } from '../auction/contract.ts';
import { risksReverse, sweeper } from './kaboot.ts';

test.each<[BySide<number>, 0 | 1 | null]>([
  [[8, 0], 0],
  [[0, 8], 1],
  [[7, 1], null],
  [[4, 4], null],
])('[BAL-16.13] tricks %j: swept by %s', (tricks, side) => {
  expect(sweeper(tricks)).toBe(side);
});

const sun = (buyer: Seat): BalootContract => ({
  mode: 'sun',
  trump: null,
  buyer,
  taker: buyer,
  round: 1,
  ashkal: false,
});

test.each<[string, BalootContract, string, boolean]>([
  ['the dealer’s right, with an Ace', sun(1), 'AS 7H 8H 9H 10H', true],
  ['without one', sun(1), 'KS 7H 8H 9H 10H', false],
  ['another seat', sun(3), 'AS 7H 8H 9H 10H', false],
  ['Hokum', { ...sun(1), mode: 'hokum', trump: 'S' }, 'AS 7H 8H 9H 10H', false],
])('[BAL-16.16] %s', (_, contract, five, expected) => {
  expect(risksReverse(contract, 0, cards(five))).toBe(expected);
});
