import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const web = fileURLToPath(new URL('.', import.meta.url));

/** npm run shots   Pictures of every screen into shots/. No test: something to look at. */
export default defineConfig({
  resolve: { alias: { '@/': web } },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['web/test/*.shots.ts'],
    globalSetup: ['web/test/setup.ts'],
    setupFiles: ['web/test/closing.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
