import type { CheckStage } from './stages.ts';

/** What `npm test` proves and every few minutes of work need not: whole servers, whole matches, sieges, statistics. */
const LONG = ['server/trial/**', 'table/sim/**', '**/laws.test.ts', 'bots/**/{matches,rounds,levels}.test.ts'];

const gamesIn = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.flatMap(path => /^games\/([a-z]+)\//.exec(path)?.[1] ?? [])),
];

/** The tests that a change can have broken, and the laws of the games that it touches. `since`: the commit that it began at. */
export const touchedStages = (paths: readonly string[], since: string): readonly CheckStage[] => [
  {
    name: `tests touched since ${since.slice(0, 8)}`,
    command: [
      ...['vitest', 'run', '--project', 'house', '--changed', since, '--passWithNoTests', '--reporter=dot'],
      ...LONG.map(pattern => `--exclude=${pattern}`),
    ],
  },
  ...gamesIn(paths).map(game => ({
    name: `laws of ${game}`,
    command: ['node', 'commands/laws.ts', '--game', game, '--matches', '10'],
  })),
];
