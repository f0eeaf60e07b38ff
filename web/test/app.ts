import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serve } from './serve.ts';

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** Its own for each run: two runs at once must not build into each other. */
const OUT = resolve(WEB, `../.cache/web-${process.pid}`);

interface TestApp {
  readonly address: string;
  close(): Promise<void>;
}

/** The app in its test build, served. */
export const testApp = async (): Promise<TestApp> => {
  const configFile = resolve(WEB, 'vite.config.ts');
  process.env.NODE_ENV = 'production'; // the React that players get: the other one is slower and measures itself
  await build({ configFile, mode: 'test', logLevel: 'error', build: { outDir: OUT, emptyOutDir: true } });
  const { server, address } = await serve(OUT);
  return {
    address,
    close: async () => {
      server.close();
      server.closeAllConnections();
      rmSync(OUT, { recursive: true, force: true });
    },
  };
};
