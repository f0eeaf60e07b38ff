import { type Browser, chromium } from 'playwright-core';
import { type ChromeBinary, findChrome } from './chrome.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const options = ({ path, libraries }: ChromeBinary, flags: readonly string[]) => ({
  executablePath: path,
  headless: true,
  args: [...FLAGS, ...flags],
  env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) } as Record<string, string>,
});

/** A browser of one's own; `flags` for a test that needs another resolver or the like. */
export const launch = async (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch(options(await findChrome(), flags));
