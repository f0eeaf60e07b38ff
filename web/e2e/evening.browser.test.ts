import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { guest, soon } from '@/e2e/visit.ts';
import { GAMES } from '@/games.ts';
import { quickMatch, shorten } from '@/test/evening.ts';
import { hastyHouse, type RealHouse } from '@/test/house.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await hastyHouse();
});
afterAll(() => house.close());

const mine = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => (await fetch('/api/tables/mine')).json());

/** One more than anybody may sit at; `npm run bench -- memory` plays a dozen of each in a row. */
const MATCHES = 4;

/** Somebody who plays nothing else; whatever goes wrong says in which match of which game. */
const evening = async (name: string): Promise<void> => {
  const page = await guest(house, 'Salem', { reducedMotion: 'reduce' });
  await shorten(page);
  await page.goto(house.address);
  for (let n = 1; n <= MATCHES; n++) {
    await quickMatch(page, name).catch(cause => {
      throw new Error(`${name}, match ${n}: ${cause}`, { cause });
    });
    await soon(() => mine(page)).toEqual([]);
  }
  await page.context().close();
};

test('LIFE-01 four matches in a row of each game against bots through the buttons, and no chair is kept', async () => {
  await Promise.all(GAMES.map(({ name }) => evening(name)));
});

test('LIFE-01 the way back is a way out too; a match that is on keeps the chair', async () => {
  const page = await guest(house, 'Salem', { reducedMotion: 'reduce' });
  await shorten(page);
  await page.goto(house.address);
  await quickMatch(page, 'trunfo', () => page.goBack());
  await soon(() => mine(page)).toEqual([]);
  await page.locator('[data-game="trunfo"] .sh-bolt').click();
  await soon(() => page.locator('.hand [data-card]').count()).toBe(9);
  await page.goBack();
  await page.locator('.sh-resume').waitFor();
  await soon(async () => (await mine(page)).length).toBe(1);
  await page.context().close();
});
