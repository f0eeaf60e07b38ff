import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { scripted as balootOf, openBaloot } from '@/baloot/scripted.ts';
import { scripted as dhappaOf, openDhappa, TURN } from '@/dhappa/scripted.ts';
import { GAMES, openBusy } from '@/test/busy.ts';
import { clockOf, feed, type ScriptedCourse, welcomeAt } from '@/test/fed.ts';
import { settle } from '@/test/gallery.ts';
import { isWhole } from '@/test/whole.ts';
import { BIDS, openTurup, SPADES, scripted as turupOf } from '@/turup/scripted.ts';

let page: Page;
afterEach(() => page.context().close());

/** Who is marked as awaited on the screen, by the number of the seat; `foot`: the own turn where no own seat is in sight. */
const marked = (): Promise<readonly string[]> =>
  page
    .locator('.mj-table [aria-current="true"]:visible')
    .evaluateAll(nodes => nodes.map(node => node.getAttribute('data-number') ?? 'foot'));

const ringed = (): Promise<readonly string[]> =>
  page
    .locator('.mj-ring:visible')
    .evaluateAll(nodes => nodes.map(node => node.closest('[data-number]')?.getAttribute('data-number') ?? ''));

/** What a screen reader says of a seat. */
const toldOf = async (seat: string): Promise<string> => {
  const at = page.locator(`[data-number="${seat}"]`).first();
  return (await at.getAttribute('aria-label')) ?? (await at.textContent()) ?? '';
};

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;

/** Whom each busy table waits for. */
const AWAITED = { baloot: ['3'], turup: ['3'], dhappa: ['1'], trunfo: ['0', '1'] } as const;

/** In a whole run each on every screen; else each game with and without clocks, by turns on either. */
const TURNS = GAMES.flatMap((game, n) =>
  (['on', 'off'] as const).flatMap((clocks, m) =>
    SIZES.filter((_, k) => isWhole || k === (n + m) % 2).map(size => [game, clocks, size] as const),
  ),
);

test.each(TURNS)(
  'TIME-10 %s, clocks %s, %j: exactly those who are awaited wear a ring and are told to be on turn',
  async (...at) => {
    const [game, clocks, size] = at;
    page = await openBusy(game, { clocks, size });
    expect(await marked()).toEqual(AWAITED[game]);
    expect(await ringed()).toEqual(AWAITED[game]);
    for (const seat of AWAITED[game]) expect(await toldOf(seat)).toMatch(/their turn|your turn/i);
  },
);

/** A welcome in which no watch ever runs out. */
const layWithoutClock = async (course: ScriptedCourse): Promise<void> => {
  const welcome = welcomeAt(course, course.states.length - 1, 0, await clockOf(page));
  if (welcome.kind !== 'welcome') throw new Error('no welcome');
  await feed(page, { ...welcome, clocks: welcome.clocks.map(clock => ({ ...clock, ms: null, until: null })) });
  await settle(page);
};

test.each([
  ['Baloot, own bid', openBaloot, balootOf(''), ['0'], 'Your turn'],
  ['Baloot, another bids', openBaloot, balootOf('pass'), ['1'], ''],
  ['Turup, all vote', openTurup, turupOf('.'), ['1', '2', '3', 'foot'], 'Your turn'],
  ['Turup, another bids', openTurup, turupOf(SPADES), ['1'], ''],
  ['Turup, own bid', openTurup, turupOf(BIDS), ['foot'], 'Your turn'],
  ['Dhappa, own turn', openDhappa, dhappaOf(TURN), ['foot'], 'Your turn'],
] as const)('TIME-10 without a clock the table says whose turn it is: %s', async (_, open, course, seats, own) => {
  page = await open('en', {});
  await layWithoutClock(course);
  expect(await marked()).toEqual(seats);
  const inSight = seats.filter(seat => seat !== 'foot');
  expect(await ringed()).toEqual(inSight);
  for (const seat of inSight) expect(await toldOf(seat)).toMatch(/their turn|your turn/i);
  const said = page.locator('[data-seat="s"][aria-current] .mj-name:visible, .dh-foot [aria-current], .tu-own');
  expect((await said.allInnerTexts()).join()).toBe(own);
});
