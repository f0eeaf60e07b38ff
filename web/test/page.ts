import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launch } from '@/test/browser.ts';
import { type Restless, restless } from '@/test/restless.ts';

const browsers: Promise<Browser>[] = [];

/** One browser for all test files of a run: they share their worker, and it ends with that. */
const opened = (): Promise<Browser> => {
  const known = browsers[0] ?? launch();
  if (browsers.length === 0) browsers.push(known);
  return known;
};

/** A page in a context of its own, closed with the test file. A page that breaks the content policy or throws fails its next look. */
export const emptyPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await (await opened()).newContext({ viewport: { width: 390, height: 844 }, ...options });
  context.setDefaultTimeout(240_000);
  const page = await context.newPage();
  page.on('pageerror', error => faults.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
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

/** What the pages of this file have complained about: errors thrown, policy broken. */
export const faults: string[] = [];

/** Nothing of one test file is left to the next. */
export const closePages = async (): Promise<void> => {
  for (const browser of browsers) for (const context of (await browser).contexts()) await context.close();
  faults.length = 0;
};
