import { dirname } from 'node:path';
import { GAMES } from './games.ts';
import { directLookers, type Lookers, reaching } from './import-graph.ts';
import type { CheckStage } from './stages.ts';

/** What looks through the whole house by itself, in no time. */
const ALWAYS = [
  'commands/links.test.ts',
  'commands/packages.test.ts',
  'web/shell/rules-text.test.ts',
  'web/words/words.test.ts',
];

const FOR_ALL = /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.config\.ts|biome\.json)$/;

/** After some changes nothing is known to be as it was. */
export const isForAll = (changed: readonly string[]): boolean => changed.some(path => FOR_ALL.test(path));

const isTest = (path: string): boolean => path.endsWith('.test.ts') && !path.endsWith('.browser.test.ts');

const isSource = (path: string): boolean => /\.tsx?$/.test(path);

const gameOf = (path: string): string | undefined =>
  GAMES.find(game => ['games', 'bots', 'web'].some(room => path.startsWith(`${room}/${game}/`)));

/** Where a file is at home: with its game in three rooms, else in its room; the web and the server have rooms inside. */
const homeOf = (path: string): string => {
  const [room = '', inner = '', ...rest] = path.split('/');
  return gameOf(path) ?? (['web', 'server'].includes(room) && rest.length > 0 ? `${room}/${inner}` : room);
};

/** What no source names is read by the tests beside it, or by the nearest above it. */
const besides = (tests: readonly string[], path: string): readonly string[] => {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const found = tests.filter(test => dirname(test) === folder);
    if (found.length > 0) return found;
  }
  return [];
};

/** The tests that a change can have broken: those to run now, and those that are left to `npm test`. */
export interface TouchedTests {
  readonly near: readonly string[];
  readonly far: readonly string[];
}

/**
 * Half the house imports some game in the end, and all of that would take minutes. A change is tried at home, and by tests that look at
 * it themselves; the others are counted, and `npm test` runs them.
 */
export const touchedTests = (changed: readonly string[], all: readonly string[], lookers: Lookers): TouchedTests => {
  const tests = all.filter(isTest);
  if (isForAll(changed)) return { near: tests, far: [] };
  const near = new Set(ALWAYS);
  const reached = new Set<string>();
  for (const path of changed) {
    const [direct, found] = [directLookers(lookers, path), reaching(lookers, path)];
    for (const test of tests.filter(one => found.has(one))) {
      reached.add(test);
      if (test === path || homeOf(test) === homeOf(path) || direct.includes(test)) near.add(test);
    }
    if (!isSource(path) && direct.length === 0) for (const test of besides(tests, path)) near.add(test);
  }
  return { near: tests.filter(test => near.has(test)), far: [...reached].filter(test => !near.has(test)) };
};

/** The runner takes each test by its path. */
export const testStage = ({ near, far }: TouchedTests): CheckStage => ({
  name: `${near.length} files of tests near the change; ${far.length} farther away are left to npm test`,
  command: ['vitest', 'run', '--project', 'house', '--reporter=dot', ...near],
  env: { MAJLIS_TESTS: 'short' },
});

/** The laws of the games that a change touches. */
export const lawStages = (changed: readonly string[]): readonly CheckStage[] =>
  GAMES.filter(game => changed.some(path => path.startsWith(`games/${game}/`))).map(game => ({
    name: `laws of ${game}`,
    command: ['node', 'commands/laws.ts', '--game', game, '--matches', '10'],
  }));
