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
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
