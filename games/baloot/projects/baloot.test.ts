import { cards, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { announcesBaloot, balootStands, holdsBaloot } from './baloot.ts';
import { projectOf } from './project.ts';

test.each<[string, Suit | null, string, boolean]>([
  ['both of trumps', 'S', 'KS QS 7H', true],
  ['both of another suit', 'S', 'KH QH 7S', false],
  ['one only', 'S', 'KS 7S QH', false],
  ['not in Sun', null, 'KS QS 7H', false],
])('[BAL-10.1] %s', (_, trump, hand, expected) => {
  expect(holdsBaloot(cards(hand), trump)).toBe(expected);
});

test.each<[string, Suit | null, string, readonly boolean[]]>([
  ['King first', 'S', 'KS 7H QS 8H', [false, false, true, false]],
  ['Queen first', 'S', 'QS KS 7H', [false, true, false]],
  ['one only', 'S', 'QS 7H', [false, false]],
  ['not in Sun', null, 'QS KS', [false, false]],
])('[BAL-10.2] announced with the second: %s', (_, trump, text, expected) => {
  const played = cards(text);
  expect(played.map((card, i) => announcesBaloot(card, played.slice(0, i), trump))).toEqual(expected);
});

test.each<[string, readonly string[], boolean, boolean, boolean]>([
  ['nothing awarded', [], true, true, true],
  ['inside a sira', ['KS QS JS'], true, true, true],
  ['inside a hundred in sequence', ['AS KS QS JS 10S'], true, false, true],
  ['beside a hundred of another suit', ['AH KH QH JH 10H'], true, true, true],
  ['beside a hundred that holds neither', ['JS 10S 9S 8S 7S'], true, true, true],
  ['four Kings', ['KS KH KD KC'], false, false, true],
  ['four Queens', ['QS QH QD QC'], false, false, true],
  ['four Jacks', ['JS JH JD JC'], true, true, true],
])('[BAL-10.3, BAL-10.4] %s', (_, awarded, fourKindOnly, absorbed, never) => {
  const projects = awarded.map(text => projectOf(cards(text), 'hokum')!);
  const stands = (['fourKindOnly', 'absorbed', 'never'] as const).map(balootInHundred =>
    balootStands(projects, 'S', { ...options.presets.default, balootInHundred }),
  );
  expect(stands).toEqual([fourKindOnly, absorbed, never]);
});
