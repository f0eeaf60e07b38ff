import { cards, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { modeOf } from '../auction/contract.ts';
import { type BalootOptions, options } from '../options.ts';
import { contest } from './contest.ts';
import { projectOf } from './project.ts';

type Lists = { readonly [seat: number]: readonly string[] };

const decide = (trump: Suit | null, dealer: number, lists: Lists, rules: Partial<BalootOptions> = {}) => {
  const declared = Object.entries(lists).flatMap(([seat, projects]) =>
    projects.map(text => ({ seat: Number(seat), project: projectOf(cards(text), modeOf(trump))! })),
  );
  return contest(declared, dealer, { trump, options: { ...options.presets.default, ...rules } });
};

const FIVE = 'JH 10H 9H 8H 7H';
const KINGS = 'KS KH KD KC';

test.each<[string, string, Suit | null, number, Lists, 0 | 1 | null, Partial<BalootOptions>]>([
  ['9.13', 'four hundred over hundred', null, 0, { 0: ['AS AH AD AC'], 1: ['KH QH JH 10H 9H'] }, 0, {}],
  ['9.13', 'sequence over four', null, 0, { 0: [FIVE], 1: [KINGS] }, 0, {}],
  ['9.13', 'fifty over sira', null, 0, { 1: ['AS KS QS'], 2: ['10H 9H 8H 7H'] }, 0, {}],
  ['9.14', 'four over sequence', null, 0, { 0: [FIVE], 1: [KINGS] }, 1, { hundredOrder: 'fourFirst' }],
  ['9.14', 'the higher card, a four', null, 0, { 0: [FIVE], 1: [KINGS] }, 1, { hundredOrder: 'byRank' }],
  [
    '9.14',
    'the higher card, a five',
    null,
    0,
    { 0: ['AH KH QH JH 10H'], 1: ['QS QH QD QC'] },
    0,
    { hundredOrder: 'byRank' },
  ],
  ['9.15', 'the higher sequence', null, 3, { 0: ['9H 8H 7H'], 1: ['AS KS QS'] }, 1, {}],
  ['9.15', 'the higher four', 'S', 0, { 0: [KINGS], 1: ['JS JH JD JC'] }, 0, {}],
  ['9.15', 'four Aces over four 10s in Hokum', 'S', 3, { 0: ['10S 10H 10D 10C'], 1: ['AS AH AD AC'] }, 1, {}],
  ['9.16', 'trumps do not matter', 'S', 1, { 1: ['9S 8S 7S'], 2: ['9H 8H 7H'] }, 0, {}],
  ['9.16', 'unless they do', 'S', 1, { 1: ['9S 8S 7S'], 2: ['9H 8H 7H'] }, 1, { trumpSequenceTie: true }],
  ['9.17', 'the dealer’s right first', null, 0, { 1: ['9H 8H 7H'], 2: ['9S 8S 7S'] }, 1, {}],
  ['9.17', 'the dealer last', null, 3, { 0: ['9C 8C 7C'], 3: ['9D 8D 7D'] }, 0, {}],
  ['9.18', 'nobody', null, 3, {}, null, {}],
])('[BAL-%s] %s', (_, __, trump, dealer, lists, winner, rules) => {
  expect(decide(trump, dealer, lists, rules).winner).toBe(winner);
});

test('[BAL-9.18] the side with the best scores all of its own, the other nothing', () => {
  const lists = { 0: ['9S 8S 7S'], 1: ['QD JD 10D 9D'], 2: ['9H 8H 7H'], 3: ['QS JS 10S', 'JC 10C 9C'] };
  const { winner, awarded } = decide('S', 0, lists);
  expect(winner).toBe(1);
  expect(awarded.map(projects => projects.map(({ type }) => type))).toEqual([[], ['fifty', 'sira', 'sira']]);
});
