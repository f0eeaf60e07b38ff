import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { emptyPage, withoutIdleWork } from '@/test/page.ts';

const PHONE: BrowserContextOptions = { hasTouch: true, locale: 'ar-SA' };
const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };

/** The house is out of reach: tables are in this browser. */
const home = async (options: BrowserContextOptions): Promise<Page> => {
  const page = await withoutIdleWork(await emptyPage({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options }));
  await page.route('**/api/**', route => route.abort());
  await page.goto(`${inject('address')}/`);
  return page;
};

const press = async (page: Page, selector: string, byFinger: boolean): Promise<void> => {
  const button = page.locator(selector);
  if (byFinger) return button.tap();
  await button.focus();
  await page.keyboard.press('Enter');
};

const BOLT = '[data-game="baloot"] .sh-bolt';

test.each([
  ['finger', PHONE],
  ['keys', WIDE],
] as const)(
  'KNOW-01 by %s: who does not know a game comes to its first lesson, and is not asked again',
  async (by, options) => {
    const page = await home(options);
    await press(page, BOLT, by === 'finger');
    await page.locator('[data-action="know-no"]').waitFor();
    expect(await grave(page)).toEqual([]);
    await press(page, '[data-action="know-no"]', by === 'finger');
    await page.locator('.ln-page[data-step="0"]').waitFor();
    await page.goto(`${inject('address')}/`);
    await press(page, BOLT, by === 'finger');
    await page.locator('.mj-scene').waitFor();
    expect(await page.locator('[data-action="know-yes"]').count()).toBe(0);
  },
);

/** No part of the table is under the line. */
const isClear = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const line = document.querySelector('.hp-bar')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('.mj-scene button')].every(
      button => button.getBoundingClientRect().height === 0 || button.getBoundingClientRect().top < line,
    );
  });

test.each([
  ['finger', PHONE],
  ['keys', WIDE],
] as const)(
  'KNOW-01 KNOW-02 KNOW-03 by %s: who knows it plays, with a line under the table and a bulb',
  async (by, options) => {
    const page = await home(options);
    const byFinger = by === 'finger';
    await press(page, BOLT, byFinger);
    await press(page, '[data-action="know-yes"]', byFinger);
    await page.locator('.hp-bar [data-ask="bid"]').waitFor();
    expect(await isClear(page)).toBe(true);
    await press(page, '.hp-bar [data-action="bulb"]', byFinger);
    await page.locator('[data-hinted]').waitFor();
    expect(await grave(page)).toEqual([]);
    await press(page, '[data-action="hints-off"]', byFinger);
    await page.locator('.hp-bar [data-ask]').waitFor({ state: 'detached' });
    await press(page, '[data-action="menu"] >> visible=true >> nth=0', byFinger);
    await press(page, '.sh-menu [data-action="bulb"]', byFinger);
    await page.locator('[data-hinted]').waitFor();
  },
);
