import { dhappa } from '@majlis/dhappa';
import { midRound } from '@majlis/dhappa/mid-round';
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

test('DHA-14 a run full of wilds stays on its board, where there is little room for it', async () => {
  const wilds = midRound({ hand: 'QS#1 QS#2', runs: ['A 3S JK#1 2C#1 6S JK#2 8S 9S 2D#1', 'A 4C 5C 6C'] });
  await page.setViewportSize({ width: 1024, height: 640 });
  await lay(page, still(wilds));
  await rest(page);
  const beyond = await page.locator('.dh-runs').evaluateAll(boards =>
    boards.flatMap(board => {
      const { left, right } = board.getBoundingClientRect();
      const drawn = [...board.querySelectorAll('.dh-run, .dh-mini, .dh-wilds')].map(one => one.getBoundingClientRect());
      return drawn.filter(one => one.left < left - 1 || one.right > right + 1).map(one => [one.left, one.right]);
    }),
  );
  expect(beyond).toEqual([]);
});
