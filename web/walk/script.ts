import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('./eye/index.ts', import.meta.url));

let made: Promise<string> | undefined;

const make = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, minify: false, target: 'es2023', lib: { entry: ENTRY, formats: ['iife'], name: 'walk' } },
  });
  const [first] = [built].flat();
  const code = first && 'output' in first ? first.output[0].code : undefined;
  if (code === undefined) throw new Error('no script for the pages');
  return code;
};

/** What looks at a page from within, as one script; made once. */
export const eyeScript = (): Promise<string> => {
  made ??= make();
  return made;
};
