import { dhappa } from '@majlis/dhappa';
import type { AnyGame } from '@majlis/table';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { crowded, merging, openHands } from '@/dhappa/crowded.ts';
import { lay, openDhappa } from '@/dhappa/scripted.ts';
import type { ScriptedCourse } from '@/test/fed.ts';
import { rest } from '@/test/page.ts';

let page: Page;
beforeAll(async () => {
  page = await openDhappa();
});

const still = (state: unknown): ScriptedCourse => ({
  game: dhappa as unknown as AnyGame,
  events: [],
  states: [state],
  size: 4,
});

/** How wide the pictures of some cards are themselves: a drawing says 100 or 250, a bitmap what it was painted at. */
const widths = (path: string): Promise<readonly number[]> =>
  page.locator(path).evaluateAll(nodes => [...new Set(nodes.map(node => (node as HTMLImageElement).naturalWidth))]);

test('DHA-14 162 cards on screen: one picture each, painted once as a bitmap, and few nodes', async () => {
  await lay(page, still(openHands()));
  const open = page.locator('.dh-hands [data-card]');
  await expect.poll(() => open.count()).toBe(162);
  expect(new Set(await open.evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')))).size).toBe(162);
  await rest(page);
  await expect.poll(() => widths('.dh-hands img')).toEqual([72]);
  await expect.poll(() => widths('.hand img.mj-face')).toEqual([132]);
  await expect.poll(() => page.locator('.mj-scene *').count()).toBeLessThan(162 * 6);
});

test('DHA-14 a long run shows its ends: a board of 83 cards is a few dozen pictures, and every run keeps to itself', async () => {
  await lay(page, still(crowded()));
  await expect.poll(() => page.locator('[data-run]').count()).toBe(8);
  await expect.poll(() => page.locator('[data-run] [data-card]').count()).toBeLessThan(30);
  expect(await page.locator('[data-run="r3"]').evaluate(node => getComputedStyle(node).contain)).toBe('content');
  expect(merging(crowded()).length).toBe(1);
});
