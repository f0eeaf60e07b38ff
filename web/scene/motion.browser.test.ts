import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bare, change, freeze, HAND, type Laid, laid, openGallery, PIT, settle, show } from '@/test/gallery.ts';
import { faults } from '@/test/page.ts';

let page: Page;

const held = (...names: readonly string[]) => names.map(card => ({ card, label: card, legal: true }));
const thrown = (names: string, seats: readonly number[], winner?: number) =>
  names.split(' ').map((card, i) => ({ card, seat: seats[i], label: card, winner: seats[i] === winner }));

/** One number of where a card is at each of some times of its flight. */
const flown = async (selector: string, times: readonly number[]): Promise<readonly Laid[]> => {
  const seen: Laid[] = [];
  for (const t of times) {
    await freeze(page, t);
    seen.push((await laid(page, selector))[0]!);
  }
  return seen;
};

const animations = () =>
  page.evaluate(() =>
    document.getAnimations().map(animation => {
      const effect = animation.effect as KeyframeEffect;
      const target = effect.target as HTMLElement | null;
      const timing = effect.getTiming();
      return {
        card: target?.closest<HTMLElement>('[data-card]')?.dataset.card ?? '',
        of: target?.className ?? '',
        delay: Number(timing.delay),
        duration: Number(timing.duration),
        properties: [...new Set(effect.getKeyframes().flatMap(frame => Object.keys(frame)))].filter(
          key => !['offset', 'computedOffset', 'easing', 'composite'].includes(key),
        ),
      };
    }),
  );

const centreOf = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(node => {
      const box = node.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });

const scaleX = (selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate(node => Number.parseFloat(getComputedStyle(node).scale.split(' ')[0] ?? '1'));

beforeAll(async () => {
  page = await bare(await openGallery('table=rest&lang=en'));
});

const deal = async (): Promise<void> => {
  const seats = await page.evaluate(
    () => (window.__ui as unknown as { tables: { rest: { seats: object[] } } }).tables.rest.seats,
  );
  const counted = (cards: number) => seats.map(seat => ({ ...seat, cards }));
  await show(page, 'rest', { hand: [], seats: counted(0), deck: true });
  await change(page, { hand: held('JS', '9S', 'KH', '10D', 'AC'), seats: counted(5), firstDealt: 1 });
};

test('DEAL-01 every card starts at the deck', async () => {
  await deal();
  await freeze(page, 0);
  const deck = await centreOf('.mj-deck');
  const cards = [...(await laid(page, HAND)), ...(await laid(page, '.mj-loose'))];
  expect(cards).toHaveLength(20);
  for (const { x, y } of cards) expect(Math.hypot(x - deck.x, y - deck.y)).toBeLessThanOrEqual(8);
});

test('DEAL-02 one card every 50 ms, round the table from whoever is first; DEAL-07 the order of seats', async () => {
  await deal();
  const delays = (await animations())
    .filter(({ properties, duration }) => duration === 320 && properties.includes('translate'))
    .map(({ delay }) => delay);
  expect(delays.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i * 50));
  const own = (await animations()).filter(
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
  await deal();
  const points = await flown('.hand [data-card=JS]', [150, 200, 280, 360, 440, 469]);
  const [a, b] = [points[0]!, points.at(-1)!];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  expect(length).toBeGreaterThan(100);
  for (const { x, y } of points)
    expect(Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length).toBeLessThanOrEqual(1);
});

test('DEAL-04 a card of one’s own turns over half way: back before, face after', async () => {
  await deal();
  const look = async (share: number): Promise<readonly [number, string]> => {
    await freeze(page, 150 + 320 * share);
    const veil = await page.locator('.hand [data-card=JS] .mj-veil').evaluate(node => getComputedStyle(node).opacity);
    return [await scaleX('.hand [data-card=JS]'), veil];
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
  expect(await page.locator('.mj-seat [data-card]').count()).toBe(0);
  expect(
    await page
      .locator('.mj-seat .mj-backs')
      .evaluateAll(nodes => nodes.map(node => (node as HTMLElement).dataset.count)),
  ).toEqual(['8', '8', '8']);
});

test('DEAL-05 the public card lies exactly in the middle; PUB-01 in a pulsing gold ring', async () => {
  await show(page, 'bidding');
  const [card, arena] = [await centreOf('[data-floor]'), await centreOf('[data-zone=arena]')];
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
  const from = await centreOf('[data-floor]');
  await change(page, { floor: undefined, hand: held('JS', 'AS', 'KH', 'AH', '10D', 'AC') });
  const [start] = await flown('.hand [data-card=AH]', [0]);
  expect(Math.hypot(start!.x - from.x, start!.y - from.y)).toBeLessThanOrEqual(8);
  await settle(page);
  expect(await page.locator('[data-floor]').count()).toBe(0);
});

const TIMES = [0, 45, 90, 135, 180, 225, 270, 315, 360];

const throwing = async (seat: number, name: string): Promise<void> => {
  await show(page, 'rest', { pit: [], selected: seat === 0 ? name : null });
  await change(page, { selected: null, hand: held(...'JS 9S AS QH JH 10D AC'.split(' ')), pit: thrown(name, [seat]) });
};

test('THROW-01 a throw is an arc that rises before it lands', async () => {
  for (const [seat, name] of [
    [0, 'KH'],
    [1, '7D'],
    [3, '8D'],
  ] as const) {
    await throwing(seat, name);
    const points = await flown(PIT, TIMES.slice(0, -1));
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
  const [pit, arena] = [await laid(page, PIT), await centreOf('[data-zone=arena]')];
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
  const thumps = (await animations()).filter(
    ({ duration, properties }) => duration === 90 && properties.includes('scale'),
  );
  expect(thumps).toHaveLength(1);
  await settle(page);
});

test('THROW-07 another seat’s card starts small and face down', async () => {
  await throwing(1, '7D');
  await freeze(page, 0);
  const pitW = (await laid(page, PIT))[0]!.w;
  const size = (await scaleX(PIT)) * pitW;
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
  const flight = (await animations()).find(
    ({ card, properties }) => card === 'KH' && properties.includes('translate'),
  )!;
  expect(flight.duration).toBeGreaterThanOrEqual(200);
  expect(flight.duration).toBeLessThanOrEqual(400);
  const points = await flown('.hand [data-card=KH]', [0, 40, 80, 140, 200, 279]);
  for (const [i, { y }] of points.entries()) if (i > 0) expect(y).toBeGreaterThan(points[i - 1]!.y);
  await settle(page);
  expect((await laid(page, HAND)).map(({ card }) => card).join(' ')).toBe('JS 9S AS KH QH JH 10D AC');
});

test('SWEEP-01 four cards are seen for 600 ms, then go to the winner within 300', async () => {
  await show(page, 'rest', { pit: thrown('7D 8D 9D', [1, 2, 3]) });
  await change(page, { hand: held('JS'), pit: thrown('7D 8D 9D KH', [1, 2, 3, 0], 1) });
  await change(page, { pit: [] });
  const sweeps = (await animations()).filter(({ duration }) => duration === 220);
  expect(sweeps).toHaveLength(4);
  for (const { delay } of sweeps) expect(delay).toBeGreaterThanOrEqual(600);
  const seat = await centreOf('[data-seat=e] .mj-avatar');
  await freeze(page, sweeps[0]!.delay + 219.9);
  for (const { x, y } of await laid(page, '.mj-loose-layer [data-card]'))
    expect(Math.hypot(x - seat.x, y - seat.y)).toBeLessThanOrEqual(12);
  await settle(page);
  expect(await page.locator('.mj-loose-layer > *').count()).toBe(0);
});

test('SWEEP-02 the card that takes the trick wears a ring and a crown', async () => {
  await show(page, 'trick');
  expect(await page.locator('[data-played][data-winner] [role=img]').getAttribute('aria-label')).toBeTruthy();
  expect(await page.locator('[data-played][data-winner]').evaluate(node => getComputedStyle(node).outlineStyle)).toBe(
    'solid',
  );
});

test('SWEEP-03 the last trick can be looked at again: four cards with their players', async () => {
  await show(page, 'trick');
  await page.locator('[data-action=last-trick]').click();
  const dialog = page.locator('[data-dialog=last-trick]');
  expect(await dialog.locator('[data-card]').count()).toBe(4);
  expect(await dialog.locator('bdi').allTextContents()).toEqual(['Fahad', 'Abu Saud', 'Noura', 'You']);
  await page.keyboard.press('Escape');
  expect(await dialog.evaluate(node => (node as HTMLDialogElement).open)).toBe(false);
});

test('MOT-02 only transforms and opacity ever move', async () => {
  const allowed = ['transform', 'translate', 'rotate', 'scale', 'opacity'];
  const look = async () => {
    for (const { properties, of } of await animations())
      for (const property of properties) expect(allowed, of).toContain(property);
  };
  await deal();
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
  expect(await animations()).toEqual([]);
  await show(page, 'rest', { look });
  await change(page, { hand: held(...'JS 9S AS QH JH 10D AC'.split(' ')), pit: thrown('KH 7D', [0, 1]) });
  const fades = await animations();
  expect(fades.length).toBeGreaterThan(0);
  for (const { properties, duration } of fades) {
    expect(properties).toEqual(['opacity']);
    expect(duration).toBeLessThanOrEqual(120);
  }
});

test('no page threw or broke the content policy', () => {
  expect(faults).toEqual([]);
});
