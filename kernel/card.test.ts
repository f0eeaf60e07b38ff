import { expect, test } from 'vitest';
import {
  type Card,
  cards,
  isJoker,
  isShuffled,
  ofSuit,
  pack,
  parseCard,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
} from './card.ts';

test.each(['AS', '10H', '2C', '7C#2', '10D#3', 'JK#1', 'JK#6'])('%s is a card', text => {
  expect(parseCard(text)).toBe(text);
});

test.each([
  '',
  'A',
  'S',
  '1S',
  '11H',
  'TH',
  'as',
  'AS ',
  'ASS',
  '7C#',
  '7C#0',
  '7C#x',
  'JK',
  'JK#0',
  'JKS',
  '__proto__',
])('%j is no card', text => {
  expect(parseCard(text)).toBeUndefined();
  if (text.trim() !== '' && text !== 'AS ') expect(() => cards(text)).toThrow('not a card');
});

test.each([
  ['AS', 'A', 'S'],
  ['10H', '10', 'H'],
  ['7C#2', '7', 'C'],
  ['10D#3', '10', 'D'],
] as const)('%s: rank %s, suit %s', (card, rank, suit) => {
  expect([rankOf(card), suitOf(card)]).toEqual([rank, suit]);
});

test('a joker has neither rank nor suit', () => {
  expect(isJoker('JK#1')).toBe(true);
  expect(isJoker('JS')).toBe(false);
  expect(() => rankOf('JK#1')).toThrow();
  expect(() => suitOf('JK#1')).toThrow();
  expect(ofSuit('S')('JK#1')).toBe(false);
});

test('a pack stands in its canonical order', () => {
  expect(pack(RANKS).slice(0, 14)).toEqual(cards('2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2H'));
  expect(pack(['A', 'K'], 2, 2)).toEqual(
    cards('AS#1 KS#1 AH#1 KH#1 AD#1 KD#1 AC#1 KC#1 AS#2 KS#2 AH#2 KH#2 AD#2 KD#2 AC#2 KC#2 JK#1 JK#2'),
  );
});

test('162 cards, each of them once, each readable', () => {
  const all: readonly Card[] = pack(RANKS, 3, 6);
  expect(new Set(all).size).toBe(162);
  expect(all.every(card => parseCard(card) === card)).toBe(true);
  expect(SUITS.map(suit => all.filter(ofSuit(suit)).length)).toEqual([39, 39, 39, 39]);
});

test.each([
  ['any order', 'KS AH AS KH', true],
  ['one missing', 'KS AH AS', false],
  ['one twice', 'KS AH AS AS', false],
  ['a stranger', 'KS AH AS KD', false],
])('a shuffled pack: %s', (_, text, ok) => {
  expect(isShuffled(cards(text), cards('AS KS AH KH'))).toBe(ok);
});
