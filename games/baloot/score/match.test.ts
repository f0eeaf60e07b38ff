import type { BySide } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { type BalootOptions, options } from '../options.ts';
import { firstToSpeak, matchOutcome, matchWinner, nextDealer } from './match.ts';

test.each<[string, BySide<number>, BySide<number>, 0 | 1 | null, Partial<BalootOptions>]>([
  ['17.2', [152, 100], [10, 6], 0, {}],
  ['17.2', [100, 151], [10, 6], null, {}],
  ['17.2', [100, 151], [10, 6], 1, { target: 150 }],
  ['17.3', [153, 160], [20, 6], 1, {}],
  ['17.3', [160, 160], [20, 6], null, {}],
  ['17.3', [153, 160], [20, 6], 0, { bothReach: 'higherHand' }],
  ['17.3', [160, 160], [6, 20], 1, { bothReach: 'higherHand' }],
  ['17.3', [153, 160], [13, 13], 1, { bothReach: 'higherHand' }],
  ['17.3', [160, 160], [8, 8], null, { bothReach: 'higherHand' }],
  ['17.3', [151, 152], [26, 0], 1, { bothReach: 'higherHand' }],
])('[BAL-%s] %j after a round of %j: %s', (_, scores, round, winner, rules) => {
  expect(matchWinner(scores, round, { ...options.presets.default, ...rules })).toBe(winner);
});

test('[BAL-17.1] the deal passes to the right', () => {
  expect([0, 1, 2, 3].map(nextDealer)).toEqual([1, 2, 3, 0]);
});

test('[BAL-6.3] the dealer’s right leads first', () => {
  expect([0, 1, 2, 3].map(firstToSpeak)).toEqual([1, 2, 3, 0]);
});

test.each<[BySide<number>, 0 | 1 | null, 0 | 1 | null, string]>([
  [[10, 6], null, 0, 'round'],
  [[0, 26], null, 1, 'round'],
  [[8, 8], null, null, 'round'],
  [[152, 0], 0, 0, 'gahwa'],
])('[BAL-17.5] one round of %j is the match', (points, winsMatch, winner, by) => {
  const rules = { ...options.presets.default, match: 'round' } as const;
  expect(matchOutcome(points, { points, winsMatch }, rules)).toEqual({ winner, scores: points, by });
});
