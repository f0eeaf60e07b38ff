import { trunfo } from '@majlis/trunfo';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaks, type Truth } from '@/e2e/leaks.ts';
import { lock, over } from '@/e2e/trunfo-player.ts';
import { guest, matchOf, openTable, sitAt, soon } from '@/e2e/visit.ts';
import { type Witness, witness } from '@/e2e/witness.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';
import { oracle } from '../../commands/oracles/trunfo.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await realHouse();
});
afterAll(() => house.close());

/** Nothing is played by the clock, however long a busy machine takes. */
const QUICK = { resultMs: 1_000, clock: 'off' };

/** Two browsers at one table: the first opens it, the second comes by its address. */
const atTable = async (options: object = QUICK) => {
  const [one, two] = [await guest(house, 'Ana'), await guest(house, 'Rui')];
  const address = await openTable(house, one, 'trunfo/1', options);
  const eyes = [witness(one), witness(two)] as const;
  for (const [seat, page] of [one, two].entries()) await sitAt(page, address, seat);
  return { one, two, eyes, address };
};

const ready = (page: Page) => page.getByRole('button', { name: 'I’m ready' }).click();
const state = (page: Page) => page.locator('[data-game-state]').first().getAttribute('data-game-state');

const begun = async (pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await ready(page);
  for (const page of pages) await soon(() => page.locator('.hand [data-card]').count()).toBe(9);
};

test('TRU-02 both names in the lobby; ready on both sides starts the match by itself', async () => {
  const { one, two } = await atTable();
  await soon(() => state(one)).toBe('ready');
  await soon(() => one.getByText('Rui').count()).toBeGreaterThan(0);
  await soon(() => two.getByText('Ana').count()).toBeGreaterThan(0);
  await begun([one, two]);
  await expect.poll(() => state(one)).toBe('playing');
  await expect.poll(() => state(two)).toBe('playing');
  await Promise.all([one.context().close(), two.context().close()]);
});

test('TRU-11 RPT-01 ACC-05 leaving asks first and says what it costs; the opponent wins at once, may report, and is told what an account keeps', async () => {
  const { one, two } = await atTable();
  await two.evaluate(() => localStorage.setItem('majlis-guest-matches', 'first second'));
  await begun([one, two]);
  await one.locator('[data-action="menu"]').click();
  await one.getByRole('button', { name: 'Leave the table' }).click();
  await expect.poll(() => one.locator('[data-cost]').getAttribute('data-cost')).toBe('forfeit');
  await one.getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => state(two)).toBe('playing');
  await one.locator('[data-action="menu"]').click();
  await one.getByRole('button', { name: 'Leave the table' }).click();
  await one.getByRole('button', { name: 'Leave', exact: true }).click();
  await soon(() => two.locator('[data-summary]').getAttribute('data-summary')).toBe('won');
  await two.locator('[data-keep-games] [data-action="later"]').click();
  expect(await two.locator('[data-keep-games]').count()).toBe(0);
  await two.locator('[data-action="report"]').click();
  const dialog = two.locator('dialog[open]');
  await dialog.getByRole('radio', { name: 'Stalling on purpose' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await soon(() => two.getByText(/Got it, thank you/).count()).toBeGreaterThan(0);
  await Promise.all([one.context().close(), two.context().close()]);
});

test('LIFE-08 the opponent has gone: the end leads to the room, where the seat is filled', async () => {
  const { one, two } = await atTable({ ...QUICK, rematch: 'mutual' });
  await begun([one, two]);
  await one.locator('[data-action="menu"]').click();
  await one.getByRole('button', { name: 'Leave the table' }).click();
  await one.getByRole('button', { name: 'Leave', exact: true }).click();
  await two.locator('[data-summary] [data-action="room"]').click();
  await soon(() => state(two)).toBe('match_end');
  await two.locator('.sh-start').click();
  await soon(() => state(two)).toBe('playing');
  await soon(() => two.locator('.hand [data-card]').count()).toBe(9);
  await Promise.all([one.context().close(), two.context().close()]);
});

test('two tabs: the newer one acts, the older one offers to take back', async () => {
  const { one, two, address } = await atTable();
  await begun([one, two]);
  const tab = await one.context().newPage();
  await tab.goto(address);
  await soon(() => tab.locator('.hand [data-card]').count()).toBe(9);
  await one.getByRole('button', { name: 'Play here' }).click();
  await soon(() => one.evaluate('window.__ui?.store?.seen.getState().link')).toBe('open');
  await soon(() => tab.evaluate('window.__ui?.store?.seen.getState().link')).toBe('elsewhere');
  await Promise.all([one.context().close(), two.context().close()]);
});

test('NET-04 no network for a while: a banner, nothing queued, and the table is right again by itself', async () => {
  const { one, two } = await atTable();
  await begun([one, two]);
  await one.context().setOffline(true);
  await soon(() => one.locator('[data-banner="lost"]').count()).toBe(1);
  await lock(two);
  expect(await one.evaluate('window.__ui.store.ask({ kind: "act", word: "deselect" })')).toBeUndefined();
  await one.context().setOffline(false);
  await soon(() => one.locator('[data-banner]').count()).toBe(0);
  await soon(() => one.locator('[data-place="other"] [data-locked]').count()).toBe(1);
  await Promise.all([one.context().close(), two.context().close()]);
});

/** Plays on until the end; `between` does its worst after each round. */
const playOut = async (pages: readonly Page[], eyes: readonly Witness[], between: (round: number) => Promise<void>) => {
  for (let round = 1; round <= 9; round++) {
    for (const page of pages) {
      if (!(await lock(page))) return;
      for (const eye of eyes) await eye.look();
    }
    await between(round);
  }
};

test('SCO-05 a whole match of two browsers with the real house: killed and back in mid-match, and nobody sees too much', async () => {
  const { one, two, eyes } = await atTable();
  await begun([one, two]);
  await playOut([one, two], eyes, async round => {
    if (round === 2) await two.reload();
    if (round === 3) {
      await house.kill();
      await soon(() => one.locator('[data-banner="lost"]').count()).toBe(1);
      await house.start();
    }
    for (const page of [one, two])
      await soon(() => page.evaluate('window.__ui?.store?.seen.getState().link')).toBe('open');
  });
  for (const page of [one, two]) await soon(() => over(page)).toBe(1);
  for (const eye of eyes) await eye.look();
  const truth: Truth = { game: trunfo, seats: 2, oracle, ...(await matchOf(one)) };
  for (const [seat, eye] of eyes.entries()) {
    expect(eye.sights.length).toBeGreaterThan(25);
    expect(leaks(truth, seat, eye.sights)).toEqual([]);
    expect(leaks(truth, 1 - seat, eye.sights).length, 'in the other seat it would be a leak').toBeGreaterThan(0);
  }
  await one.getByRole('button', { name: /Verified deal/ }).click();
  await soon(() => one.locator('[data-fair]').getAttribute('data-fair')).toBe('ok');
  await Promise.all([one.context().close(), two.context().close()]);
});
