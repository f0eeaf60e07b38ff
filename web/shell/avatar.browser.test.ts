import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';
import { emptyPage, visitorPage } from '@/test/page.ts';
import { openShell } from '@/test/shell.ts';

let house: RealHouse;

beforeAll(async () => {
  house = await realHouse();
});

afterAll(() => house.close());

const worn = (page: Page, where: string): Promise<string | null> =>
  page.locator(`${where} img[data-avatar]`).first().getAttribute('data-avatar');

/** A face that has really been drawn. */
const isDrawn = (page: Page, where: string): Promise<boolean> =>
  page
    .locator(`${where} img[data-avatar]`)
    .first()
    .evaluate(({ src }: HTMLImageElement) => decodeURIComponent(src).includes('clip-path'));

const wardrobe = async (page: Page): Promise<void> => {
  await page.locator('.sh-looks').click();
  await page.locator('dialog[open] .sh-choice-faces').waitFor();
};

test.each([
  ['en', 390, 844],
  ['ar', 390, 844],
  ['en', 1440, 900],
] as const)(
  'AVA-01 24 ready ones and a maker from parts, by keyboard, clean for axe: %s at %i × %i',
  async (lang, width, height) => {
    const page = await openShell('/me', { lang });
    await page.setViewportSize({ width, height });
    await wardrobe(page);
    const dialog = page.locator('dialog[open]');
    expect(await dialog.locator('.sh-choice-faces input').count()).toBe(24);
    await dialog.locator('.sh-choice-faces input').first().check({ force: true });
    await dialog.locator('.sh-choice-faces input').first().focus();
    await expect.poll(() => worn(page, '.sh-wardrobe')).toBe('salem');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => worn(page, '.sh-wardrobe')).toBe('fahd');
    await expect.poll(() => isDrawn(page, '.sh-wardrobe')).toBe(true);
    expect(await grave(page)).toEqual([]);
    await dialog.locator('input[value="make"]').check({ force: true });
    for (const part of await dialog.locator('.sh-choice-chips input').all()) {
      await part.check({ force: true });
      expect(await dialog.locator('.sh-choice-faces input').count()).toBeGreaterThanOrEqual(2);
      expect(await dialog.locator('.sh-choice-faces input:checked').count()).toBe(1);
    }
    await dialog.locator('input[value="beard"]').check({ force: true });
    await dialog.locator('.sh-choice-faces input').last().check({ force: true });
    await expect.poll(() => worn(page, '.sh-wardrobe')).toContain('.long.');
    expect(await grave(page)).toEqual([]);
    const small = await dialog
      .locator('.sh-choice-faces label')
      .evaluateAll(nodes => nodes.filter(node => node.getBoundingClientRect().width < 44).length);
    expect(small).toBe(0);
    await dialog.locator('.sh-btn-gold').click();
    await expect.poll(() => worn(page, '.sh-looks')).toContain('.long.');
    await expect.poll(() => worn(page, '.sh-avatar-link')).toContain('.long.');
  },
);

test('AVA-02 AVA-04 one face on every page, after a reload, in the room, at the table and to others', async () => {
  const [host, friend] = [await visitorPage(house.address, '/me'), await visitorPage(house.address)];
  await wardrobe(host);
  await host.locator('dialog[open] .sh-choice-faces input').nth(12).check({ force: true });
  await host.locator('dialog[open] .sh-btn-gold').click();
  await expect.poll(() => worn(host, '.sh-looks')).toBe('zoya');
  await host.goto(`${house.address}/`);
  await expect.poll(() => worn(host, '.sh-avatar-link')).toBe('zoya');
  await host.locator('.sh-create').click();
  await host.locator('dialog[open] input[value="trunfo"]').check({ force: true });
  await host.locator('dialog[open] input[value="private"]').check({ force: true });
  await host.locator('dialog[open] .sh-btn-gold').click();
  await expect.poll(() => worn(host, '.sh-seat[data-taken="true"]')).toBe('zoya');
  await friend.goto(await host.locator('.sh-link').inputValue());
  await expect.poll(() => worn(friend, '.sh-seat[data-taken="true"]')).toBe('zoya');
  await friend.locator('[data-taken="false"] .sh-seat-face').click();
  for (const page of [host, friend]) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of [host, friend]) {
    await page.locator('[data-game-state="playing"]').waitFor({ state: 'attached' });
    await page.locator('[data-avatar="zoya"]').first().waitFor();
    await expect.poll(() => isDrawn(page, '')).toBe(true);
  }
});

test('AVA-07 who comes by a link wears one face: in the room, to the others, at home and on the own page', async () => {
  const host = await visitorPage(house.address);
  await host.locator('.sh-create').click();
  await host.locator('dialog[open] input[value="trunfo"]').check({ force: true });
  await host.locator('dialog[open] input[value="private"]').check({ force: true });
  await host.locator('dialog[open] .sh-btn-gold').click();
  await host.locator('.sh-seat[data-taken="true"]').waitFor();
  const friend = await emptyPage({ locale: 'en-US' });
  await friend.goto(await host.locator('.sh-link').inputValue());
  await friend.locator('[data-taken="false"] .sh-seat-face').click();
  const seat = '.sh-seat[data-seat="1"][data-taken="true"]';
  // Whoever comes in a face that is there already has another ground at this table.
  const face = (await worn(friend, seat))?.replace(/\+\d$/, '');
  const seenBy = async (page: Page) => (await worn(page, seat))?.replace(/\+\d$/, '');
  expect(await seenBy(host)).toBe(face);
  await friend.evaluate(() => history.pushState(null, '', '/'));
  await expect.poll(() => worn(friend, '.sh-avatar-link')).toBe(face);
  for (const path of ['/', '/me']) {
    await friend.goto(house.address + path);
    await expect.poll(() => worn(friend, '.sh-avatar-link')).toBe(face);
  }
  expect(await worn(friend, '.sh-looks')).toBe(face);
  expect(await friend.evaluate(async () => (await (await fetch('/api/me')).json()).avatar)).toBe(face);
  expect(await seenBy(host)).toBe(face);
});

test('AVA-04 what was chosen without a line is worn at once, and told when there is one', async () => {
  const page = await visitorPage(house.address);
  await page.locator('.sh-create').click();
  await page.locator('dialog[open] input[value="trunfo"]').check({ force: true });
  await page.locator('dialog[open] .sh-btn-gold').click();
  await page.locator('.sh-room').waitFor();
  await page.goto(`${house.address}/me`);
  await page.locator('.sh-looks').waitFor();
  await page.route('**/api/avatar', route => route.abort());
  await wardrobe(page);
  await page.locator('dialog[open] .sh-choice-faces input').nth(1).check({ force: true });
  await page.locator('dialog[open] .sh-btn-gold').click();
  await expect.poll(() => worn(page, '.sh-looks')).toBe('fahd');
  await page.unroute('**/api/avatar');
  await page.reload();
  const mine = () => page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { avatar?: string }).avatar);
  await expect.poll(mine).toBe('fahd');
  await expect.poll(() => worn(page, '.sh-looks')).toBe('fahd');
});
