import { cards, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { handOrder } from './hand-order.ts';

const usual = options.presets.default;

test.each<[string, Suit | null, 'sequence' | 'strength', string, string]>([
  ['8.1', null, 'sequence', '10S AS 7H KS AD JC AH 9C', 'AS KS 10S AH 7H JC 9C AD'],
  ['8.2', 'D', 'sequence', '10D AD 9D JD QD AS 10S KH', 'JD 9D AD 10D QD AS 10S KH'],
  ['8.2', 'C', 'sequence', 'AS 10H KH 7C JC 8D', 'JC 7C 8D AS KH 10H'],
  ['8.3', null, 'strength', '10S AS KS QS', 'AS 10S KS QS'],
  ['8.3', 'H', 'strength', 'KS 10S 9H AH', '9H AH 10S KS'],
])('[BAL-%s] trumps %s, by %s: %s', (_, trump, handSort, hand, expected) => {
  expect(handOrder(cards(hand), trump, { ...usual, handSort })).toEqual(cards(expected));
});
