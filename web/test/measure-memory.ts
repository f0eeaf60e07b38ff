import type { CDPSession } from 'playwright-core';
import { testApp } from './app.ts';
import { launch } from './browser.ts';
import { quickMatch, shorten } from './evening.ts';
import { openHouse } from './open-house.ts';

const MATCHES = 50;
const GAMES = ['trunfo', 'turup', 'baloot', 'dhappa'];
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

/** What the page holds on to once everything is collected that can be. */
const held = async (session: CDPSession): Promise<Held> => {
  await session.send('HeapProfiler.collectGarbage');
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

const all = ({ heap, embedder, buffers }: Held): number => heap + embedder + buffers;

const told = (when: string, now: Held): void => {
  const { heap, embedder, buffers, nodes, listeners } = now;
  const parts = `heap ${heap.toFixed(1)}, embedder ${embedder.toFixed(1)}, buffers ${buffers.toFixed(1)}`;
  console.log(
    `  ${when.padEnd(12)} ${all(now).toFixed(1).padStart(6)} MB   ${parts}; ${nodes} nodes, ${listeners} listeners`,
  );
};

/** A dozen of each game in a row, so that a chair that is kept shows too. */
const gameOf = (match: number): string => GAMES[Math.floor((match * GAMES.length) / MATCHES)] ?? '';

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
  for (let n = 0; n < MATCHES; n++) {
    await quickMatch(page, gameOf(n));
    if ((n + 1) % 10 !== 0) continue;
    now = await held(session);
    told(`${n + 1} matches`, now);
  }
  const grown = all(now) - all(start);
  console.log(`  grown by ${grown.toFixed(1)} MB since the first page   budget ${BUDGET} MB`);
  if (grown > BUDGET) process.exitCode = 1;
  await browser.close();
  await house.close();
  await app.close();
};
