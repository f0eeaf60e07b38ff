import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { matchFile } from '@/test/match-page.ts';
import { emptyPage, withoutIdleWork } from '@/test/page.ts';

const ME = { id: 'p0', name: 'Noura', kind: 'guest', username: null, muted: [], blocked: [] };

const matchOf = (n: number) => ({
  id: `${'0'.repeat(30)}${String(n).padStart(2, '0')}`,
  table: 'a'.repeat(32),
  game: 'baloot/1',
  startedAt: 0,
  endedAt: 1_700_000_000_000 - n * 90_000_000,
  by: 'game',
  outcome: { winner: n % 3 === 0 ? 1 : 0, scores: [152 + n, 100], by: 'target' },
  players: ['Noura', 'Fahd', 'Abeer', 'Salim'].map((name, seat) => ({
    seat,
    person: `p${seat}`,
    name,
    conduct: 'stayed',
  })),
});

/** A house that knows thirty matches of mine, and answers them as they are asked for. */
const myPage = async (options: BrowserContextOptions = {}): Promise<{ page: Page; wishes: object[] }> => {
  const page = await withoutIdleWork(await emptyPage({ locale: 'en-US', ...options }));
  const wishes: object[] = [];
  await page.route('**/api/**', route => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/api/me') return route.fulfill({ json: ME });
    if (path.startsWith('/api/matches/')) return route.fulfill({ json: { ...matchFile('baloot'), id: path } });
    if (path !== '/api/history') return route.fulfill({ json: {} });
    const wish = route.request().postDataJSON();
    wishes.push(wish);
    const [from, next] = wish.before ? [20, null] : [0, '5.x'];
    const matches = Array.from({ length: wish.before ? 10 : 20 }, (_, n) => matchOf(from + n));
    return route.fulfill({ json: { matches, next } });
  });
  await page.goto(`${inject('address')}/me/matches`);
  await page.locator('.hi-row').first().waitFor();
  return { page, wishes };
};

test('HIS-01 my matches with their results, filtered and page by page', async () => {
  const { page, wishes } = await myPage();
  await expect.poll(() => page.locator('.hi-list li').count()).toBe(20);
  expect(await page.locator('.hi-list li').first().getAttribute('data-result')).toBe('lost');
  expect(await page.locator('.hi-list li').nth(1).innerText()).toContain('153 – 100');
  await page.locator('[data-action="more"]').click();
  await expect.poll(() => page.locator('.hi-list li').count()).toBe(30);
  expect(await page.locator('[data-action="more"]').count()).toBe(0);
  await page.getByLabel('Baloot', { exact: true }).check();
  await page.getByLabel('Won', { exact: true }).check();
  await page.locator('.hi-select select').nth(1).selectOption('p2');
  await expect.poll(() => wishes.at(-1)).toEqual({ game: 'baloot/1', result: 'won', with: 'p2' });
  await expect.poll(() => page.locator('.hi-list li').count()).toBe(20);
  expect(await grave(page)).toEqual([]);
});

test('HIS-02 what they come to: counted from the records, with plots; in Arabic nothing leaves the page', async () => {
  const { page } = await myPage({ locale: 'ar-SA' });
  await expect.poll(() => page.locator('.hi-tile').count()).toBe(7);
  const before = await page.locator('.hi-list').boundingBox();
  await expect.poll(() => page.locator('.hi-statistics [role="status"]').innerText()).toBe('');
  expect(await page.locator('.hi-list').boundingBox(), 'the room of every figure is there from the start').toEqual(
    before,
  );
  expect(await page.locator('.hi-plot rect').count()).toBe(20);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await grave(page)).toEqual([]);
});
