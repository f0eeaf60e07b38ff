import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const web = fileURLToPath(new URL('./web', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@/': `${web}/` } },
  test: {
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['web/**/*.browser.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['web/test/setup.ts'],
          fileParallelism: false,
          // A screen may paint a frame late on a busy machine; what is wrong stays wrong the third time too.
          retry: 2,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
