import type { Page } from 'playwright-core';
import { newPage } from '@/test/page.ts';

/** For the tests of the shell: its pages with a made-up house. */
export interface At {
  readonly lang?: string;
  readonly mood?: string;
  readonly width?: number;
  readonly height?: number;
}

const addressOf = (path: string, { lang = 'en', mood = '' }: At): string =>
  `/shell.html?path=${path}&lang=${lang}&mood=${mood}`;

const drawn = async (page: Page): Promise<Page> => {
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  return page;
};

export const openShell = async (path: string, at: At = {}): Promise<Page> => {
  const { width = 390, height = 844 } = at;
  const page = await newPage(addressOf(path, at), {
    viewport: { width, height },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return drawn(page);
};

/** Another screen in the same browser, which has most of it already; nothing is left of the one before. */
export const turnTo = async (page: Page, path: string, at: At = {}): Promise<Page> => {
  const { width = 390, height = 844 } = at;
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width, height });
  await page.goto(new URL(addressOf(path, at), page.url()).href);
  return drawn(page);
};

export interface ShellHandles {
  readonly asked: readonly { readonly call: string; readonly body: unknown }[];
  readonly sent: readonly { readonly kind: string; readonly request?: { readonly kind: string } }[];
  readonly history: readonly string[];
  feed(messages: readonly object[]): void;
  offerUpdate(renew: () => void): void;
  setBetweenGames(between: boolean): void;
}

/** What the page has asked of the table so far. */
export const requests = (page: Page): Promise<readonly { readonly kind: string }[]> =>
  page.evaluate(() =>
    (window.__ui as unknown as ShellHandles).sent.flatMap(({ request }) => (request === undefined ? [] : [request])),
  );

export const history = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window.__ui as unknown as ShellHandles).history]);

export const calls = (page: Page, call: string): Promise<readonly unknown[]> =>
  page.evaluate(
    name => (window.__ui as unknown as ShellHandles).asked.filter(one => one.call === name).map(({ body }) => body),
    call,
  );
