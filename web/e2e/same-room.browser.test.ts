import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lock } from '@/e2e/trunfo-player.ts';
import { soon } from '@/e2e/visit.ts';
import type { TableStore } from '@/store/table-store.ts';
import { launch } from '@/test/browser.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';

/** A made-up name for this machine: to the browser a place in the network, without https. */
const NAME = 'house.majlis.test';

let house: RealHouse;
let browser: Browser;
let address: string;
beforeAll(async () => {
  house = await realHouse(NAME);
  browser = await launch(`--host-resolver-rules=MAP ${NAME} 127.0.0.1`);
  address = house.address.replace('127.0.0.1', NAME);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const phone = async (path: string): Promise<Page> => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(240_000);
  await page.goto(path);
  return page;
};

const ready = (page: Page): Promise<void> => page.getByRole('button', { name: 'I’m ready' }).click();
const held = (page: Page): Promise<number> => page.locator('.hand [data-state="available"]').count();

/** Nobody is hurried: a match that the clock plays would show nothing. */
const withoutClock = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const { seen, ask } = window.__ui!.store as TableStore;
    ask({ kind: 'setOptions', options: { ...seen.getState().table?.options, clock: 'off' } });
  });
  await soon(() => page.evaluate('window.__ui.store.seen.getState().table.options.clock')).toBe('off');
};

/** So many rounds, each of them by both. */
const played = async (rounds: number, pages: readonly Page[]): Promise<void> => {
  for (let round = 1; round <= rounds; round++) {
    for (const page of pages) expect(await lock(page)).toBe(true);
    for (const page of pages) await soon(() => held(page)).toBe(9 - round);
  }
};

const leave = async (page: Page): Promise<void> => {
  await page.locator('[data-action="menu"]').click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
};

test('SHARE-01 SCO-05 a phone in the same room, on plain http: a table is opened, joined by its link, played, and its deal checked', async () => {
  const one = await phone(address);
  const device = await one.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, crypto.subtle === undefined]);
  expect(device).toEqual([false, false, true]);
  await one.getByRole('button', { name: 'Create table' }).click();
  await one.getByRole('radio', { name: 'Trunfo' }).check({ force: true });
  await one.getByRole('dialog').getByRole('button', { name: 'Create table' }).click();
  const link = await one.locator('.sh-link').inputValue();
  expect(link.startsWith(`${address}/t/`)).toBe(true);
  await withoutClock(one);
  const two = await phone(link);
  await two.locator('.sh-seat[data-seat="1"] .sh-seat-face').click();
  for (const page of [one, two]) await ready(page);
  for (const page of [one, two]) await soon(() => held(page)).toBe(9);
  await played(2, [one, two]);
  await leave(two);
  await soon(() => one.locator('[data-summary]').getAttribute('data-summary')).toBe('won');
  await one.getByRole('button', { name: /Verified deal/ }).click();
  await soon(() => one.locator('[data-fair]').getAttribute('data-fair')).toBe('ok');
});
