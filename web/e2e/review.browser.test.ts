import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moved, sightOf } from '@/e2e/baloot-player.ts';
import { idle } from '@/e2e/going.ts';
import { guest, openTable, sitAt, soon } from '@/e2e/visit.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await realHouse();
});
afterAll(() => house.close());

const isOver = async (page: Page): Promise<boolean> => (await sightOf(page)).isOver;

/** Two browsers, against each other and each with a bot, play a match of Baloot at a private table to its end: they buy whatever is offered and throw the first card they may, so that there is something to be said of it. */
const played = async (): Promise<readonly [Page, Page]> => {
  const calm = { reducedMotion: 'reduce' as const };
  const [one, two] = [await guest(house, 'Noura', { locale: 'ar-SA', ...calm }), await guest(house, 'Salem', calm)];
  const address = await openTable(house, one, 'baloot/1', { target: 40, speed: 'infinite' });
  for (const [seat, page] of [one, two].entries()) await sitAt(page, address, seat);
  await one.locator('.sh-start').click();
  const done = new Set<string>();
  while (!(await isOver(one))) {
    const acted = [await moved(one, done), await moved(two, done)];
    if (!acted.includes(true)) await idle(one);
  }
  await soon(() => isOver(two)).toBe(true);
  return [one, two];
};

const fair = (page: Page) => page.locator('.rp-fair').getAttribute('data-fair');
const hash = (page: Page) => page.evaluate(() => location.hash);
const accuracies = (page: Page) =>
  page
    .locator('.rp-accuracies [data-accuracy]')
    .evaluateAll(all => all.map(one => one.getAttribute('data-accuracy') ?? ''));
const figuresIn = (text: string): string => text.replace(/[^\d٠-٩]/g, '');
/** As the review counts them: those of the chair one looks from. */
const ownMistakes = async (page: Page): Promise<string> => {
  const own = page.locator('.rp-players li', { has: page.locator('[aria-pressed="true"]') });
  return figuresIn(await own.locator('.rp-counts span:has(> [data-mark="mistake"])').innerText());
};
/** Without the words around them: each reads in a language of their own. */
const verdict = async (page: Page) => {
  await page.locator('.rp-verdict').waitFor();
  const cards = page.locator('.rp-verdict-head [data-card]');
  return [
    await page.locator('.rp-verdict').getAttribute('data-verdict'),
    await cards.evaluateAll(all => all.map(one => one.getAttribute('data-card'))),
  ];
};

test('REP-01 REP-05 REV-02 REV-03 REV-06 REV-07 two play; one looks at it again on a phone in Arabic, goes to the last mistake, sees the best line and shares that moment; the other sees the same figures on a wide screen; a stranger waits until then', async () => {
  const [one, two] = await played();
  for (const page of [one, two]) await page.locator('.ac-panel[data-judged]').waitFor();
  expect(await one.locator('.ac-panel b').count()).toBe(4);
  const counted = await one.locator('.ac-marks [data-counted="mistake"]').allInnerTexts();
  await one.locator('[data-action="review"]').click();
  await one.locator('.rp-page[data-reviewed] .mj-scene').waitFor();
  expect(await ownMistakes(one)).toBe(counted.map(figuresIn).join('') || '٠');
  await soon(() => fair(one)).toBe('ok');
  await one.locator('#rp-tab-moments').click();
  await one.locator('.rp-moments [data-mark="mistake"]').last().click();
  const told = await verdict(one);
  expect(told[0]).toBe('mistake');
  await soon(() => hash(one)).not.toMatch(/^(#1\.1)?$/);
  const moment = await hash(one);
  await one.locator('[data-action="best-line"]').click();
  await one.locator('[data-branch="best"]').waitFor();
  await one.locator('[data-step-to="last"]').click();
  await one.locator('[data-line-score]').waitFor();
  await one.locator('[data-action="to-match"]').click();
  await one.locator('.rp-verdict[data-verdict="mistake"]').waitFor();
  expect(await hash(one)).toBe(moment);
  const link = await one.evaluate(() => location.href);
  const stranger = await guest(house, 'Eve');
  await stranger.goto(link);
  await stranger.getByText('This match isn’t shared.').waitFor();
  await one.locator('[data-action="share"]').click();
  const shared = one.waitForResponse(answer => answer.url().endsWith('/api/share'));
  await one.locator('[data-action="share-all"]').click();
  expect((await shared).status()).toBe(200);
  await two.setViewportSize({ width: 1440, height: 900 });
  await two.goto(link);
  await stranger.reload();
  for (const page of [two, stranger]) {
    await page.locator('.rp-page[data-reviewed] .mj-scene').waitFor();
    expect(await hash(page)).toBe(moment);
    expect(await accuracies(page)).toEqual(await accuracies(one));
    expect(await verdict(page)).toEqual(told);
    await soon(() => fair(page)).toBe('ok');
  }
});
