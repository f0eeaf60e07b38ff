import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openTable, sitAt, soon } from '@/e2e/visit.ts';
import { bolt } from '@/test/bolt.ts';
import { playOut } from '@/test/evening.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await realHouse();
});
afterAll(() => house.close());

const mine = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => (await fetch('/api/tables/mine')).json());

const seen = <T>(page: Page, what: string): Promise<T> =>
  page.evaluate(`(({ table, match, you }) => (${what}))(window.__ui.store.seen.getState())`);

const seated = (page: Page): Promise<readonly (string | undefined)[]> =>
  seen(page, 'table.chairs.map(({ sitter }) => sitter?.person?.name)');

test('ART-02 golden cards are their owner’s alone: whoever sits opposite sees plain ones', async () => {
  const pages = [await guest(house, 'Ana'), await guest(house, 'Rui')] as const;
  const [one, two] = pages;
  await one.goto(house.address);
  await one.locator('.sh-wide-button').click();
  await one.getByRole('checkbox', { name: /Golden cards/ }).check({ force: true });
  const address = await openTable(house, one, 'trunfo/1', { clock: 'off' });
  for (const [seat, page] of pages.entries()) await sitAt(page, address, seat);
  for (const page of pages) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of pages) await soon(() => page.locator('.hand [data-card]').count()).toBe(9);
  await soon(() => one.locator('[data-golden]').count()).toBe(1);
  expect(await two.locator('[data-golden]').count()).toBe(0);
  for (const page of pages) await page.context().close();
});

test('TRU-15 two people play to the end, both want a rematch and sit as before; then both leave, and each can start another', async () => {
  const pages = [await guest(house, 'Ana'), await guest(house, 'Rui')] as const;
  const [one, two] = pages;
  const address = await openTable(house, one, 'trunfo/1', { resultMs: 1_000, clock: 'off' });
  for (const [seat, page] of pages.entries()) await sitAt(page, address, seat);
  for (const page of pages) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of pages) await soon(() => seen(page, 'table.phase')).toBe('playing');
  const first = await seen(one, 'match.id');
  expect(await Promise.all(pages.map(page => playOut(page, 'trunfo')))).toEqual([true, true]);

  const again = (page: Page) => page.locator('[data-summary] [data-action="rematch"]');
  await again(one).click();
  await soon(() => again(one).getAttribute('aria-pressed')).toBe('true');
  expect(await seen(two, 'table.phase')).toBe('lobby');
  await again(two).click();
  for (const [seat, page] of pages.entries()) {
    await soon(() => seen(page, 'table.phase')).toBe('playing');
    await soon(() => page.locator('.hand [data-card]').count()).toBe(9);
    expect(await seen(page, 'match.id')).not.toBe(first);
    expect([await seen(page, 'you'), await seated(page)]).toEqual([seat, ['Ana', 'Rui']]);
  }
  expect(await Promise.all(pages.map(page => playOut(page, 'trunfo')))).toEqual([true, true]);

  for (const page of pages) {
    await page.locator('[data-summary] [data-action="leave"]').click();
    await page.locator('.sh-home').waitFor();
    await soon(() => mine(page)).toEqual([]);
    await bolt(page, 'trunfo');
    await soon(() => page.locator('.hand [data-card]').count()).toBe(9);
  }
  for (const page of pages) await page.context().close();
});
