import { cards, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { type BalootOptions, options } from '../options.ts';
import { holdsMaster } from '../play/master.ts';
import { totalAbnat } from '../play/value.ts';
import { breaksClaim, haulWithRest, mayRefuse } from './sawa.ts';

const house = (rules: Partial<BalootOptions> = {}): BalootOptions => ({ ...options.presets.default, ...rules });

test('[BAL-14.4] the rest goes to the side that claimed', () => {
  const cards0 = cards('AS KS QS JS AH KH QH JH');
  const cards1 = cards('AD KD QD JD AC KC QC JC');
  const haul = haulWithRest({ cards: [cards0, cards1], tricks: [2, 2] }, 1);
  expect(haul.tricks).toEqual([2, 6]);
  expect(haul.cards[0]).toEqual(cards0);
  expect(haul.cards[1]).toHaveLength(24);
  expect(totalAbnat(haul.cards[0], null) + totalAbnat(haul.cards[1], null)).toBe(120);
});

test.each<[number, number, 'team' | 'claimant', boolean]>([
  [0, 0, 'team', false],
  [2, 0, 'team', false],
  [1, 0, 'team', true],
  [0, 0, 'claimant', false],
  [2, 0, 'claimant', true],
  [3, 0, 'claimant', true],
])('[BAL-14.6] a trick taken by %i breaks the claim of %i (%s): %s', (taker, claimant, sawaBasis, broken) => {
  expect(breaksClaim(taker, claimant, house({ sawaBasis }))).toBe(broken);
});

test.each<[string, Suit | null, string, string, boolean]>([
  ['an Ace', null, 'AH 7C', '', true],
  ['the highest left', null, 'KH 7C', 'AH 10H', true],
  ['not yet', null, 'KH 7C', 'AH', false],
  ['the higher one in the same hand', null, 'KH AH', '10H', true],
  ['a trump', 'S', '9S 7C', 'JS', true],
  ['an Ace of trumps is third', 'S', 'AS 7C', '', false],
])('[BAL-14.7] a master: %s', (_, trump, hand, played, expected) => {
  expect(holdsMaster(cards(hand), cards(played), trump)).toBe(expected);
});

test('[BAL-14.7] only where masters guard, a refusal needs one', () => {
  const hand = cards('7H 8H');
  expect([
    mayRefuse(hand, [], null, house()),
    mayRefuse(hand, [], null, house({ sawaMode: 'masterGuard' })),
    mayRefuse(cards('AH 8H'), [], null, house({ sawaMode: 'masterGuard' })),
  ]).toEqual([true, false, true]);
});
