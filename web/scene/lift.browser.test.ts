import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { goOn, lay, openBaloot, PLAIN, scripted } from '@/baloot/scripted.ts';
import { bare, openGallery, settle, show } from '@/test/gallery.ts';
import { isWhole } from '@/test/whole.ts';

let page: Page;
beforeAll(async () => {
  page = await bare(await openGallery('table=rest&lang=en', { hasTouch: true }));
});

const EIGHT = 'JS 9S AS QH JH 10D AC 7C'.split(' ');
const held = (n: number) => EIGHT.slice(0, n).map(card => ({ card, label: card, legal: true }));

const SIZES = [
  [320, 640],
  [360, 640],
  [390, 844],
  [430, 932],
  [844, 390],
] as const;

test.each(SIZES)('SEL-09 a lifted card is whole, at the ends too: %i×%i', async (width, height) => {
  await page.setViewportSize({ width, height });
  for (const n of [1, 2, 5, 8])
    for (const card of [EIGHT[0], EIGHT[n - 1]]) {
      await show(page, 'rest', { hand: held(n), selected: card });
      const { left, right } = await page
        .locator(`.hand [data-card="${card}"]`)
        .evaluate(node => node.getBoundingClientRect().toJSON());
      expect([n, card, left >= 0, right <= width]).toEqual([n, card, true, true]);
    }
});

/** A strip for a finger is so tall. */
const TALL: number = 40;

/**
 * The cards of which a finger meets no strip of so many px side by side. Looked at row by row, until each has shown one:
 * the edges of cards are straight, so what is wide enough in two rows is so between them.
 */
const hidden = (least: number): Promise<readonly string[]> =>
  page.evaluate(
    ([wide, tall]) => {
      const ROW = 4;
      const cards = [...document.querySelectorAll('.hand [data-card]')];
      const boxes = cards.map(node => node.getBoundingClientRect());
      const [left, right] = [Math.min(...boxes.map(box => box.left)), Math.max(...boxes.map(box => box.right))];
      const bottom = Math.min(innerHeight, Math.max(...boxes.map(box => box.bottom)));
      const missing = new Map(cards.map(node => [node, tall]));
      const top = 4 * Math.floor(Math.min(...boxes.map(box => box.top)) / 4);
      for (let y = top; y < bottom && missing.size > 0; y += ROW) {
        const runs = new Map<Element, number>();
        for (let x = Math.max(0, 4 * Math.floor(left / 4)); x < Math.min(innerWidth, right); x += 4) {
          const card = document.elementFromPoint(x, y)?.closest('.hand [data-card]');
          if (card) runs.set(card, (runs.get(card) ?? 0) + 4);
        }
        for (const [card, run] of runs) {
          const rest = missing.get(card);
          if (rest === undefined || run < wide) continue;
          if (rest > ROW) missing.set(card, rest - ROW);
          else missing.delete(card);
        }
      }
      return [...missing.keys()].map(node => node.getAttribute('data-card') ?? '');
    },
    [least, TALL] as const,
  );

/** A full hand on every screen; smaller ones on all of them in a whole run, and each on some otherwise. */
const handsAt = (width: number): readonly number[] => {
  const nth = SIZES.findIndex(size => size[0] === width);
  return [4, 5, 6, 7, 8].filter(n => isWhole || n === 8 || n === 4 + (nth % 4));
};

test.each(SIZES)(
  'SEL-09 a lifted card leaves a strip for a finger of every other card: %i×%i',
  async (width, height) => {
    await page.setViewportSize({ width, height });
    for (const n of handsAt(width))
      for (const card of EIGHT.slice(0, n)) {
        await show(page, 'rest', { hand: held(n), selected: card });
        expect(await page.locator('.hand [data-card]').count()).toBe(n);
        expect([n, card, await hidden(width < 360 ? 16 : 24)]).toEqual([n, card, []]);
      }
  },
);

test('SEL-10 a card that may not be played any more is not lifted any more', async () => {
  const table = await openBaloot('en');
  const [before, after] = [scripted(PLAIN), scripted(`${PLAIN} AS`)];
  await lay(table, before, 1);
  const lifted = table.locator('.hand [data-card="KC"]');
  await lifted.focus();
  if ((await lifted.getAttribute('aria-pressed')) === 'false') await table.keyboard.press('Enter');
  await expect.poll(() => table.locator('.hand [aria-pressed="true"]').getAttribute('data-card')).toBe('KC');
  await goOn(table, after, before.states.length - 1, after.states.length - 1, 1);
  await settle(table);
  await expect.poll(() => table.locator('.hand [data-card="KC"]').getAttribute('data-state')).toBe('disabled');
  expect(await table.locator('.hand [aria-pressed="true"]').count()).toBe(0);
});
