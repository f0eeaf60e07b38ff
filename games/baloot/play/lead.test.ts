import { cards, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { type BalootOptions, options } from '../options.ts';
import { leadable } from './lead.ts';

const EIGHT = 'JS 9S AS 7H 8H KD QC 7C';

test.each<[string, string, Suit | null, 'open' | 'locked', string, string, Partial<BalootOptions>]>([
  ['11.1', 'anything may be led', 'S', 'open', 'JS 7H', 'JS 7H', {}],
  ['13.1', 'no trump beside another suit', 'S', 'locked', 'JS 9S 7H KD', '7H KD', {}],
  ['13.2', 'trumps only', 'S', 'locked', 'JS 9S', 'JS 9S', {}],
  ['13.4', 'the first lead is bound', 'S', 'locked', EIGHT, '7H 8H KD QC 7C', { lockedScope: 'firstLead' }],
  ['13.4', 'later leads are free', 'S', 'locked', 'JS 9S 7H', 'JS 9S 7H', { lockedScope: 'firstLead' }],
])('[BAL-%s] %s', (_, __, trump, lock, hand, expected, rules) => {
  const house = { ...options.presets.default, ...rules };
  expect(leadable(cards(hand), { trump, locked: lock === 'locked', options: house })).toEqual(cards(expected));
});
