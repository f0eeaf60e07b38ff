import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lock, over } from '@/e2e/trunfo-player.ts';
import { guest, openTable, sitAt, soon } from '@/e2e/visit.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await realHouse();
});
afterAll(() => house.close());

const watching = async (page: Page): Promise<number> => {
  const answer = await page.context().request.get(`${house.address}/api/watch`);
  return (await answer.json()).watching;
};

const cardsOn = (page: Page, where = ''): Promise<readonly string[]> =>
  page.locator(`${where} [data-card]`).evaluateAll(cards => cards.map(card => card.getAttribute('data-card') ?? ''));

test('SPEC-03 two play, a third looks on: counted, away and back, no hand on the page, and the result; then its replay', async () => {
  const [one, two] = [await guest(house, 'Ana'), await guest(house, 'Rui')];
  const options = { resultMs: 1_000, playMs: 60_000 };
  const address = await openTable(house, one, 'trunfo/1', options, undefined, 'public');
  for (const [seat, page] of [one, two].entries()) await sitAt(page, address, seat);
  for (const page of [one, two]) await page.locator('.sh-start').click();
  for (const page of [one, two]) await soon(() => page.locator('.hand [data-card]').count()).toBe(9);
  const third = await guest(house, 'Eve', { viewport: { width: 1440, height: 900 } });
  await third.goto(house.address);
  await third.locator('.sh-lobby-watch').click();
  await third.locator('.wt-stage .mj-scene').waitFor();
  await soon(() => watching(one)).toBe(1);
  await soon(() => third.locator('.wt-who h2').innerText()).toMatch(/Ana.* v .*Rui/);
  const covered = (await Promise.all([one, two].map(page => cardsOn(page, '.hand')))).flat();
  expect(covered.length).toBe(18);
  expect((await cardsOn(third)).filter(card => covered.includes(card))).toEqual([]);
  await third.goto(house.address);
  await soon(() => watching(one)).toBe(0);
  await third.goBack();
  await third.locator('.wt-stage .mj-scene').waitFor();
  await soon(() => watching(one)).toBe(1);
  for (let round = 1; round <= 9; round++) {
    for (const page of [one, two]) if (!(await lock(page))) break;
    if ((await over(one)) > 0) break;
  }
  await soon(() => over(third)).toBe(1);
  await third.locator('[data-quiet]').waitFor();
  await third.locator('.wt-shown:not([data-over]) [data-action="review"]').waitFor();
  await soon(() => watching(one)).toBe(0);
});
