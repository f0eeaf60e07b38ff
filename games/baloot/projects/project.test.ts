import { cards } from '@majlis/kernel';
import { expect, test } from 'vitest';
import type { Mode } from '../auction/contract.ts';
import {
  foursIn,
  isSequence,
  PROJECT_ABNAT,
  type ProjectType,
  projectOf,
  projectPoints,
  sequencesIn,
} from './project.ts';

test.each<[string, string, Mode, string, ProjectType | undefined]>([
  ['9.1', 'three in sequence', 'sun', '9H 8H 7H', 'sira'],
  ['9.1', 'in any order', 'sun', '8H 10H 9H', 'sira'],
  ['9.2', 'four in sequence', 'hokum', 'KS QS JS 10S', 'fifty'],
  ['9.3', 'five in sequence', 'sun', 'AD KD QD JD 10D', 'hundred'],
  ['9.3', 'four 10s', 'sun', '10S 10H 10D 10C', 'hundred'],
  ['9.3', 'four Aces in Hokum', 'hokum', 'AS AH AD AC', 'hundred'],
  ['9.4', 'four Aces in Sun', 'sun', 'AS AH AD AC', 'fourHundred'],
  ['9.5', 'four 9s', 'sun', '9S 9H 9D 9C', undefined],
  ['9.5', 'four 7s', 'hokum', '7S 7H 7D 7C', undefined],
  ['2.6', 'the Ace is high only', 'sun', '8S 7S AS', undefined],
  ['2.6', 'by sequence, not by strength', 'sun', 'AS 10S KS', undefined],
  ['9.1', 'of one suit', 'sun', '9H 8H 7D', undefined],
  ['9.1', 'two are nothing', 'sun', '9H 8H', undefined],
])('[BAL-%s] %s', (_, __, mode, text, type) => {
  expect(projectOf(cards(text), mode)?.type).toBe(type);
});

test.each<[ProjectType, number, number, number]>([
  ['sira', 20, 4, 2],
  ['fifty', 50, 10, 5],
  ['hundred', 100, 20, 10],
  ['fourHundred', 200, 40, 20],
])('[BAL-9.6] %s: %i Abnat, %i points in Sun, %i in Hokum', (type, abnat, sun, hokum) => {
  expect([PROJECT_ABNAT[type], projectPoints(type, 'sun'), projectPoints(type, 'hokum')]).toEqual([abnat, sun, hokum]);
});

test.each([
  ['six', 'KS QS JS 10S 9S 8S AH 7D', ['KS QS JS 10S 9S']],
  ['seven', 'KS QS JS 10S 9S 8S 7S AH', ['KS QS JS 10S 9S']],
  ['eight', 'AS KS QS JS 10S 9S 8S 7S', ['AS KS QS JS 10S', '9S 8S 7S']],
  ['three and three', '7H 8H 9H JH QH KH AC 7C', ['KH QH JH', '9H 8H 7H']],
])('[BAL-9.7] a run of %s', (_, hand, expected) => {
  expect(sequencesIn(cards(hand)).map(project => project.cards)).toEqual(expected.map(cards));
});

test('[BAL-9.3] two fours, each in the order of the suits', () => {
  const fours = foursIn(cards('10S 10H 10D 10C QS QH QD QC'), 'hokum');
  expect(fours.map(({ cards }) => cards.join(' '))).toEqual(['QS QH QC QD', '10S 10H 10C 10D']);
  expect(fours.some(isSequence)).toBe(false);
});
