import { cards, SUITS, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { abnat, height, higherThan, LAST_TRICK, PACK, ROUND_POINTS, strength, totalAbnat } from './value.ts';

const ofSuit = (ranks: string, suit: Suit) =>
  cards(
    ranks
      .split(' ')
      .map(rank => `${rank}${suit}`)
      .join(' '),
  );

test.each([
  ['2.4', 'trumps', 'J 9 A 10 K Q 8 7', 'S', 'S'],
  ['2.5', 'a side suit', 'A 10 K Q J 9 8 7', 'H', 'S'],
  ['2.5', 'Sun', 'A 10 K Q J 9 8 7', 'S', null],
] as const)('[BAL-%s] %s rank %s', (_, __, ranks, suit, trump) => {
  expect(ofSuit(ranks, suit).map(card => strength(card, trump))).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});

test('[BAL-2.6] sequences go A K Q J 10 9 8 7', () => {
  expect(ofSuit('A K Q J 10 9 8 7', 'D').map(height)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});

test.each([
  ['trumps', 'S', 'S', [11, 10, 4, 3, 20, 14, 0, 0]],
  ['a side suit', 'D', 'S', [11, 10, 4, 3, 2, 0, 0, 0]],
  ['Sun', 'S', null, [11, 10, 4, 3, 2, 0, 0, 0]],
] as const)('[BAL-2.7] Abnat of A 10 K Q J 9 8 7 in %s', (_, suit, trump, expected) => {
  expect(ofSuit('A 10 K Q J 9 8 7', suit).map(card => abnat(card, trump))).toEqual(expected);
});

test('[BAL-2.8] 130 Abnat in Sun, 162 in Hokum, whatever the trumps', () => {
  expect(new Set(PACK).size).toBe(32);
  expect(totalAbnat(PACK, null) + LAST_TRICK).toBe(130);
  expect(SUITS.map(trump => totalAbnat(PACK, trump) + LAST_TRICK)).toEqual([162, 162, 162, 162]);
});

test('[BAL-2.9] 26 points in Sun, 16 in Hokum', () => {
  expect(ROUND_POINTS).toEqual({ sun: 26, hokum: 16 });
});

test.each([
  ['KH', 'S', 'AH 10H'],
  ['AS', 'S', 'JS 9S'],
  ['JS', 'S', ''],
  ['JS', null, 'AS 10S KS QS'],
] as const)('higher than %s with trumps %s: %s', (card, trump, expected) => {
  expect([...higherThan(card, trump)].sort()).toEqual(cards(expected).sort());
});
