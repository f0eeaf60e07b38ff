import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bare, HAND, type LaidCard, laid, openGallery, settle, show } from '@/test/gallery.ts';
import { LANDSCAPE, PORTRAIT, VIEWPORTS } from '@/test/viewports.ts';
import { visible } from '@/test/visible.ts';

type Viewport = (typeof VIEWPORTS)[number];
type Lang = 'ar' | 'en';

const EIGHT = 'JS 9S AS KH QH JH 10D AC'.split(' ');
const THIRTEEN = 'AS QS 10S 6S KH 9H KC JC 8C AD QD 7D 3D'.split(' ');

const handOf = (cards: readonly string[]) => cards.map(card => ({ card, label: card, legal: true }));

const sized = async (page: Page, [width, height]: readonly [number, number], cards = EIGHT): Promise<void> => {
  await page.setViewportSize({ width, height });
  await show(page, 'rest', { hand: handOf(cards), selected: null });
};

interface Look {
  readonly lang: Lang;
  readonly viewport: Viewport;
  readonly cards: readonly LaidCard[];
  readonly seen: Awaited<ReturnType<typeof visible>>;
  readonly fan: { readonly pivotY: number; readonly R: number };
  readonly table: { readonly x: number; readonly width: number };
  readonly ratios: readonly number[];
}

const look = async (page: Page, lang: Lang, viewport: Viewport): Promise<Look> => {
  await sized(page, viewport);
  return {
    lang,
    viewport,
    cards: await laid(page, HAND),
    seen: await visible(page, true),
    fan: JSON.parse((await page.locator('.hand').getAttribute('data-fan'))!),
    table: (await page.locator('[data-zone=table]').boundingBox())!,
    ratios: await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-card]')].map(card => card.offsetWidth / card.offsetHeight),
    ),
  };
};

let page: Page;
const looks: Look[] = [];
const among = (viewports: readonly Viewport[]) => looks.filter(({ viewport }) => viewports.includes(viewport));

beforeAll(async () => {
  page = await bare(await openGallery('table=rest&lang=en', { hasTouch: true }));
  const ar = await bare(await openGallery('table=rest&lang=ar'));
  for (const viewport of VIEWPORTS) looks.push(await look(page, 'en', viewport), await look(ar, 'ar', viewport));
  expect(await ar.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await ar.locator('.hand').evaluate(node => getComputedStyle(node).direction)).toBe('ltr');
});

test('CARD-01 a card is 5:7 at every size', () => {
  for (const { ratios } of looks) for (const ratio of ratios) expect(Math.abs(ratio - 5 / 7)).toBeLessThanOrEqual(0.01);
});

test('CARD-03 every card of the hand can be hit: 24 px wide over 44 px', () => {
  for (const { seen, viewport } of looks)
    for (const { card, tall } of seen) expect(tall, `${card} at ${viewport}`).toBeGreaterThanOrEqual(44);
});

test('CARD-04 140 px wide where the width allows; the widths of X4', () => {
  const widths = [80, 90, 98, 104, 108, 140];
  expect(
    among(PORTRAIT)
      .filter(({ lang }) => lang === 'en')
      .map(({ cards }) => Math.round(cards[0]!.w)),
  ).toEqual(widths);
});

test('IDX-07 every index of the hand is visible when nothing is selected', async () => {
  for (const { seen, viewport, lang } of looks)
    for (const { card, index, lost } of seen) expect(index, `${card} at ${viewport} ${lang}: ${lost}`).toBe(1);
  for (const viewport of LANDSCAPE)
    for (const n of [9, 13]) {
      await sized(page, viewport, THIRTEEN.slice(0, n));
      for (const { card, index } of await visible(page)) expect(index, `${card} of ${n} at ${viewport}`).toBe(1);
    }
});

test('FAN-01 60 degrees for eight cards, in equal steps', () => {
  for (const { cards } of looks) {
    const turns = cards.map(({ turn }) => turn);
    expect(Math.abs(turns.at(-1)! - turns[0]! - 60)).toBeLessThanOrEqual(1);
    const steps = turns.slice(1).map((turn, i) => turn - turns[i]!);
    for (const step of steps) expect(Math.abs(step - steps[0]!)).toBeLessThanOrEqual(0.1);
  }
});

/** The circle through the first, middle and last card. */
const circle = (
  points: readonly { readonly x: number; readonly y: number }[],
): { readonly x: number; readonly y: number } => {
  const [a, b, c] = [points[0]!, points[Math.floor(points.length / 2)]!, points.at(-1)!];
  const d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
  const s = (p: { x: number; y: number }) => p.x ** 2 + p.y ** 2;
  return {
    x: (s(a) * (b.y - c.y) + s(b) * (c.y - a.y) + s(c) * (a.y - b.y)) / d,
    y: (s(a) * (c.x - b.x) + s(b) * (a.x - c.x) + s(c) * (b.x - a.x)) / d,
  };
};

test('FAN-02 landscape: the pivot is half a screen below, centred under the table', () => {
  for (const {
    cards,
    viewport: [width, height],
    table,
  } of among(LANDSCAPE)) {
    const { x, y } = circle(cards);
    expect(Math.abs(y - height * 1.5)).toBeLessThanOrEqual(height * 0.02);
    expect(Math.abs(x - table.x - table.width / 2)).toBeLessThanOrEqual(width * 0.02);
  }
});

test('FAN-03 portrait: the pivot is below the screen', () => {
  for (const { cards, viewport } of among(PORTRAIT)) expect(circle(cards).y).toBeGreaterThan(viewport[1]);
});

test('FAN-04 the cards lie on the published circle: side cards lower than the middle', () => {
  for (const { cards, fan, table } of looks) {
    expect(cards[0]!.y).toBeGreaterThan(cards[3]!.y);
    for (const { x, y, turn } of cards) {
      const angle = (turn * Math.PI) / 180;
      expect(Math.abs(x - (table.x + table.width / 2 + fan.R * Math.sin(angle)))).toBeLessThanOrEqual(1);
      expect(Math.abs(y - (fan.pivotY - fan.R * Math.cos(angle)))).toBeLessThanOrEqual(1);
    }
  }
});

test('FAN-05 left to right in the document and in z, under rtl too', () => {
  for (const { cards } of looks) {
    expect(cards.map(({ card }) => card)).toEqual(EIGHT);
    expect(cards.map(({ z }) => z)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const [i, card] of cards.entries()) if (i > 0) expect(card.x).toBeGreaterThan(cards[i - 1]!.x);
  }
});

test('FAN-06 the whole hand inside the screen', async () => {
  const inside = (cards: readonly LaidCard[], width: number) => {
    for (const { left, right } of cards) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
  };
  for (const { cards, viewport } of looks) inside(cards, viewport[0]);
  for (const viewport of [VIEWPORTS[0], VIEWPORTS[2], VIEWPORTS[6], VIEWPORTS[7]])
    for (const n of [1, 3, 5]) {
      await sized(page, viewport, EIGHT.slice(0, n));
      inside(await laid(page, HAND), viewport[0]);
    }
});

test('FAN-07 the fan opens under a finger: the right neighbour moves away, the ends stay', async () => {
  await sized(page, [390, 844]);
  const before = await laid(page, HAND);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchCancel', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: before[3]!.x - 20, y: before[3]!.y - 20 }]);
  await settle(page);
  const after = await laid(page, HAND);
  expect(Math.hypot(after[4]!.x - after[3]!.x, after[4]!.y - after[3]!.y)).toBeGreaterThanOrEqual(0.6 * after[3]!.w);
  for (const end of [0, 7]) expect(after[end]!.x).toBeCloseTo(before[end]!.x, 0);
  await touch('touchCancel', []);
});

test('FAN-09 9 to 16 cards lie in two arcs on a narrow screen, every index visible', async () => {
  for (const n of [9, 13]) {
    await sized(page, [390, 844], THIRTEEN.slice(0, n));
    const rows = new Set((await laid(page, HAND)).map(({ row }) => row));
    expect([...rows].sort()).toEqual(['0', '1']);
    for (const { card, index } of await visible(page)) expect(index, `${card} of ${n}`).toBe(1);
  }
  await show(page, 'trunfo', { selected: null });
  expect(new Set((await laid(page, HAND)).map(({ row }) => row)).size).toBe(2);
});
