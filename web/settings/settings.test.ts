import { expect, test } from 'vitest';
import { mended, usualSettings } from './settings.ts';

const usual = usualSettings(['fr-FR', 'ur-PK', 'en']);

test('the first language that the house speaks is taken', () => {
  expect(usual.language).toBe('ur');
});

test.each([
  ['nothing kept', undefined, usual],
  ['what was kept stays', { deck: 4, cards: 'ar' }, { ...usual, deck: 4, cards: 'ar' }],
  ['odd values take their usual one', { deck: 3, volume: 7, language: 'xx' }, usual],
  ['unknown fields go', { deck: 4, gold: 9 }, { ...usual, deck: 4 }],
])('kept settings are mended: %s', (_, kept, expected) => {
  expect(mended(kept, usual)).toEqual(expected);
});
