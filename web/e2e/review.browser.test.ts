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

/** Two browsers play a match of Trunfo at a private table to its end. */
const played = async (): Promise<readonly [Page, Page]> => {
  const [one, two] = [await guest(house, 'Ana', { locale: 'ar-SA' }), await guest(house, 'Rui')];
  const address = await openTable(house, one, 'trunfo/1', { resultMs: 1_000, clock: 'off' });
  for (const [seat, page] of [one, two].entries()) await sitAt(page, address, seat);
  for (const page of [one, two]) await page.locator('.sh-start').click();
  for (const page of [one, two]) await soon(() => page.locator('.hand [data-card]').count()).toBe(9);
  for (let round = 1; round <= 9; round++) {
    for (const page of [one, two]) if (!(await lock(page))) break;
    if ((await over(one)) > 0) break;
  }
  for (const page of [one, two]) await soon(() => over(page)).toBe(1);
  return [one, two];
};

const fair = (page: Page) => page.locator('.rp-fair').getAttribute('data-fair');
const told = (page: Page) => page.locator('[data-told]').innerText();

test('REP-01 REP-05 REV-07 two play, one looks at it again on a phone in Arabic and shares the moment; a stranger waits until then', async () => {
  const [one, two] = await played();
  const figures = (page: Page) => page.locator('.ac-panel[data-judged] b').allInnerTexts();
  for (const page of [one, two]) await page.locator('.ac-panel[data-judged]').waitFor();
  expect((await figures(one)).length).toBe(2);
  const chosen = await figures(two);
  await one.locator('[data-action="review"]').click();
  await one.locator('.rp-page .mj-scene').waitFor();
  await soon(() => fair(one)).toBe('ok');
  await one.locator('[data-step-to="last"]').click();
  const link = await one.evaluate(() => location.href);
  const stranger = await guest(house, 'Eve');
  await stranger.goto(link);
  await stranger.getByText('This match isn’t shared.').waitFor();
  await two.goto(link);
  await two.locator('.rp-page[data-reviewed] .mj-scene').waitFor();
  expect(await two.locator('.rp-accuracies b').allInnerTexts()).toEqual(chosen);
  expect(await two.evaluate(() => location.hash)).toBe(new URL(link).hash);
  const whole = await told(two);
  await one.locator('[data-action="share"]').click();
  const shared = one.waitForResponse(answer => answer.url().endsWith('/api/share'));
  await one.locator('[data-action="share-all"]').click();
  expect((await shared).status()).toBe(200);
  await stranger.setViewportSize({ width: 1440, height: 900 });
  await stranger.reload();
  await stranger.locator('.rp-page .mj-scene').waitFor();
  expect(await told(stranger)).toBe(whole);
  await soon(() => fair(stranger)).toBe('ok');
});
