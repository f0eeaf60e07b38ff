import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 60_000, interval: 200 });

const phone = async (path: string): Promise<Page> => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(60_000);
  await page.goto(path);
  return page;
};

const ready = (page: Page): Promise<void> => page.getByRole('button', { name: 'I’m ready' }).click();
const held = (page: Page): Promise<number> => page.locator('.hand [data-state="available"]').count();

/** Chooses the first card that can be had and locks it; false if it was not the moment for it. */
const locked = async (page: Page): Promise<boolean> => {
  const quick = { timeout: 3_000 };
  try {
    await page.locator('.hand [data-state="available"]').first().focus(quick);
    await page.keyboard.press('Enter');
    await page.locator('[data-action="lock"]').click(quick);
    return true;
  } catch {
    return false;
  }
};

/** Both play until this many cards are left; how many each has locked. */
const playedDownTo = async (left: number, pages: readonly Page[]): Promise<readonly number[]> => {
  const locks = pages.map(() => 0);
  for (const until = Date.now() + 150_000; Date.now() < until; ) {
    const hands = await Promise.all(pages.map(held));
    if (hands.every(cards => cards <= left)) break;
    for (const [at, page] of pages.entries()) if (await locked(page)) locks[at] = (locks[at] ?? 0) + 1;
  }
  return locks;
};

const leave = async (page: Page): Promise<void> => {
  await page.locator('[data-action="menu"]').click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
};

test('SHARE-01 SCO-05 a phone in the same room, on plain http: a table is opened, joined by its link, played, and its deal checked', {
  timeout: 300_000,
}, async () => {
  const one = await phone(address);
  const device = await one.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, crypto.subtle === undefined]);
  expect(device).toEqual([false, false, true]);
  await one.getByRole('button', { name: 'Create table' }).click();
  await one.getByRole('radio', { name: 'Trunfo' }).check({ force: true });
  await one.getByRole('dialog').getByRole('button', { name: 'Create table' }).click();
  const link = await one.locator('.sh-link').inputValue();
  expect(link.startsWith(`${address}/t/`)).toBe(true);
  const two = await phone(link);
  await two.locator('.sh-seat[data-seat="1"] .sh-seat-face').click();
  for (const page of [one, two]) await ready(page);
  for (const page of [one, two]) await soon(() => held(page)).toBe(9);
  for (const locks of await playedDownTo(7, [one, two])) expect(locks).toBeGreaterThan(0);
  await leave(two);
  await soon(() => one.locator('[data-summary]').getAttribute('data-summary')).toBe('won');
  await one.getByRole('button', { name: /Verified deal/ }).click();
  await soon(() => one.locator('[data-fair]').getAttribute('data-fair')).toBe('ok');
});
