import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WEB = dirname(fileURLToPath(import.meta.url));
const DOUBLES = join(WEB, 'doubles');

/** Where the double of a source file would be; a double itself gets the real one. */
const doubleOf = (source: string, importer: string | undefined): string | undefined => {
  if (importer?.startsWith(DOUBLES)) return undefined;
  const path = source.startsWith('.') && importer ? join(dirname(importer), source) : source;
  const double = join(DOUBLES, path.slice(WEB.length));
  return path.startsWith(`${WEB}/`) && existsSync(double) ? double : undefined;
};

/** For Vite: in the test build `doubles/x.ts` takes the place of `x.ts`. What people run knows nothing of it. */
export const doubled = (mode: string): Plugin => ({
  name: 'majlis:doubles',
  enforce: 'pre',
  apply: () => mode === 'test',
  resolveId: (source, importer) => doubleOf(source, importer),
});
