import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShell } from '@/test/shell.ts';

const inSettings = async (page: Page): Promise<void> => {
  await page.locator('.sh-wide-button').click();
  await page.locator('dialog[open]').waitFor();
};

const faces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('.sh-games .sh-fan img')];
    return Promise.all(images.map(async image => (await fetch(image.src)).text()));
  });

test('IDX-04 the letters on the cards change at once, apart from the language, and stay', async () => {
  const page = await openShell('/');
  const before = await faces(page);
  await inSettings(page);
  await page.locator('dialog[open] input[value="ar"]').last().check({ force: true });
  await page.keyboard.press('Escape');
  const after = await faces(page);
  expect(after.filter((face, i) => face !== before[i]).length).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.reload();
  await page.locator('.sh-games .sh-fan img').first().waitFor();
  expect(await faces(page)).toEqual(after);
});

test('COL-02 the four-colour deck is a setting: blue diamonds, green clubs, at once', async () => {
  const page = await openShell('/');
  expect((await faces(page)).join('')).not.toContain('#0f26bd');
  await inSettings(page);
  await page.getByLabel(/Four-colour deck/).check({ force: true });
  expect(await page.evaluate(() => document.documentElement.dataset.deck)).toBe('4');
  const drawn = (await faces(page)).join('');
  expect(drawn).toContain('#0f26bd');
  expect(drawn).toContain('#07836e');
});

test('settings by keyboard alone: opened, changed, closed, and the focus comes back', async () => {
  const page = await openShell('/');
  await page.locator('.sh-wide-button').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await page.getByLabel(/one tap/).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('sh-wide-button');
  expect(await page.evaluate(() => localStorage.getItem('majlis-settings'))).toContain('"oneTap":true');
});

test('ZONE-13 the way out of a long dialog stays in sight, however far it is scrolled', async () => {
  const page = await openShell('/', { height: 640 });
  await inSettings(page);
  const dialog = page.locator('dialog[open]');
  await dialog.evaluate(node => node.scrollTo({ top: node.scrollHeight }));
  expect(await dialog.evaluate(node => node.scrollTop)).toBeGreaterThan(100);
  const met = await dialog.locator('.sh-dialog-head button').evaluate(node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(met).toBe(true);
  await dialog.locator('.sh-dialog-head button').click();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
});
