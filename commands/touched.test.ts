import { expect, test } from 'vitest';
import { touchedStages } from './touched.ts';

const namesOf = (...paths: readonly string[]): readonly string[] =>
  touchedStages(paths, '0123456789abcdef').map(({ name }) => name);

test('a change of a game runs its laws, once, and of no other', () => {
  expect(namesOf('games/turup/evolve.ts', 'games/turup/play/duty.ts', 'web/baloot/index.ts')).toEqual([
    'tests touched since 01234567',
    'laws of turup',
  ]);
});

test('a change elsewhere runs the tests that it touches', () => {
  expect(namesOf('server/host/host.ts', '')).toEqual(['tests touched since 01234567']);
});
