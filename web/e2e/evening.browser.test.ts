import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, soon } from '@/e2e/visit.ts';
import { GAMES } from '@/games.ts';
import { bolt } from '@/test/bolt.ts';
import { quickMatch, shorten } from '@/test/evening.ts';
import { hastyHouse, type RealHouse } from '@/test/house.ts';
import { isWhole } from '@/test/whole.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await hastyHouse();
});
afterAll(() => house.close());

const mine = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => (await fetch('/api/tables/mine')).json());

/** One more than anybody may sit at; `npm run bench -- memory` plays a dozen of each in a row. */
const MATCHES = 4;

/** Everybody's games: somebody plays each of them, one after the other, or somebody for each nothing else. */
const EVENINGS = isWhole
  ? GAMES.map(({ name }) => Array.from({ length: MATCHES }, () => name))
  : [GAMES.map(({ name }) => name)];

/** Whatever goes wrong says in which match of which game. */
const evening = async (names: readonly string[]): Promise<void> => {
  const page = await guest(house, 'Salem', { reducedMotion: 'reduce' });
  await shorten(page);
  await page.goto(house.address);
  for (const [n, name] of names.entries()) {
    await quickMatch(page, name).catch(cause => {
      throw new Error(`${name}, match ${n + 1}: ${cause}`, { cause });
    });
    await soon(() => mine(page)).toEqual([]);
  }
  await page.context().close();
};

test('LIFE-01 more matches in a row than anybody may sit at, of each game against bots through the buttons, and no chair is kept', async () => {
  for (const names of EVENINGS) expect(names.length).toBeGreaterThanOrEqual(MATCHES);
  await Promise.all(EVENINGS.map(evening));
});

test('LIFE-01 the way back is a way out too; a match that is on keeps the chair', async () => {
  const page = await guest(house, 'Salem', { reducedMotion: 'reduce' });
  await shorten(page);
  await page.goto(house.address);
  await quickMatch(page, 'trunfo', () => page.goBack());
  await soon(() => mine(page)).toEqual([]);
  await bolt(page, 'trunfo');
  await soon(() => page.locator('.hand [data-card]').count()).toBe(9);
  await page.goBack();
  await page.locator('.sh-resume').waitFor();
  await soon(async () => (await mine(page)).length).toBe(1);
  await page.context().close();
});
