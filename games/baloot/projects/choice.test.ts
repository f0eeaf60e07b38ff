import { cards, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { type BalootOptions, options } from '../options.ts';
import { choices, type ProjectChoice, suggested } from './choice.ts';

const spelt = (choice: ProjectChoice): string =>
  choice.map(({ type, cards }) => `${type} ${cards.join(' ')}`).join(', ');

const order = (trump: Suit | null, rules: Partial<BalootOptions> = {}) => ({
  trump,
  options: { ...options.presets.default, ...rules },
});

const KINGS = 'KS KH KD KC QS JS 10S 7H';

test.each<[string, string, Suit | null, string, string, Partial<BalootOptions>]>([
  ['9.9', 'nothing', null, '7S 9S JS KS AS 8H 10H QH', '', {}],
  ['9.9', 'two siras, the higher first', null, '7H 8H 9H 10S JS QS KC AC', 'sira QS JS 10S, sira 9H 8H 7H', {}],
  ['9.9', 'equal ones by suit', null, '7H 8H 9H 7S 8S 9S KC AC', 'sira 9S 8S 7S, sira 9H 8H 7H', {}],
  ['9.9', 'the strongest first', 'S', 'AS KS QS JS 10S KH KC KD', 'hundred AS KS QS JS 10S', {}],
  ['9.9', 'what goes with it', 'S', KINGS, 'hundred KS KH KC KD, sira QS JS 10S', {}],
  ['9.9', 'fifty before sira', null, '7H 8H 9H 10H AS KS QS 7C', 'fifty 10H 9H 8H 7H, sira AS KS QS', {}],
  ['9.7', 'a run of eight', null, '7S 8S 9S 10S JS QS KS AS', 'hundred AS KS QS JS 10S, sira 9S 8S 7S', {}],
  ['9.8', 'shared', 'S', KINGS, 'hundred KS KH KC KD, fifty KS QS JS 10S', { projectOverlap: 'sequenceOnly' }],
  [
    '9.8',
    'two at most',
    null,
    'KS KH KD KC AS QS AH QH',
    'hundred KS KH KC KD, sira AS KS QS',
    { projectOverlap: 'sequenceOnly' },
  ],
  [
    '9.14',
    'four first',
    'S',
    'AS KS QS JS 10S KH KC KD',
    'hundred KS KH KC KD, sira QS JS 10S',
    { hundredOrder: 'fourFirst' },
  ],
])('[BAL-%s] suggested: %s', (_, __, trump, hand, expected, rules) => {
  expect(spelt(suggested(cards(hand), order(trump, rules)))).toBe(expected);
});

test('[BAL-9.10] any part of what the hand can hold at once', () => {
  expect(choices(cards(KINGS), order('H')).map(spelt)).toEqual([
    'hundred KS KH KC KD, sira QS JS 10S',
    'hundred KS KH KC KD',
    'fifty KS QS JS 10S',
    'sira QS JS 10S',
  ]);
});

test('[BAL-9.10] each of two, or both', () => {
  expect(choices(cards('AS KS QS JS 10H 9H 8H 7H'), order(null)).map(spelt)).toEqual([
    'fifty AS KS QS JS, fifty 10H 9H 8H 7H',
    'fifty AS KS QS JS',
    'fifty 10H 9H 8H 7H',
  ]);
});

test('[BAL-9.9] nobody declares three', () => {
  const rules = order(null, { projectOverlap: 'sequenceOnly' });
  const all = choices(cards('KS KH KD KC AS QS AH QH'), rules);
  expect(all.map(({ length }) => length)).toEqual([2, 2, 1, 2, 1, 1]);
});

test('[BAL-9.8] sequences still share nothing', () => {
  const rules = order(null, { projectOverlap: 'sequenceOnly' });
  expect(choices(cards('AS KS QS JS 10S 9S 7H 8H'), rules).map(spelt)).toEqual(['hundred AS KS QS JS 10S']);
});
