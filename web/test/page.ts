import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';
import { launch } from '@/test/browser.ts';
import { elsewhere } from '@/test/elsewhere.ts';
import { type Restless, restless } from '@/test/restless.ts';
import { unpaint } from '@/test/unpainted.ts';

const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const;

const browsers: Promise<Browser>[] = [];

/** One browser for all test files of a run: they share their worker, and it ends with that. */
const opened = (): Promise<Browser> => {
  const known = browsers[0] ?? launch();
  if (browsers.length === 0) browsers.push(known);
  return known;
};

/** A line that is cut, or a gate before a house that is down, is not the page’s fault. */
const LINE_LOST = /net::ERR_|^WebSocket connection to|status of 502/;

/** What a page complains about fails its test (`web/test/closing.ts`): errors thrown, policy broken, requests refused. */
export const listenTo = (page: Page): void => {
  page.on('pageerror', error => faults.push(String(error)));
  page.on('console', message => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !LINE_LOST.test(text)) faults.push(text);
  });
};

/** Whoever means to be there without a network: elsewhere nothing of the app is kept for later, that would be more work than most tests. */
export const KEEPS_THE_APP = { serviceWorkers: 'allow' } as const satisfies BrowserContextOptions;

/**
 * A page in a context of its own. What is left open goes on drawing, so it is closed with its test; one that several
 * tests look at is opened before them and closed with the file.
 */
export const paintedPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await (await opened()).newContext({ ...PHONE, ...options });
  if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
  context.setDefaultTimeout(240_000);
  const page = await context.newPage();
  listenTo(page);
  return page;
};

/** The same for all that is asked of a page but its pixels. */
export const emptyPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await paintedPage(options);
  await page.addInitScript(unpaint);
  return page;
};

/** A page of the test build. */
export const newPage = async (
  path: string,
  options: BrowserContextOptions = {},
  address = inject('address'),
): Promise<Page> => {
  const page = await emptyPage(options);
  await page.goto(address + path);
  return page;
};

export const withoutIdleWork = async (page: Page): Promise<Page> => {
  await page.addInitScript(restless);
  return page;
};

/** Somebody new in a real house, on a device of their own. */
export const visitorPage = async (address: string, path = '/'): Promise<Page> => {
  const page = await withoutIdleWork(await emptyPage({ locale: 'en-US', extraHTTPHeaders: elsewhere() }));
  await page.goto(address + path);
  return page;
};

/** Now it is idle. */
export const rest = (page: Page): Promise<void> => page.evaluate(() => (window as Restless).rest?.());

/** What moves takes ten times its time: however few frames a busy machine draws, a test sees it move. */
export const slowed = async (page: Page): Promise<Page> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  return page;
};

/** A page with a table on it and nothing else to do. */
export const tablePage = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await withoutIdleWork(await emptyPage(options));
  await page.goto(inject('address') + path);
  return page;
};

const faults: string[] = [];

/** What the pages have complained about since somebody last asked. */
export const takeFaults = (): readonly string[] => faults.splice(0);

/** Nothing of one test file is left to the next. */
export const closePages = async (): Promise<void> => {
  for (const browser of browsers) for (const context of (await browser).contexts()) await context.close();
};
