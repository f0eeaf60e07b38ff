import { GAMES } from './games.ts';
import type { CheckStage } from './stages.ts';

const gamesIn = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.flatMap(path => /^games\/([a-z]+)\//.exec(path)?.[1] ?? [])),
];

const gameOf = (path: string): string | undefined =>
  GAMES.find(game => ['games', 'bots', 'web'].some(room => path.startsWith(`${room}/${game}/`)));

/**
 * Half the house imports some game in the end, and all of that would take minutes. A change that stays in the folders of games is tried
 * in these; `npm test` tries it everywhere. Empty: it goes further, and so do its tests.
 */
const foldersOf = (paths: readonly string[]): readonly string[] => {
  const games = paths.filter(path => path !== '' && !path.endsWith('.md')).map(gameOf);
  const named = [...new Set(games)].flatMap(game => game ?? []);
  return games.includes(undefined)
    ? []
    : named.flatMap(game => ['games', 'bots', 'web'].map(room => `${room}/${game}/`));
};

/** The tests that a change can have broken, and the laws of the games that it touches. `since`: the commit that it began at. */
export const touchedStages = (paths: readonly string[], since: string): readonly CheckStage[] => [
  {
    name: `tests touched since ${since.slice(0, 8)}`,
    command: [
      ...['vitest', 'run', '--project', 'house', '--changed', since, '--passWithNoTests', '--reporter=dot'],
      ...foldersOf(paths),
    ],
    env: { MAJLIS_TESTS: 'short' },
  },
  ...gamesIn(paths).map(game => ({
    name: `laws of ${game}`,
    command: ['node', 'commands/laws.ts', '--game', game, '--matches', '10'],
  })),
];
