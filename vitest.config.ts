import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const web = fileURLToPath(new URL('./web', import.meta.url));

/** Many tests start processes of their own: what one of them has compiled the next one finds. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('./.cache/compiled', import.meta.url));

const NOT_OURS = ['**/node_modules/**'];
const SCREENS = ['web/**/*.browser.test.ts'];
/** Whole matches, with the real house or in the worker: the longest of all, so they run beside the others. */
const TOGETHER = ['web/{e2e,offline}/*.browser.test.ts', 'web/shell/real.browser.test.ts'];
/**
 * What `npm test` proves and every few minutes of work need not: whole servers, whole matches, sieges, statistics. The
 * runner's own `--exclude` does not reach its projects.
 */
const LEFT_OUT =
  process.env.MAJLIS_TESTS === 'short'
    ? ['server/trial/**', 'table/sim/**', '**/laws.test.ts', 'bots/**/{matches,rounds,levels,mirror,judge}.test.ts']
    : [];
/** What needs a real browser: the app is built and served once for all. */
const REAL = {
  globalSetup: ['web/test/setup.ts'],
  setupFiles: ['web/test/closing.ts'],
};

/** What takes longest of each project, the longest first. A fresh clone remembers no times and would go by the length of the files: a short one that takes a minute would begin last, with the other workers idle. */
const LONG = [
  'server/trial/attacks.test.ts',
  'server/trial/faults.test.ts',
  'server/trial/shared.test.ts',
  'bots/matches.test.ts',
  'server/trial/crowd.test.ts',
  'commands/duelling.test.ts',
  'server/trial/start.test.ts',
  'games/baloot/proof/laws.test.ts',
  'server/trial/people.test.ts',
  'server/trial/sharing.test.ts',
  'games/turup/proof/laws.test.ts',
  'server/trial/damage.test.ts',
  'server/trial/queue.test.ts',
  'web/learn/learn.browser.test.ts',
  'web/match/replay.browser.test.ts',
  'web/shell/screens.browser.test.ts',
  'web/shell/avatar.browser.test.ts',
  'web/match/review.browser.test.ts',
  'web/names/names.browser.test.ts',
  'web/table/sidebar.browser.test.ts',
  'web/turup/play.browser.test.ts',
  'web/scene/lift.browser.test.ts',
  'web/turup/table.browser.test.ts',
  'web/shell/room.browser.test.ts',
  'web/dhappa/table.browser.test.ts',
  'web/trunfo/trunfo.browser.test.ts',
  'web/turup/keys.browser.test.ts',
  'web/baloot/table.browser.test.ts',
  'web/dhappa/lay.browser.test.ts',
  'web/baloot/claims.browser.test.ts',
  'web/walk/eye.browser.test.ts',
  'web/e2e/dhappa.browser.test.ts',
  'web/e2e/turup.browser.test.ts',
  'web/offline/offline.browser.test.ts',
  'web/e2e/walk.browser.test.ts',
  'web/e2e/baloot.browser.test.ts',
  'web/e2e/evening.browser.test.ts',
  'web/shell/real.browser.test.ts',
  'web/e2e/trunfo.browser.test.ts',
  'web/e2e/review.browser.test.ts',
  'web/e2e/daily.browser.test.ts',
  'web/e2e/rematch.browser.test.ts',
  'web/e2e/new-game.browser.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex(file => moduleId.endsWith(`/${file}`));
  return at < 0 ? LONG.length : at;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  resolve: { alias: { '@/': `${web}/` } },
  test: {
    // Nothing is timed: these only end what hangs, on a machine however busy.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // Files share a worker and the modules that it has read; what a page of theirs leaves behind is closed by web/test/closing.ts.
    isolate: false,
    // A page is looked at again until it shows what it should: a busy machine draws late.
    expect: { poll: { timeout: 240_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          maxWorkers: 3, // much of it waits: for a lease to pass, for PostgreSQL to come back
          include: ['**/*.test.ts'],
          exclude: [...NOT_OURS, ...SCREENS, ...LEFT_OUT],
        },
      },
      {
        extends: true,
        test: { name: 'browser', ...REAL, maxWorkers: 2, include: SCREENS, exclude: [...NOT_OURS, ...TOGETHER] },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          ...REAL,
          maxWorkers: 2, // at a table people mostly wait for one another
          include: TOGETHER,
          exclude: NOT_OURS,
        },
      },
    ],
  },
});
