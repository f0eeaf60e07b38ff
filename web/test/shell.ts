import type { Page } from 'playwright-core';
import { newPage } from '@/test/page.ts';

/** For the tests of the shell: its pages with a made-up house. */
export interface At {
  readonly lang?: string;
  readonly mood?: string;
  readonly width?: number;
  readonly height?: number;
}

export const openShell = async (path: string, at: At = {}): Promise<Page> => {
  const { lang = 'en', mood = '', width = 390, height = 844 } = at;
  const page = await newPage(`/shell.html?path=${path}&lang=${lang}&mood=${mood}`, {
    viewport: { width, height },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  return page;
};

export interface Ui {
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
    (window.__ui as unknown as Ui).sent.flatMap(({ request }) => (request === undefined ? [] : [request])),
  );

export const history = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window.__ui as unknown as Ui).history]);

export const calls = (page: Page, call: string): Promise<readonly unknown[]> =>
  page.evaluate(
    name => (window.__ui as unknown as Ui).asked.filter(one => one.call === name).map(({ body }) => body),
    call,
  );
