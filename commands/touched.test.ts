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

const foldersFor = (...paths: readonly string[]): readonly string[] =>
  touchedStages(paths, 'abc')[0]?.command.filter(word => /^(?:games|bots|web)\/[a-z]+\/$/.test(word)) ?? [];

const TURUP = ['games/turup/', 'bots/turup/', 'web/turup/'];

test.each([
  ['the rules of a game', ['games/turup/play/duty.ts'], TURUP],
  ['a game and what is written of it', ['web/turup/narrate.ts', 'games/turup/RULES.md', 'CHANGELOG.md'], TURUP],
  [
    'two games',
    ['games/turup/waits.ts', 'bots/trunfo/steady.ts'],
    [...TURUP, 'games/trunfo/', 'bots/trunfo/', 'web/trunfo/'],
  ],
  ['a game and the kernel', ['games/turup/waits.ts', 'kernel/pile.ts'], []],
  ['a room of the web that is no game', ['web/shell/Home.tsx'], []],
])('tests are looked for near the change: %s', (_, paths, folders) => {
  expect(foldersFor(...paths)).toEqual(folders);
});
