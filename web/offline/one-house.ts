import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HOST = fileURLToPath(new URL('./host.worker.ts', import.meta.url));

/** For Vite: page and worker are one build, so that the rules of a game are there once, not once for each of them. */
export const oneHouse = (): Plugin => {
  let worker = '';
  return {
    name: 'majlis:one-house',
    apply: 'build',
    buildStart() {
      worker = this.emitFile({ type: 'chunk', id: HOST, name: 'host' });
    },
    transform: {
      filter: { id: /\/store\/address\.ts$/ },
      handler: () => ({ code: `export const HOST = import.meta.ROLLUP_FILE_URL_${worker};`, map: null }),
    },
  };
};
