import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the browser of the tests is, and the libraries it needs. */
export interface ChromeBinary {
  readonly path: string;
  readonly libraries: string | null;
}

const CACHE = resolve(dirname(fileURLToPath(import.meta.url)), '../../.cache/chromium');
const SYSTEM = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/opt/google/chrome/chrome',
];

/** CHROME_BIN, then the browser inside the npm package, then a Chrome of the machine. */
export const findChrome = async (): Promise<ChromeBinary> => {
  const named = process.env.CHROME_BIN;
  if (named) return { path: named, libraries: null };
  const packed = await unpacked().catch(() => undefined);
  if (packed) return packed;
  const path = SYSTEM.find(candidate => existsSync(candidate));
  if (path) return { path, libraries: null };
  throw new Error('no browser for the tests: set CHROME_BIN, or run npm install so that @sparticuz/chromium is there');
};

const unpacked = async (): Promise<ChromeBinary> => {
  if (!existsSync(CACHE)) await unpack();
  return { path: join(CACHE, 'chromium'), libraries: join(CACHE, 'al2023', 'lib') };
};

/** Unpacked aside and moved into place whole: another run must never find half a browser. */
const unpack = async (): Promise<void> => {
  const aside = `${CACHE}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = aside;
  const { inflate } = await import('@sparticuz/chromium');
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
  for (const part of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']) await inflate(join(bin, part));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  if (existsSync(CACHE)) rmSync(aside, { recursive: true });
  else renameSync(aside, CACHE);
};
