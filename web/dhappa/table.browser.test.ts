import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  ALMOST,
  dealt,
  end,
  goOn,
  lay,
  openDhappa,
  press,
  said,
  scripted,
  stripsOf,
  TURN,
  tap,
  UNOPENED,
  WILDS,
} from '@/dhappa/scripted.ts';
import { grave } from '@/test/axe.ts';
import { clockOf, clocksAt, feed, type ScriptedCourse } from '@/test/fed.ts';
import { settle } from '@/test/gallery.ts';

let page: Page;
beforeAll(async () => {
  page = await openDhappa();
});

const attributes = (path: string, name: string): Promise<readonly (string | null)[]> =>
  page.locator(path).evaluateAll((nodes, which) => nodes.map(node => node.getAttribute(which)), name);

test.each([
  [4, 27, ['us', 'them', 'us', 'them'], ['s', 'w', 'n', 'e']],
  [6, 21, ['us', 'them', 'us', 'them', 'us', 'them'], ['s', 'w', 'nw', 'n', 'ne', 'e']],
])('DHA-01 %i seats, teams by turns, %i cards each', async (seats, cards, sides, places) => {
  const course = dealt(seats);
  await lay(page, course);
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(cards);
  await expect.poll(() => attributes('.dh-seat', 'data-side')).toEqual(sides);
  await expect.poll(() => attributes('.dh-seat .dh-team:has(svg)', 'data-team')).toEqual(sides);
  await expect.poll(() => attributes('.dh-seat', 'data-seat')).toEqual(places);
  await expect.poll(() => attributes('.dh-seat .dh-count', 'data-count')).toEqual(sides.map(() => String(cards)));
  await expect.poll(() => page.locator('.dh-draw .dh-number').innerText()).toBe(String(162 - seats * cards));
});

test('DHA-02 FAN-09 27 cards in rows by suit at 390 × 844; every index in sight, every strip wide enough; three ways to sort', async () => {
  await lay(page, scripted(TURN));
  const rows = await attributes('.hand [data-card]', 'data-row');
  expect(new Set(rows).size).toBe(Math.ceil(27 / 8));
  const cards = await attributes('.hand [data-card]', 'data-card');
  expect(cards.slice(0, 7).every(card => card?.includes('S'))).toBe(true);
  for (const sort of ['suit', 'rank', 'runs']) {
    await expect.poll(() => page.locator('.hand').getAttribute('data-sort')).toBe(sort);
    for (const { card, seen, wide, tall } of await stripsOf(page)) {
      expect([card, seen]).toEqual([card, true]);
      expect(wide, `${card} by ${sort}`).toBeGreaterThanOrEqual(24);
      expect(tall, `${card} by ${sort}`).toBeGreaterThanOrEqual(44);
    }
    await press(page, 'sort');
    await settle(page);
  }
});

test('DHA-02 a chosen card rises and hides no index', async () => {
  await lay(page, scripted(TURN));
  await tap(page, '5H#1', '6C#1');
  await expect.poll(() => page.locator('.hand [aria-pressed="true"]').count()).toBe(2);
  await settle(page);
  expect((await stripsOf(page)).filter(({ seen }) => !seen)).toEqual([]);
});

const steps = (): Promise<readonly (string | null)[]> => attributes('.dh-phases li', 'data-state');
const off = (action: string) =>
  page.locator(`.mj-scene [data-action="${action}"]`).first().getAttribute('aria-disabled');

test('DHA-03 pick, play, discard: only what is lawful can be pressed, the rest says why', async () => {
  await lay(page, scripted(TURN));
  expect(await steps()).toEqual(['now', 'later', 'later']);
  expect([await off('draw'), await off('take'), await off('discard'), await off('new-run')]).toEqual([
    null,
    null,
    'true',
    'true',
  ]);
  await press(page, 'discard');
  await expect.poll(() => said(page)).toBe('Not now: first pick, then play, then discard.');
  await lay(page, scripted(TURN, 'draw'));
  expect(await steps()).toEqual(['done', 'now', 'next']);
  expect([await off('draw'), await off('undo'), await off('discard')]).toEqual(['true', 'true', 'true']);
  await press(page, 'draw');
  await expect.poll(() => said(page)).toBe('Not now: first pick, then play, then discard.');
  await tap(page, '9S#1');
  expect(await off('discard')).toBe(null);
  await lay(page, scripted(TURN, 'draw drop:9S'));
  await expect.poll(() => page.locator('.dh-phases').count()).toBe(0);
  await expect.poll(() => page.locator('.dh-waiting').innerText()).toContain('Inês');
});

test('DHA-04 who has not opened cannot touch the table, wilds are locked, and a guide lists what could open', async () => {
  await lay(page, scripted(UNOPENED, 'draw'));
  await tap(page, '6H#1');
  await expect.poll(() => page.locator('.dh-run[data-lit]').count()).toBe(0);
  await page.locator('[data-run="r1"]').click();
  await expect.poll(() => said(page)).toBe('Open with a pure run or set first.');
  await tap(page, '6H#1', '7C#1', '8C#1', 'JK#1');
  expect(await off('new-run')).toBe('true');
  await expect.poll(() => page.locator('[data-action="new-run"]').getAttribute('title')).toContain('no jokers, no 2s');
  await tap(page, '7C#1', '8C#1', 'JK#1');
  await press(page, 'openings');
  await expect
    .poll(() => attributes('[data-opening]', 'data-opening'))
    .toEqual(['AS#1 AH#1 AC#1', '7C#1 8C#1 9C#1 10C#1 JC#2']);
  await page.keyboard.press('Escape');
});

test('DHA-09 every run counts its wilds; the meter of both teams follows every event', async () => {
  await lay(page, scripted(WILDS, 'draw'));
  await expect.poll(() => attributes('[data-board="us"] .dh-wilds', 'data-wilds')).toEqual(['1', '1', '0', '0']);
  await expect.poll(() => page.locator('[data-board="us"] .dh-wilds').first().innerText()).toContain('1/2');
  const meter = page.locator('.dh-top .dh-meter[data-side="us"]');
  const standing = async () => [
    await meter.getAttribute('data-runs'),
    await meter.getAttribute('data-wilds'),
    await meter.getAttribute('data-locked'),
  ];
  await expect.poll(() => standing()).toEqual(['3', '1', 'true']);
  const course = scripted(WILDS, 'draw merge:r4:r5:9S,10S');
  await goOn(page, course, 1, end(course));
  await expect.poll(() => standing()).toEqual(['3', '2', 'true']);
  await expect.poll(() => page.locator('.dh-top .dh-meter[data-side="them"]').getAttribute('data-runs')).toBe('1');
});

test.each([
  [3, 'One more run makes the Lock, at most 1 wild'],
  [7, 'One more run makes the Lock, 10 cards in all, at most 1 wild'],
] as const)('DHA-09 with runs of %i what is missing is said in full', async (lockMinLength, line) => {
  await lay(page, scripted({ ...TURN, options: { lockMinLength } }));
  await expect.poll(() => page.locator('[data-board="us"] header small').textContent()).toBe(line);
});

test('NET-02 a silent seat is shown as disconnected; a bot that takes the hand wears the mask and the name stays', async () => {
  const course = scripted(TURN);
  await lay(page, course);
  const tell = async (at: number, event: object): Promise<void> => {
    const now = await clockOf(page);
    await feed(page, {
      kind: 'told',
      now,
      you: 0,
      at,
      events: [event as never],
      clocks: [...clocksAt(course, 0, now)],
    });
  };
  const seat = page.locator('.dh-seat[data-number="1"]');
  await tell(1, { kind: 'dropped', seat: 1, excused: [] });
  await expect.poll(() => seat.locator('.mj-name').textContent()).toBe('Disconnected');
  await tell(2, { kind: 'botTook', seat: 1 });
  await expect.poll(() => seat.locator('[data-badge="bot"]').count()).toBe(1);
  await expect.poll(() => seat.locator('img').first().getAttribute('src')).toContain('bot');
  await tell(3, { kind: 'reconnected', seat: 1 });
  await expect.poll(() => seat.locator('.mj-name').textContent()).toBe('Inês');
});

/** What lies on the table, and what somebody does there. */
const SCREENS: readonly (readonly [string, ScriptedCourse, (() => Promise<void>)?])[] = [
  ['a card chosen', scripted(TURN, 'draw'), () => tap(page, '5H#1')],
  ['the pile', scripted(TURN), () => press(page, 'take')],
  ['a run', scripted(TURN), () => page.locator('[data-run="r4"]').click()],
  ['the openings', scripted(UNOPENED, 'draw'), () => press(page, 'openings')],
  [
    'a choice',
    scripted(WILDS, 'draw'),
    async () => {
      await tap(page, '7H#1');
      await page.locator('[data-run="r2"]').click();
    },
  ],
  ['the end', scripted(ALMOST, 'draw add:r1:high:10C add:r2:high:9H#2 drop:4D')],
];

/** Every screen in both directions; in the other languages only the letters differ, so each of them has some. */
const SPOKEN = [
  ['en', SCREENS],
  ['ar', SCREENS],
  ['ur', SCREENS.slice(0, 2)],
  ['hi', SCREENS.slice(2, 4)],
] as const;

test.each(SPOKEN)('A11Y-01 nothing serious for axe on any screen of Dhappa: %s', async (lang, screens) => {
  if (lang !== 'en') page = await openDhappa(lang);
  for (const [name, course, work] of screens) {
    await lay(page, course);
    await work?.();
    await settle(page);
    expect([name, await grave(page)]).toEqual([name, []]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await lay(page, dealt(6));
  expect(await grave(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
});
