import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { serve } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
  }
}

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** Its own for each run: two runs at once must not build into each other. */
const OUT = resolve(WEB, `../.cache/web-${process.pid}`);

/** Once for all browser tests: the app in its test build, served. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const configFile = resolve(WEB, 'vite.config.ts');
  process.env.NODE_ENV = 'production'; // the React that players get: the other one is slower and measures itself
  await build({ configFile, mode: 'test', logLevel: 'error', build: { outDir: OUT, emptyOutDir: true } });
  const { server, address } = await serve(OUT);
  project.provide('address', address);
  return async () => {
    server.close();
    server.closeAllConnections();
    rmSync(OUT, { recursive: true, force: true });
  };
};
