import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { pressedIn, type ScriptedCourse } from '@/test/fed.ts';
import { settle } from '@/test/gallery.ts';
import { BIDS, DRAWN, FIRST, frenzy, lapsed, lay, openTurup, press, scripted, VOTE } from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await openTurup('en');
});

const SCREENS: readonly (readonly [string, ScriptedCourse])[] = [
  ['vote', scripted(VOTE)],
  ['bid', scripted(DRAWN)],
  ['own bid', scripted(BIDS)],
  ['play', scripted(`${FIRST} 5D`)],
  ['sheet', lapsed(scripted(`${FIRST} 5D`), state => state.phase === 'summary')],
  ['end', lapsed(scripted('', { match: 'single' }), state => state.phase === 'over')],
  ['peek', frenzy('D', '. peek:1 peek/0=1')],
  ['jump', frenzy('C', '. 3D 6D KD 2D . 5S')],
];

test('TUR-11 menu with settings and exit, and the majlis, can be reached by Tab in every phase', async () => {
  for (const [name, course] of SCREENS) {
    await lay(page, course, 0);
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const met = new Set<string>();
    for (let tab = 0; tab < 40 && !(met.has('menu') && met.has('social')); tab++) {
      await page.keyboard.press('Tab');
      met.add((await page.evaluate(() => document.activeElement?.getAttribute('data-action'))) ?? '');
    }
    expect([name, met.has('menu'), met.has('social')]).toEqual([name, true, true]);
  }
  const before = (await pressedIn(page)).length;
  await press(page, 'menu');
  await press(page, 'social');
  expect((await pressedIn(page)).slice(before)).toEqual(['menu', 'social']);
});

/** What a finger meets at the middle of a button; of a sheet's, where one lies over the table. */
const met = (action: string): Promise<string> =>
  page
    .locator(`[data-action="${action}"]`)
    .last()
    .evaluate(node => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-action]');
      return found?.getAttribute('data-action') ?? 'something else';
    });

test.each([
  [390, 844],
  [844, 390],
])('TUR-11 menu and majlis lie under the finger in every phase, covered by nothing: %i×%i', async (width, height) => {
  await page.setViewportSize({ width, height });
  for (const [name, course] of SCREENS) {
    await lay(page, course, 0);
    await settle(page);
    expect([name, await met('menu'), await met('social')]).toEqual([name, 'menu', 'social']);
  }
});

test.each([
  [390, 844],
  [844, 390],
])('TUR-10 the peeked card covers no name and no score: %i×%i', async (width, height) => {
  await page.setViewportSize({ width, height });
  await lay(page, frenzy('D', '. peek:1 peek/0=1'), 0);
  await settle(page);
  const covered = await page.locator('[data-overlay="peek"]').evaluate(panel => {
    const over = panel.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < over.right - 1 && right > over.left + 1 && top < over.bottom - 1 && bottom > over.top + 1;
    const nodes = [...document.querySelectorAll('.mj-seat .mj-name, .mj-seat .mj-avatar, .mj-score, .tu-tug')];
    return nodes.filter(node => meets(node.getBoundingClientRect())).map(node => node.outerHTML.slice(0, 90));
  });
  expect(covered).toEqual([]);
});

/** Every screen once: what axe looks at is the same in all languages but for the letters, so each of the others has some. */
test.each([
  ['ar', [390, 844], SCREENS],
  ['ur', [390, 844], SCREENS.slice(2, 4)],
  ['hi', [390, 844], SCREENS.slice(4, 6)],
  ['en', [844, 390], SCREENS.slice(0, 4)],
  ['ar', [1440, 900], SCREENS.slice(2, 5)],
] as const)(
  'A11Y-01 axe finds nothing serious on the screens of Turup: %s at %j',
  async (lang, [width, height], screens) => {
    const other = await openTurup(lang, { viewport: { width, height }, reducedMotion: 'reduce' });
    for (const [name, course] of screens) {
      await lay(other, course, 0);
      await settle(other);
      expect([name, ...(await grave(other))]).toEqual([name]);
    }
    await other.context().close();
  },
);
