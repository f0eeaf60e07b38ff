import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { animations, centreOf, deal, flown, held, scaleX, thrown } from '@/test/flight.ts';
import { bare, change, freeze, HAND, laid, openGallery, PIT, settle, show } from '@/test/gallery.ts';
import { slowed } from '@/test/page.ts';

let page: Page;

beforeAll(async () => {
  page = await slowed(await bare(await openGallery('table=rest&lang=en')));
});

const TIMES_MS = [0, 45, 90, 135, 180, 225, 270, 315, 360];

const throwing = async (seat: number, name: string): Promise<void> => {
  await show(page, 'rest', { pit: [], selected: seat === 0 ? name : null });
  const hand = held(...'JS 9S AS QH JH 10D AC'.split(' '));
  await change(page, { selected: null, hand, pit: thrown(name, [seat]) });
};

test('THROW-01 a throw is an arc that rises before it lands', async () => {
  for (const [seat, name] of [
    [0, 'KH'],
    [1, '7D'],
    [3, '8D'],
  ] as const) {
    await throwing(seat, name);
    const points = await flown(page, PIT, TIMES_MS.slice(0, -1));
    const [a, b] = [points[0]!, points.at(-1)!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const off = points.map(({ x, y }) => Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length);
    expect(Math.max(...off)).toBeGreaterThanOrEqual(20);
    expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(Math.min(a.y, b.y));
  }
  await settle(page);
});

test('THROW-04 it slows down like a cubic and does not slide past', async () => {
  await throwing(1, '7D');
  const fine = await flown(
    page,
    PIT,
    Array.from({ length: 37 }, (_, i) => Math.min(359.9, i * 10)),
  );
  const steps = fine.slice(1).map((point, i) => Math.hypot(point.x - fine[i]!.x, point.y - fine[i]!.y));
  const whole = steps.reduce((a, b) => a + b, 0);
  let gone = 0;
  for (const [i, step] of steps.entries()) {
    gone += step;
    expect(Math.abs(gone / whole - (1 - (1 - (i + 1) / 36) ** 3))).toBeLessThanOrEqual(0.02);
  }
  expect(steps.at(-1)!).toBeLessThan(1);
  await settle(page);
});

test('THROW-03 THROW-08 THROW-09 it lands at two thirds of its size, toward whoever threw it, later over earlier', async () => {
  await show(page, 'rest', {
    hand: held(...'JS 9S AS QH JH 10D AC'.split(' ')),
    pit: thrown('7D 8D 9D KH', [1, 2, 3, 0]),
  });
  const [pit, arena] = [await laid(page, PIT), await centreOf(page, '[data-zone=arena]')];
  for (const { w } of pit) {
    expect(w / 98).toBeGreaterThanOrEqual(0.6);
    expect(w / 98).toBeLessThanOrEqual(0.7);
  }
  expect(pit[0]!.x).toBeGreaterThan(arena.x);
  expect(pit[1]!.y).toBeLessThan(arena.y);
  expect(pit[2]!.x).toBeLessThan(arena.x);
  expect(pit[3]!.y).toBeGreaterThan(arena.y);
  expect(pit.map(({ z }) => z)).toEqual([1, 2, 3, 4]);
  for (const { turn } of pit) expect(Math.abs(turn)).toBeLessThanOrEqual(10);
});

test('THROW-05 the throw begins with the gesture, before anyone has answered', async () => {
  await show(page, 'rest');
  await page.locator('.hand [data-card=JS]').focus();
  const begun = await page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('.hand [data-card=JS]')!;
    const key = () =>
      card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    key();
    key();
    return new Promise<boolean>(done =>
      queueMicrotask(() =>
        done(document.querySelector('[data-played=""][data-pending]')?.getAnimations().length === 1),
      ),
    );
  });
  expect(begun).toBe(true);
  await settle(page);
});

test('THROW-06 it lands with a thump: 1.1 to 1 in 90 ms, and a sound', async () => {
  await page.mouse.click(5, 5);
  await throwing(1, '7D');
  await page.evaluate(() => {
    window.__ui!.sounds.length = 0;
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === 360) animation.finish();
  });
  await page.waitForFunction(() => window.__ui!.sounds.some(({ name }) => name === 'thump'));
  const thumps = (await animations(page)).filter(
    ({ duration, properties }) => duration === 90 && properties.includes('scale'),
  );
  expect(thumps).toHaveLength(1);
  await settle(page);
});

test('THROW-07 another seat’s card starts small and face down', async () => {
  await throwing(1, '7D');
  await freeze(page, 0);
  const pitW = (await laid(page, PIT))[0]!.w;
  const size = (await scaleX(page, PIT)) * pitW;
  expect(size / 98).toBeGreaterThan(0.2);
  expect(size / 98).toBeLessThan(0.36);
  const veil = () => page.locator(`${PIT} .mj-veil`).evaluate(node => getComputedStyle(node).opacity);
  expect(await veil()).toBe('1');
  await freeze(page, 200);
  expect(await veil()).toBe('0');
  await settle(page);
});

test('RUB-01 a refused card comes back to its place, step by step', async () => {
  await show(page, 'rest', { hand: held(...'JS 9S AS QH JH 10D AC'.split(' ')), pit: thrown('KH', [0]) });
  await change(page, { hand: held(...'JS 9S AS KH QH JH 10D AC'.split(' ')), pit: [] });
  const flight = (await animations(page)).find(
    ({ card, properties }) => card === 'KH' && properties.includes('translate'),
  )!;
  expect(flight.duration).toBeGreaterThanOrEqual(200);
  expect(flight.duration).toBeLessThanOrEqual(400);
  const points = await flown(page, '.hand [data-card=KH]', [0, 40, 80, 140, 200, 279]);
  for (const [i, { y }] of points.entries()) if (i > 0) expect(y).toBeGreaterThan(points[i - 1]!.y);
  await settle(page);
  expect((await laid(page, HAND)).map(({ card }) => card).join(' ')).toBe('JS 9S AS KH QH JH 10D AC');
});

test('SWEEP-01 four cards are seen for 600 ms, then go to the winner within 300', async () => {
  await show(page, 'rest', { pit: thrown('7D 8D 9D', [1, 2, 3]) });
  await change(page, { hand: held('JS'), pit: thrown('7D 8D 9D KH', [1, 2, 3, 0], 1) });
  await change(page, { pit: [] });
  const sweeps = (await animations(page)).filter(({ duration }) => duration === 220);
  expect(sweeps).toHaveLength(4);
  for (const { delay } of sweeps) expect(delay).toBeGreaterThanOrEqual(600);
  const seat = await centreOf(page, '[data-seat=e] .mj-avatar');
  await freeze(page, sweeps[0]!.delay + 219.9);
  for (const { x, y } of await laid(page, '.mj-loose-layer [data-card]'))
    expect(Math.hypot(x - seat.x, y - seat.y)).toBeLessThanOrEqual(12);
  await settle(page);
  await expect.poll(() => page.locator('.mj-loose-layer > *').count()).toBe(0);
});

test('SWEEP-02 the card that takes the trick wears a ring and a crown', async () => {
  await show(page, 'trick');
  await expect
    .poll(() => page.locator('[data-played][data-winner] [role=img]').getAttribute('aria-label'))
    .toBeTruthy();
  expect(await page.locator('[data-played][data-winner]').evaluate(node => getComputedStyle(node).outlineStyle)).toBe(
    'solid',
  );
});

test('SWEEP-03 the last trick can be looked at again: four cards with their players', async () => {
  await show(page, 'trick');
  await page.locator('[data-action=last-trick]').click();
  const dialog = page.locator('[data-dialog=last-trick]');
  await expect.poll(() => dialog.locator('[data-card]').count()).toBe(4);
  expect(await dialog.locator('bdi').allTextContents()).toEqual(['Fahad', 'Abu Saud', 'Noura', 'You']);
  await page.keyboard.press('Escape');
  expect(await dialog.evaluate(node => (node as HTMLDialogElement).open)).toBe(false);
});

test('MOT-02 only transforms and opacity ever move', async () => {
  const allowed = ['transform', 'translate', 'rotate', 'scale', 'opacity'];
  const look = async () => {
    for (const { properties, of } of await animations(page))
      for (const property of properties) expect(allowed, of).toContain(property);
  };
  await deal(page);
  await look();
  await throwing(1, '7D');
  await look();
  await change(page, { pit: [] });
  await look();
  await show(page, 'bidding');
  await look();
});

test('MOT-01 in calm: no arcs, no turning over, no pulses; fades of 120 ms at most', async () => {
  const look = {
    index: 'en',
    colours: 2,
    speed: 1,
    calm: true,
    oneTap: false,
    flat: false,
    sidebar: 'end',
    hand: 'right',
  };
  await show(page, 'bidding', { look });
  expect(await animations(page)).toEqual([]);
  await show(page, 'rest', { look });
  await change(page, { hand: held(...'JS 9S AS QH JH 10D AC'.split(' ')), pit: thrown('KH 7D', [0, 1]) });
  const fades = await animations(page);
  expect(fades.length).toBeGreaterThan(0);
  for (const { properties, duration } of fades) {
    expect(properties).toEqual(['opacity']);
    expect(duration).toBeLessThanOrEqual(120);
  }
});
