import { type Card, cards, type Suit, type Trick } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { beats, haulOf, takerOf, trickAbnat } from './trick.ts';

const trick = (leader: number, text: string): Trick => cards(text).map((card, i) => ({ seat: (leader + i) % 4, card }));

test.each<[string, Suit | null, number, string, number, number]>([
  ['the highest trump', 'S', 0, 'AH 7S JS 9S', 2, 45],
  ['the only trump', 'S', 3, '10H AH 7S KH', 1, 25],
  ['the highest of the led suit', 'S', 0, '7H AD AC 8H', 3, 22],
  ['trumps in their own order', 'S', 3, 'AS 9S 10S KS', 0, 39],
  ['a side Jack in plain order', 'C', 0, 'JD 9D 8D QD', 3, 5],
  ['in Sun no other suit', null, 1, 'QD AS AD JS', 3, 27],
])('[BAL-11.5] %s takes it', (_, trump, leader, text, taker, points) => {
  expect([takerOf(trick(leader, text), trump), trickAbnat(trick(leader, text), trump)]).toEqual([taker, points]);
});

test('[BAL-11.5] an empty trick has no taker', () => {
  expect(() => takerOf([], null)).toThrow('no taker');
});

test.each<[Card, Card, Suit | null, boolean]>([
  ['9S', 'AS', 'S', true],
  ['9S', 'AS', null, false],
  ['7S', 'AH', 'S', true],
  ['AH', '7S', 'S', false],
  ['AD', '7H', null, false],
])('%s beats %s with trumps %s: %s', (card, best, trump, expected) => {
  expect(beats(card, best, trump)).toBe(expected);
});

test('[BAL-16.1] each side counts the cards of the tricks it took', () => {
  const tricks = [trick(0, 'AH 7H 8H 9H'), trick(0, '10H KH AS JH'), trick(0, '7S 8S 9S 10S')];
  expect(haulOf(tricks, 'S')).toEqual({
    cards: [cards('AH 7H 8H 9H 10H KH AS JH 7S 8S 9S 10S'), []],
    tricks: [3, 0],
  });
  expect(haulOf(tricks, null)).toEqual({
    cards: [cards('AH 7H 8H 9H 10H KH AS JH'), cards('7S 8S 9S 10S')],
    tricks: [2, 1],
  });
});
