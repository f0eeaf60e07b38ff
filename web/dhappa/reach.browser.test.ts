import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { lay, openDhappa, scripted, WILDS } from '@/dhappa/scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await openDhappa();
});

/** The runs of the own board at whose left or right edge a finger meets something else. */
const covered = (): Promise<readonly string[]> =>
  page.locator('[data-board="us"] [data-run]').evaluateAll(nodes =>
    nodes.flatMap(node => {
      node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const met = [left + 6, right - 6].map(x => document.elementFromPoint(x, (top + bottom) / 2)?.closest('.dh-run'));
      return met.every(one => one === node) ? [] : [node.getAttribute('data-run') ?? ''];
    }),
  );

test.each([
  [390, 844],
  [844, 390],
  [1440, 900],
])('DHA-06 at %i × %i nothing lies over a run that could take a card', async (width, height) => {
  await page.setViewportSize({ width, height });
  await lay(page, scripted(WILDS, 'draw'));
  expect(await page.locator('[data-board="us"] [data-run]').count()).toBe(4);
  expect(await covered()).toEqual([]);
});
