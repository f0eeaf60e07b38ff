import { cards, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { autoplay, longestSuit } from './autoplay.ts';

const house = options.presets.default;

test.each<[string, string, Suit | null, string, string, string]>([
  ['18.9', 'no trump before a trump', 'S', '', '7S 8D AD', '8D'],
  ['18.9', 'fewest Abnat, then lowest', 'S', 'AH', '9D JD 7C', '7C'],
  ['18.9', 'spades before hearts, clubs, diamonds', null, '', '7D 7C 7H 7S', '7S'],
  ['18.9', 'clubs before diamonds', null, '', '7D 7C', '7C'],
  ['18.9', 'only what may be played', null, 'AH', '7S KH QH', 'QH'],
  ['18.9', 'partner holds it: the weakest', null, '8H QH 9H', 'AH 7H KH', '7H'],
  ['18.10', 'fourth hand wins with a King', null, 'QH 8H 9H', 'AH 7H KH', 'KH'],
  ['18.10', 'and with the weakest trump', 'S', 'KH 8H 9H', '7S JS AD', '7S'],
  ['18.10', 'but not with a 10', null, 'QH 8H 9H', 'AH 7H 10H', '7H'],
  ['18.10', 'the second hand does not', null, 'QC', '8C KC', '8C'],
])('[BAL-%s] %s', (_, __, trump, fallen, hand, card) => {
  const trick = cards(fallen).map((fell, seat) => ({ seat, card: fell }));
  const situation = { trump, locked: false, akka: false, options: house };
  expect(autoplay(cards(hand), trick.length, trick, situation)).toBe(card);
});

test('[BAL-18.9] an empty hand is a bug', () => {
  expect(() => autoplay([], 0, [], { trump: null, locked: false, akka: false, options: house })).toThrow('empty hand');
});

test.each([
  ['the longest', '7S 8S 9S AD JD', '7H', 'S'],
  ['of equal ones the richer', '7S 8S JD 7D AC', '7H', 'D'],
  ['then spades, hearts, clubs, diamonds', '7D 8D 7C 8C 9H', 'AS', 'C'],
  ['never the floor card’s', '7H 8H 9H 10H JD', 'AH', 'D'],
] as const)('[BAL-18.13] the suit of a second Hokum: %s', (_, hand, floor, suit) => {
  expect(longestSuit(cards(hand), floor)).toBe(suit);
});
