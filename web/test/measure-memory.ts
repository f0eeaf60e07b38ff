import type { CDPSession, Page } from 'playwright-core';
import { testApp } from './app.ts';
import { launch } from './browser.ts';
import { quickMatch, shorten } from './evening.ts';
import { openHouse } from './open-house.ts';

/** Fifty in one browser: so many of each game in a row, so that a chair that is kept shows too. */
const MATCHES = { trunfo: 13, turup: 12, baloot: 13, dhappa: 12 };
/** What an evening may leave behind, in MB. */
const BUDGET = 20;

interface Held {
  /** Objects of the page, those of the browser that they hold on to, and buffers: in MB. */
  readonly heap: number;
  readonly embedder: number;
  readonly buffers: number;
  readonly nodes: number;
  readonly listeners: number;
}

const MB = 1024 * 1024;

const all = ({ heap, embedder, buffers }: Held): number => heap + embedder + buffers;

const heldNow = async (session: CDPSession): Promise<Held> => {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    heap: usedSize / MB,
    embedder: embedderHeapUsedSize / MB,
    buffers: backingStorageSize / MB,
    nodes,
    listeners: jsEventListeners,
  };
};

/** What the page holds on to once everything is collected that can be: until three times in a row nothing more goes. */
const held = async (session: CDPSession): Promise<Held> => {
  let least = await heldNow(session);
  for (let same = 0; same < 3; same++) {
    const now = await heldNow(session);
    if (all(now) < all(least) - 0.1) same = -1;
    if (all(now) < all(least)) least = now;
  }
  return least;
};

const signed = (mb: number): string => `${mb < 0 ? '−' : '+'}${Math.abs(mb).toFixed(1)}`;

const told = (when: string, now: Held): void => {
  const { heap, embedder, buffers, nodes, listeners } = now;
  const parts = `heap ${heap.toFixed(1)}, embedder ${embedder.toFixed(1)}, buffers ${buffers.toFixed(1)}`;
  console.log(
    `  ${when.padEnd(12)} ${all(now).toFixed(1).padStart(6)} MB   ${parts}; ${nodes} nodes, ${listeners} listeners`,
  );
};

/** Matches of a game after which all that it brings is there: its rules, its words, its pictures. */
const BROUGHT = 5;

/** Matches of one game in a row, through the buttons; what the page holds in the end. */
const inARow = async (page: Page, session: CDPSession, name: string, many: number): Promise<Held> => {
  for (let n = 0; n < BROUGHT; n++) await quickMatch(page, name);
  const fifth = await held(session);
  told(`${name}, ${BROUGHT}`, fifth);
  for (let n = BROUGHT; n < many; n++) await quickMatch(page, name);
  const last = await held(session);
  told(`${name}, ${many}`, last);
  console.log(`  ${name}: ${signed(all(last) - all(fifth))} MB from match ${BROUGHT} to match ${many}`);
  return last;
};

/** Fifty matches in one browser, through the buttons. The first of each game brings its rules, words and pictures. */
export const measureMemory = async (): Promise<void> => {
  const app = await testApp();
  const house = await openHouse(app.address, { hasty: true });
  const browser = await launch();
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const session = await page.context().newCDPSession(page);
  await shorten(page);
  await page.goto(house.address);
  await page.locator('.sh-home').waitFor();
  const start = await held(session);
  told('first page', start);
  let now = start;
  for (const [name, many] of Object.entries(MATCHES)) now = await inARow(page, session, name, many);
  const grown = all(now) - all(start);
  console.log(`  all of them: ${signed(grown)} MB since the first page   budget ${BUDGET} MB`);
  if (grown > BUDGET) process.exitCode = 1;
  await browser.close();
  await house.close();
  await app.close();
};
