import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dealt, lay, openDhappa, scripted, sentSince, stripsOf, TURN, tap, WILDS } from '@/dhappa/scripted.ts';
import { wordsSent } from '@/test/fed.ts';

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
  await expect.poll(() => page.locator('[data-board="us"] [data-run]').count()).toBe(4);
  expect(await covered()).toEqual([]);
});

test('DHA-06 the pile takes the one card that is chosen; its letter only shows it', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lay(page, scripted(WILDS, 'draw'));
  const before = (await wordsSent(page)).length;
  await tap(page, 'KS#1');
  await page.keyboard.press('p');
  await page.locator('[data-dialog="pile"]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => sentSince(page, before)).toEqual([]);
  await page.locator('[data-pile="discards"]').click();
  await expect.poll(() => sentSince(page, before)).toEqual(['drop:KS#1']);
});

/** What would have to be scrolled to: the last line of the table, the last line of a run. */
const outside = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const low = (node: Element): number => node.getBoundingClientRect().bottom;
    const foot = [...document.querySelectorAll('.dh-foot')].filter(node => low(node) > window.innerHeight);
    const runs = [...document.querySelectorAll('.dh-run-foot')].filter(
      node => low(node) > low(node.closest('.dh-board') ?? node),
    );
    return [...foot, ...runs].map(node => node.className);
  });

test.each([
  [320, 640, 4, scripted(TURN, 'draw')],
  [375, 667, 4, scripted(TURN, 'draw')],
  [320, 640, 6, dealt(6)],
  [375, 667, 6, dealt(6)],
])(
  'DHA-02 at %i × %i with %i seats all of a turn is in sight, every card under a finger',
  async (width, height, _, at) => {
    await page.setViewportSize({ width, height });
    await lay(page, at);
    expect(await outside()).toEqual([]);
    for (const { card, seen, wide, tall } of await stripsOf(page))
      expect([card, seen, wide >= 24, tall >= 44]).toEqual([card, true, true, true]);
  },
);
