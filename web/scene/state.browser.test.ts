import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { openGallery, sized } from '@/test/gallery.ts';

type Lang = 'ar' | 'en';

let pages: Readonly<Record<Lang, Page>>;

beforeAll(async () => {
  const [ar, en] = [await openGallery('table=play&lang=ar'), await openGallery('table=play&lang=en')];
  pages = { ar, en };
});

test('TIME-01 TIME-02 the ring goes green, yellow, red; red pulses and ticks once a second', async () => {
  const page = pages.en;
  await page.mouse.click(5, 400);
  await page.evaluate(() => {
    window.__ui!.clock!.stop();
    window.__ui!.sounds.length = 0;
  });
  const seats = await page.evaluate(() => {
    const ui = window.__ui as unknown as {
      tables: { rest: { seats: { seat: number }[] } };
      clock: { now: () => number };
    };
    return ui.tables.rest.seats.map(seat =>
      seat.seat === 0 ? { ...seat, clock: { ends: ui.clock.now() + 20_000, total: 20_000, dangerAt: 3 } } : seat,
    );
  });
  await sized(page, [390, 844], 'rest', { seats });
  const state = () => page.locator('.mj-ring').getAttribute('data-state');
  const advance = (ms: number) =>
    page.evaluate(async by => {
      window.__ui!.clock!.advance(by);
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, ms);
  await expect.poll(() => page.locator('.mj-ring').count()).toBe(1);
  // The table before had a ring of ten seconds: it must be gone, or it ticks too.
  await expect.poll(() => page.locator('.mj-ring').getAttribute('data-left')).toBe('20000');
  expect(await state()).toBe('ok');
  await advance(9_600);
  await expect.poll(() => state()).toBe('warn');
  await advance(7_401);
  await expect.poll(() => state()).toBe('danger');
  await expect.poll(() => page.locator('.mj-ring').evaluate(node => node.getAnimations().length)).toBe(1);
  const ticked = () => page.evaluate(() => window.__ui!.sounds.filter(({ name }) => name === 'tick').length);
  for (const [ms, ticks] of [
    [0, 1],
    [1000, 2],
    [1000, 3],
    [998, 3],
  ] as const) {
    await advance(ms);
    await expect.poll(ticked).toBe(ticks);
  }
});

test('COL-03 no state is told by colour alone', async () => {
  await sized(pages.en, [390, 844], 'follow');
  await pages.en.emulateMedia({ forcedColors: 'active' });
  const look = await pages.en.evaluate(() => {
    const outline = (selector: string) => getComputedStyle(document.querySelector(selector)!).outlineStyle;
    return { picked: outline('.hand [aria-pressed=true]'), blocked: outline('.hand [aria-disabled=true]') };
  });
  expect(look).toEqual({ picked: 'solid', blocked: 'dashed' });
  await pages.en.emulateMedia({ forcedColors: 'none' });
  const border = (side: string) =>
    pages.en
      .locator(`.mj-seat[data-side=${side}] .mj-avatar`)
      .first()
      .evaluate(node => getComputedStyle(node).borderStyle);
  expect(await border('us')).not.toBe(await border('them'));
});

test('QAYD-02 a paused table turns sepia and dim under one layer', async () => {
  await sized(pages.en, [390, 844], 'paused');
  await expect.poll(() => pages.en.locator('.mj-sepia').count()).toBe(1);
  await expect.poll(() => pages.en.locator('.mj-scene[data-paused]').count()).toBe(1);
});

test('A11Y-01 axe finds nothing serious on the table', async () => {
  for (const lang of ['ar', 'en'] as const) {
    await sized(pages[lang], [390, 844], lang === 'ar' ? 'play' : 'bidding');
    expect(await grave(pages[lang])).toEqual([]);
  }
});
