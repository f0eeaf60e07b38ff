import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { matchFile } from '@/test/match-page.ts';
import { emptyPage, withoutIdleWork } from '@/test/page.ts';

const ME = { id: 'p0', name: 'Noura', kind: 'guest', username: null, muted: [], blocked: [] };

const idOf = (name: string): string => (name === ME.name ? ME.id : `id-${name.length}-${name.charCodeAt(0)}`);

const hex = (n: number): string => String(n).padStart(32, '0');

const tableOf = (n: number, game: string, people: readonly string[]) => ({
  table: {
    id: hex(n),
    game,
    options: {},
    visibility: 'public',
    phase: 'playing',
    host: idOf(people[0] ?? ''),
    seats: people.map(name => (name === '' ? { bot: 'steady' } : { person: { id: idOf(name), name } })),
    matches: 0,
    openedAt: 0,
  },
  watching: n,
  score: [n, 12],
  ranked: n === 1,
});

const QUIET = { tables: [], all: 0, watching: 0, replay: null };

/** A house that says what is on, or nothing at all, as the test wants it. */
const watchPage = async (first: object | null, options: BrowserContextOptions = {}) => {
  const page = await withoutIdleWork(await emptyPage({ locale: 'en-US', ...options }));
  const house = { on: first };
  await page.route('**/api/**', route => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/api/me') return route.fulfill({ json: ME });
    if (path.startsWith('/api/matches/')) return route.fulfill({ json: matchFile('baloot') });
    if (path !== '/api/watch') return route.fulfill({ json: {} });
    return house.on ? route.fulfill({ json: house.on }) : route.abort();
  });
  await page.goto(`${inject('address')}/watch`);
  return { page, house };
};

const asks = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window.__ui as unknown as { clock: { advance(ms: number): void } }).clock.advance(4_000));

const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('SPEC-03 the tables that are on, the best first; by game; none of my own', async () => {
  const tables = [
    tableOf(1, 'baloot/1', ['Umm Khalid', '', 'Turki', '']),
    tableOf(2, 'turup/1', ['Zoya', 'Ali', '', '']),
    tableOf(3, 'trunfo/1', ['Noura', 'Inês']),
    tableOf(4, 'trunfo/1', ['Rui', 'Tomás']),
  ];
  const wide = { viewport: { width: 1440, height: 900 } };
  const { page } = await watchPage({ tables, all: 4, watching: 10, replay: null }, wide);
  await page.locator('.wt-row').first().waitFor();
  expect(await page.locator('.wt-row').evaluateAll(rows => rows.map(row => row.getAttribute('data-table')))).toEqual(
    [2, 4].map(hex),
  );
  expect(await page.locator('.wt-row').first().innerText()).toContain('2 – 12');
  expect(await page.locator('.wt-head p').innerText()).toBe('4 tables, 10 people watching');
  await page.getByLabel('Trunfo', { exact: true }).check();
  await expect.poll(() => page.locator('.wt-row').count()).toBe(0);
  await page.getByLabel('All games', { exact: true }).check();
  await page.locator(`[data-table="${hex(2)}"]`).click();
  await expect.poll(() => page.locator(`[data-table="${hex(2)}"]`).count()).toBe(0);
  expect(await page.evaluate(() => location.hash)).toBe(`#${hex(2)}`);
  expect(await grave(page)).toEqual([]);
});

test('SPEC-04 nothing is on: that is said, a fine match plays by itself; out of reach, there is a way to try again', async () => {
  const { page, house } = await watchPage(null, { locale: 'ar-SA' });
  await page.locator('[data-refused="offline"]').waitFor();
  house.on = QUIET;
  await page.locator('.wt-trouble button').click();
  await page.locator('[data-quiet]').waitFor();
  expect(await page.locator('.wt-trouble').count()).toBe(0);
  house.on = { ...QUIET, replay: hex(9) };
  await asks(page);
  await page.locator('.wt-stage .mj-scene').waitFor();
  expect(await page.locator('.wt-badge').getAttribute('data-live')).toBe(null);
  const laidAfter = (): Promise<number> => asks(page).then(() => page.locator('.wt-stage [data-played]').count());
  await expect.poll(laidAfter).toBeGreaterThan(0);
  expect(await page.locator('[data-action="review"]').getAttribute('href')).toBe(`/m/${hex(9)}`);
  expect(await isWhole(page)).toBe(true);
  expect(await grave(page)).toEqual([]);
});
