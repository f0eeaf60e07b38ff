import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bare, change, openGallery, sized } from '@/test/gallery.ts';
import { VIEWPORTS } from '@/test/viewports.ts';

type Lang = 'ar' | 'en';
interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

let pages: Readonly<Record<Lang, Page>>;

beforeAll(async () => {
  const [ar, en] = [await openGallery('table=play&lang=ar'), await openGallery('table=play&lang=en')];
  pages = { ar, en };
});

const box = async (page: Page, selector: string): Promise<Rect> =>
  (await page.locator(selector).first().boundingBox())!;

const boxes = (page: Page, selector: string): Promise<readonly Rect[]> =>
  page
    .locator(selector)
    .evaluateAll(nodes =>
      nodes.map(node => node.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
    );

const overlap = (a: Rect, b: Rect): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

test('TAB-02 the carpet lies in depth: its near edge is wider by 15 % and more', async () => {
  for (const viewport of [
    [390, 844],
    [1440, 900],
    [844, 390],
  ] as const) {
    await sized(pages.en, viewport);
    const corner = (name: string) => box(pages.en, `[data-corner=${name}]`);
    const [nw, ne, se, sw] = [await corner('nw'), await corner('ne'), await corner('se'), await corner('sw')];
    expect((se.x - sw.x) / (ne.x - nw.x)).toBeGreaterThanOrEqual(1.15);
    expect(sw.y).toBeGreaterThan(nw.y);
  }
});

test('TAB-03 the tent is blurred in its drawing, nothing on the screen is filtered live', async () => {
  await sized(pages.en, [390, 844]);
  const filtered = await pages.en.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(node => {
        const style = getComputedStyle(node);
        const { width, height } = node.getBoundingClientRect();
        return (
          (style.filter !== 'none' || style.backdropFilter !== 'none') &&
          width * height > innerWidth * innerHeight * 0.5
        );
      }).length,
  );
  expect(filtered).toBe(0);
  for (const page of Object.values(pages)) await bare(page);
});

test('ZONE-01 portrait rows are 15, 35, 10 and 40 %', async () => {
  for (const viewport of VIEWPORTS.filter(([w, h]) => w < h)) {
    await sized(pages.ar, viewport);
    const rows = [
      await box(pages.ar, '[data-zone=hud]'),
      await box(pages.ar, '[data-zone=arena]'),
      await box(pages.ar, '[data-zone=dash]'),
      await box(pages.ar, '[data-zone=hand]'),
    ];
    for (const [i, share] of [15, 35, 10, 40].entries())
      expect(Math.abs((rows[i]!.height / viewport[1]) * 100 - share)).toBeLessThanOrEqual(1);
  }
});

test('ZONE-02 landscape: table 75 %, sidebar 25 % at the end of the line, or at its start if so set', async () => {
  for (const lang of ['ar', 'en'] as const) {
    await sized(pages[lang], [1440, 900]);
    const [table, side] = [await box(pages[lang], '[data-zone=table]'), await box(pages[lang], '[data-zone=sidebar]')];
    expect(Math.abs(table.width - 1080)).toBeLessThanOrEqual(14);
    expect(Math.abs(side.width - 360)).toBeLessThanOrEqual(14);
    expect(side.x > table.x).toBe(lang === 'en');
    const look = await pages[lang].evaluate(
      () => (window.__ui as unknown as { tables: { play: { look: object } } }).tables.play.look,
    );
    await change(pages[lang], { look: { ...look, sidebar: 'start' } });
    expect((await box(pages[lang], '[data-zone=sidebar]')).x < (await box(pages[lang], '[data-zone=table]')).x).toBe(
      lang === 'en',
    );
  }
});

test('ZONE-03 menu left, score in the middle, social right, in both directions', async () => {
  for (const lang of ['ar', 'en'] as const) {
    await sized(pages[lang], [390, 844]);
    const [menu, score, social] = [
      await box(pages[lang], '[data-action=menu]'),
      await box(pages[lang], '[data-part=score]'),
      await box(pages[lang], '[data-action=social]'),
    ];
    expect(menu.x).toBeLessThan(score.x);
    expect(score.x).toBeLessThan(social.x);
  }
});

test('ZONE-04 the score panel folds on a phone; us stands at the start of the line', async () => {
  for (const [lang, us, them] of [
    ['ar', 'لنا', 'لهم'],
    ['en', 'Us', 'Them'],
  ] as const) {
    await sized(pages[lang], [390, 844]);
    const score = pages[lang].locator('[data-part=score]');
    await expect.poll(() => score.textContent()).toContain(us);
    await expect.poll(() => score.textContent()).toContain(them);
    const [ours, theirs] = [
      await box(pages[lang], '.mj-side[data-side=us]'),
      await box(pages[lang], '.mj-side[data-side=them]'),
    ];
    expect(ours.x < theirs.x).toBe(lang === 'en');
    await score.click();
    await expect.poll(() => score.getAttribute('aria-expanded')).toBe('false');
    expect(await pages[lang].locator('.mj-hud-more').isVisible()).toBe(false);
    await score.click();
  }
});

const EIGHT = 'JS 9S AS KH QH JH 10D AC'.split(' ').map(card => ({ card, label: card, legal: true }));

/** Every screen once: what stands over the hand, and where the controls are. */
const survey = async () => {
  const seen = [];
  for (const lang of ['ar', 'en'] as const)
    for (const viewport of VIEWPORTS) {
      await sized(pages[lang], viewport, 'bidding', { selected: null, hand: EIGHT });
      const look = await pages[lang].evaluate(() => {
        const boxOf = (node: Element) => node.getBoundingClientRect();
        const overCards = (node: Element): boolean => {
          const { left, right, top, bottom } = boxOf(node);
          const under = (u: number, v: number) =>
            document.elementsFromPoint(left + (right - left) * u, top + (bottom - top) * v);
          return [0.05, 0.5, 0.95].some(u =>
            [0.1, 0.5, 0.9].some(v => under(u, v).some(one => one.closest('.hand [data-card]'))),
          );
        };
        return {
          wide: document.documentElement.scrollWidth,
          covering: [...document.querySelectorAll('[data-zone=dash] button, [data-seat=s] .mj-avatar')].filter(
            overCards,
          ).length,
          controls: [...document.querySelectorAll('button:not([data-card])')]
            .filter(node => node.checkVisibility())
            .map(node => ({ ...boxOf(node).toJSON(), name: node.textContent || node.getAttribute('aria-label') })),
        };
      });
      seen.push({ lang, viewport, ...look });
    }
  return seen;
};

test('ZONE-05 the dashboard keeps clear of the cards; ZONE-08 A11Y-05 nothing scrolls sideways, no control is cut off or under 44 px', async () => {
  for (const { lang, viewport, wide, covering, controls } of await survey()) {
    expect(covering, `${viewport} ${lang}`).toBe(0);
    expect(wide).toBeLessThanOrEqual(viewport[0]);
    for (const { left, right, top, bottom, name } of controls) {
      const where = `${name} at ${viewport} ${lang}`;
      expect(Math.min(left, top), where).toBeGreaterThanOrEqual(0);
      expect(right, where).toBeLessThanOrEqual(viewport[0]);
      expect(bottom, where).toBeLessThanOrEqual(viewport[1]);
      expect(Math.min(right - left, bottom - top), where).toBeGreaterThanOrEqual(44);
    }
  }
});

test('ZONE-07 low landscape: a drawer, actions in one row, seats of 40 px, nothing over anything', async () => {
  for (const lang of ['ar', 'en'] as const) {
    await sized(pages[lang], [844, 390], 'bidding');
    expect((await box(pages[lang], '[data-seat=e] .mj-avatar')).width).toBe(40);
    const buttons = await boxes(pages[lang], '[data-zone=dash] button');
    expect(new Set(buttons.map(({ y }) => Math.round(y))).size).toBe(1);
    const seats = await boxes(pages[lang], '.mj-avatar, .mj-name, .mj-backs');
    const controls = await boxes(pages[lang], '[data-zone=dash] button, [data-zone=hud] button, .mj-drawer-button');
    for (const seat of seats) for (const control of controls) expect(overlap(seat, control)).toBe(false);
    expect(await pages[lang].locator('[data-zone=sidebar]').isVisible()).toBe(false);
    await pages[lang].locator('.mj-drawer-button').click();
    expect(await pages[lang].locator('[data-zone=sidebar]').isVisible()).toBe(true);
    await pages[lang].keyboard.press('Escape');
  }
});

test('TAB-01 from every chair: oneself south, partner north', async () => {
  for (let me = 0; me < 4; me += 1) {
    await sized(pages.en, [390, 844], 'rest', { me });
    const at = async (number: number) => pages.en.locator(`[data-number="${number}"]`).getAttribute('data-seat');
    expect([await at(me), await at((me + 1) % 4), await at((me + 2) % 4), await at((me + 3) % 4)]).toEqual([
      's',
      'e',
      'n',
      'w',
    ]);
  }
});

test('TAB-06 the others’ cards are counted: as many backs as cards', async () => {
  await sized(pages.en, [390, 844], 'late');
  for (const place of ['n', 'e', 'w'])
    await expect.poll(() => pages.en.locator(`[data-seat=${place}] .mj-backs img`).count()).toBe(3);
});

test('RTL-01 the page mirrors, the table does not; RTL-03 names stand apart', async () => {
  await sized(pages.ar, [390, 844]);
  await expect.poll(() => pages.ar.locator('html').getAttribute('dir')).toBe('rtl');
  for (const part of ['[data-zone=table]', '.hand', '.mj-pit', '.mj-hud'])
    expect(
      await pages.ar
        .locator(part)
        .first()
        .evaluate(node => getComputedStyle(node).direction),
    ).toBe('ltr');
  await expect.poll(() => pages.ar.locator('.mj-name[dir="auto"]').count()).toBe(4);
  const spacing = await pages.ar.evaluate(() =>
    [...document.querySelectorAll('.mj-scene *')].map(node => getComputedStyle(node).letterSpacing),
  );
  expect(new Set(spacing)).toEqual(new Set(['normal']));
});
