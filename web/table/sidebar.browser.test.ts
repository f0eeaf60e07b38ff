import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { scripted as balootOf, DOUBLED, openBaloot } from '@/baloot/scripted.ts';
import { ALMOST, scripted as dhappaOf, openDhappa } from '@/dhappa/scripted.ts';
import { GAMES, openBusy } from '@/test/busy.ts';
import { put } from '@/test/fed.ts';
import { settle } from '@/test/gallery.ts';
import { FIRST, lapsed, openTurup, scripted as turupOf } from '@/turup/scripted.ts';

let page: Page;
afterEach(() => page.context().close());

const SIZES = [
  [1440, 900],
  [1024, 640],
] as const;

const LANGUAGES = ['en', 'ar'] as const;

const CASES = GAMES.flatMap(game => LANGUAGES.map(lang => [game, lang] as const));

/** What is wrong with the parts of the sidebar: each must lie under the one before, inside the screen, and keep what it holds inside itself. */
const faultsOf = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.mj-sidebar > *')];
    const box = (node: Element) => node.getBoundingClientRect();
    const name = (node: Element): string => node.getAttribute('data-part') ?? node.getAttribute('data-zone') ?? '?';
    const out = parts.flatMap((part, i) => {
      const next = parts[i + 1];
      return [
        ...(next && box(part).bottom > box(next).top ? [`${name(part)} reaches into ${name(next)}`] : []),
        ...(box(part).bottom > innerHeight || box(part).top < 0 ? [`${name(part)} leaves the screen`] : []),
      ];
    });
    const spilt = parts.flatMap(part =>
      [...part.querySelectorAll('p, li, button, h2')].flatMap(node => {
        const room = node.closest('.tb-room');
        const { bottom, height } = box(node);
        const isCut = room && getComputedStyle(room).overflowY === 'auto';
        return height > 0 && !isCut && bottom > box(part).bottom + 1
          ? [`${node.textContent} spills out of ${name(part)}`]
          : [];
      }),
    );
    return [...out, ...spilt];
  });

/** What a finger meets at the middle of each button of the foot. */
const footMet = (): Promise<readonly string[]> =>
  page.locator('.tb-system button').evaluateAll(nodes =>
    nodes.map(node => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met && node.contains(met) ? 'met' : `${node.textContent} is covered`;
    }),
  );

test.each(CASES)('ZONE-10 %s %s: log, talk and foot each have a room; the foot is in sight', async (game, lang) => {
  page = await openBusy(game, { lang, size: SIZES[0] });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settle(page);
    expect([width, await faultsOf()]).toEqual([width, []]);
    const foot = await footMet();
    expect(foot.length).toBeGreaterThanOrEqual(2);
    expect(foot.filter(one => one !== 'met')).toEqual([]);
    const rooms = page.locator('.tb-room');
    for (const room of await rooms.all()) expect((await room.boundingBox())?.height).toBeGreaterThan(36);
  }
});

const SHEETS = [
  ['baloot', openBaloot, balootOf(DOUBLED)],
  ['turup', openTurup, lapsed(turupOf(`${FIRST} 5D`), ({ phase }) => phase === 'summary')],
  ['dhappa', openDhappa, dhappaOf(ALMOST, 'draw add:r1:high:10C add:r2:high:9H#2 drop:4D')],
] as const;

test.each(SHEETS.flatMap(([game, open, course]) => LANGUAGES.map(lang => [game, lang, open, course] as const)))(
  'ZONE-11 the sheet of a round is centred on the table, the sidebar in reach beside it: %s %s',
  async (...at) => {
    const [, lang, open, course] = at;
    page = await open(lang, {});
    await put(page, course, course.states.length - 1);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settle(page);
      const [table, sheet, panel] = await Promise.all(
        ['.mj-table', '.tb-sheet', '.tb-sheet-panel'].map(part => page.locator(part).boundingBox()),
      );
      expect(sheet).toEqual(table);
      expect(panel && Math.abs(panel.x + panel.width / 2 - width * (lang === 'ar' ? 0.625 : 0.375))).toBeLessThan(1);
      expect((await footMet()).filter(one => one !== 'met')).toEqual([]);
      for (const name of ['menu', 'social'])
        expect([name, await page.locator(`.mj-scene [data-action="${name}"]:visible`).count()]).toEqual([name, 1]);
    }
  },
);
