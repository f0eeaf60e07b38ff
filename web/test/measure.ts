import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { eightTricksOn, noteTaps } from './measure-baloot.ts';
import { crowdOn } from './measure-dhappa.ts';
import { serve } from './serve.ts';
import { built, weights } from './weight.ts';

/** What the app weighs and how it moves, each beside its budget. Only the bytes fail a test: timings are of this machine, at this moment. */
const SLOW = 4;
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-US', hasTouch: true };

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

const line = (what: string, value: string, budget: string): void =>
  console.log(`  ${what.padEnd(44)} ${value.padStart(16)}   budget ${budget}`);

const slowed = async (page: Page, network: boolean): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  if (!network) return;
  const speed = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
};

interface Noted {
  lcp: number;
  blocked: number;
}

/** Runs in the page before anything else: notes the largest paint and long tasks. */
const note = (): void => {
  const noted: Noted = { lcp: 0, blocked: 0 };
  Object.assign(window, { noted });
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', entry => {
    noted.lcp = entry.startTime;
  });
  observe('longtask', entry => {
    noted.blocked += Math.max(0, entry.duration - 50);
  });
};

const notedIn = (page: Page): Promise<Noted> => page.evaluate(() => Reflect.get(window, 'noted') as Noted);

const firstVisit = async (browser: Browser, address: string): Promise<void> => {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(note);
  await slowed(page, true);
  await page.goto(address);
  await page.locator('.sh-home').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(2_000);
  const { lcp, blocked } = await notedIn(page);
  line('largest paint, 4× CPU, 150 ms, 1.6 Mb/s', `${figure(lcp / 1000)} s`, '3.0 s');
  line('blocked by long tasks', `${figure(blocked)} ms`, '200 ms');
  await page.close();
};

/** A browser that holds the whole app, with its line cut. */
const unplugged = async (browser: Browser, address: string): Promise<BrowserContext> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise(done => setTimeout(done, 50));
    const isKept = async () =>
      (await (await caches.open('kept')).keys()).some(({ url }) => /words-en-baloot/.test(url));
    while (!(await isKept())) await new Promise(done => setTimeout(done, 50));
  });
  await page.close();
  await context.setOffline(true);
  return context;
};

const offlineStart = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript(noteTaps);
  await page.addInitScript(
    text => sessionStorage.setItem('majlis/trial', text),
    JSON.stringify({ secret: '5'.repeat(64) }),
  );
  const begun = performance.now();
  await page.goto(`${address}/t/local-baloot`);
  await page.locator('.hand [data-card]').first().waitFor({ timeout: 120_000 });
  line('start without a network to a card in hand', `${figure((performance.now() - begun) / 1000)} s`, '3 s');
  return page;
};

const middleOf = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const eightTricks = async (browser: Browser, page: Page): Promise<void> => {
  await slowed(page, false);
  const { tricks, shown, dropped, taps, isOpen } = await eightTricksOn(browser, page);
  const share = (100 * dropped) / Math.max(1, shown + dropped);
  line(`frames dropped in ${tricks} tricks, 4× CPU`, `${figure(share)} % of ${shown + dropped}`, '5 %');
  line('tap to the next frame, 4× CPU, median', `${figure(middleOf(taps))} ms of ${taps.length}`, '50 ms');
  if (!isOpen) console.log('  the table was lost on the way');
};

const crowd = async (browser: Browser, address: string): Promise<void> => {
  const page = await browser.newPage(PHONE);
  await slowed(page, false);
  const { mount, hint, dropped } = await crowdOn(page, address);
  line('162 open cards mounted, 4× CPU', `${figure(mount)} ms`, '500 ms');
  line('a card chosen among them to its hints', `${figure(hint)} ms`, '50 ms');
  line('frames late while two runs merge', `${figure(dropped)} %`, '5 %');
  await page.close();
};

export const measure = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-web-'));
  console.log('web');
  await built(folder);
  for (const { what, bytes, budget } of weights(folder))
    line(what, `${figure(bytes / 1000)} kB`, `${figure(budget / 1000)} kB`);
  const browser = await launch();
  const players = await serve(folder);
  await firstVisit(browser, players.address);
  players.server.close();
  await built(folder, 'test');
  const measured = await serve(folder);
  const context = await unplugged(browser, measured.address);
  await eightTricks(browser, await offlineStart(context, measured.address));
  await context.close(); // its bots would play on beside what is measured next
  await crowd(browser, measured.address);
  await browser.close();
  measured.server.close();
  rmSync(folder, { recursive: true, force: true });
};
