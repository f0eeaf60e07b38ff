import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const web = fileURLToPath(new URL('./web', import.meta.url));

const NOT_OURS = ['**/node_modules/**'];
const SCREENS = ['web/**/*.browser.test.ts'];
/** Whole matches, with the real house or in the worker: the longest of all, so they run beside the others. */
const TOGETHER = ['web/{e2e,offline}/*.browser.test.ts', 'web/shell/real.browser.test.ts'];
/** What needs a real browser: the app is built and served once for all. */
const REAL = {
  globalSetup: ['web/test/setup.ts'],
  setupFiles: ['web/test/closing.ts'],
  hookTimeout: 120_000,
};

export default defineConfig({
  resolve: { alias: { '@/': `${web}/` } },
  test: {
    testTimeout: 120_000,
    // Files share a worker and the modules that it has read; what a page of theirs leaves behind is closed by web/test/closing.ts.
    isolate: false,
    // A page is looked at again until it shows what it should: a busy machine draws late.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          maxWorkers: 3, // much of it waits: for a lease to pass, for PostgreSQL to come back
          include: ['**/*.test.ts'],
          exclude: [...NOT_OURS, ...SCREENS],
        },
      },
      {
        extends: true,
        test: { name: 'browser', ...REAL, maxWorkers: 2, include: SCREENS, exclude: [...NOT_OURS, ...TOGETHER] },
      },
      { extends: true, test: { name: 'e2e', ...REAL, fileParallelism: false, include: TOGETHER, exclude: NOT_OURS } },
    ],
  },
});
