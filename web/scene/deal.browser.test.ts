import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { animations, centreOf, deal, flown, held, scaleX } from '@/test/flight.ts';
import { bare, change, freeze, HAND, laid, openGallery, settle, show } from '@/test/gallery.ts';
import { slowed } from '@/test/page.ts';

let page: Page;

beforeAll(async () => {
  page = await slowed(await bare(await openGallery('table=rest&lang=en')));
});

test('DEAL-01 every card starts at the deck', async () => {
  await deal(page);
  await freeze(page, 0);
  const deck = await centreOf(page, '.mj-deck');
  const cards = [...(await laid(page, HAND)), ...(await laid(page, '.mj-loose'))];
  expect(cards).toHaveLength(20);
  for (const { x, y } of cards) expect(Math.hypot(x - deck.x, y - deck.y)).toBeLessThanOrEqual(8);
});

test('DEAL-02 one card every 50 ms, round the table from whoever is first; DEAL-07 the order of seats', async () => {
  await deal(page);
  const delays = (await animations(page))
    .filter(({ properties, duration }) => duration === 320 && properties.includes('translate'))
    .map(({ delay }) => delay);
  expect(delays.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i * 50));
  const own = (await animations(page)).filter(
    ({ card, properties }) => card !== '' && properties.includes('translate') && properties.includes('rotate'),
  );
  expect(
    own
      .filter(({ duration }) => duration === 320)
      .map(({ delay }) => delay)
      .sort((a, b) => a - b),
  ).toEqual([150, 350, 550, 750, 950]);
  expect(19 * 50 + 320).toBeLessThanOrEqual(4000);
});

test('DEAL-03 in a straight line', async () => {
  await deal(page);
  const points = await flown(page, '.hand [data-card=JS]', [150, 200, 280, 360, 440, 469]);
  const [a, b] = [points[0]!, points.at(-1)!];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  expect(length).toBeGreaterThan(100);
  for (const { x, y } of points)
    expect(Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length).toBeLessThanOrEqual(1);
});

test('DEAL-04 a card of one’s own turns over half way: back before, face after', async () => {
  await deal(page);
  const look = async (share: number): Promise<readonly [number, string]> => {
    await freeze(page, 150 + 320 * share);
    const veil = await page.locator('.hand [data-card=JS] .mj-veil').evaluate(node => getComputedStyle(node).opacity);
    return [await scaleX(page, '.hand [data-card=JS]'), veil];
  };
  const [before, edge, after] = [await look(0.49), await look(0.5), await look(0.51)];
  expect(before[0]).toBeCloseTo(0.02, 1);
  expect(before[1]).toBe('1');
  expect(edge[0]).toBeCloseTo(0, 2);
  expect(after[1]).toBe('0');
  await settle(page);
});

test('DEAL-06 other hands are backs and counts: no card is named at another seat', async () => {
  await show(page, 'rest');
  await expect.poll(() => page.locator('.mj-seat [data-card]').count()).toBe(0);
  expect(
    await page
      .locator('.mj-seat .mj-backs')
      .evaluateAll(nodes => nodes.map(node => (node as HTMLElement).dataset.count)),
  ).toEqual(['8', '8', '8']);
});

test('DEAL-05 the public card lies exactly in the middle; PUB-01 in a pulsing gold ring', async () => {
  await show(page, 'bidding');
  const [card, arena] = [await centreOf(page, '[data-floor]'), await centreOf(page, '[data-zone=arena]')];
  expect(Math.hypot(card.x - arena.x, card.y - arena.y)).toBeLessThanOrEqual(2);
  const glow = await page.locator('[data-floor] .mj-glow').evaluate(node => ({
    width: getComputedStyle(node).borderTopWidth,
    turns: node.getAnimations()[0]?.effect?.getTiming().iterations,
  }));
  expect(Number.parseFloat(glow.width)).toBeGreaterThanOrEqual(3);
  expect(glow.turns).toBe(Number.POSITIVE_INFINITY);
});

test('PUB-02 the public card flies into the hand of whoever bought it', async () => {
  await show(page, 'bidding', { selected: null });
  const from = await centreOf(page, '[data-floor]');
  await change(page, { floor: undefined, hand: held('JS', 'AS', 'KH', 'AH', '10D', 'AC') });
  const [start] = await flown(page, '.hand [data-card=AH]', [0]);
  expect(Math.hypot(start!.x - from.x, start!.y - from.y)).toBeLessThanOrEqual(8);
  await settle(page);
  await expect.poll(() => page.locator('[data-floor]').count()).toBe(0);
});
