import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';
import { emptyPage, takeFaults } from '@/test/page.ts';

let house: RealHouse;

beforeAll(async () => {
  house = await realHouse();
});

afterAll(() => house.close());

const visitor = async (options: BrowserContextOptions): Promise<Page> => {
  const page = await emptyPage({ serviceWorkers: 'block', ...options });
  await page.goto(`${house.address}/me`);
  await page.locator('input[name=username]').first().waitFor();
  return page;
};

test('ACC-03 ACC-04 the codes are shown once, before anything else; whoever has lost the password comes back by one of them', async () => {
  const page = await visitor({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });
  await page.locator('input[name=username]').first().fill('umm.layan');
  await page.locator('input[name=password]').first().fill('saffron-tent-42');
  await page.getByRole('button', { name: 'Create account' }).focus();
  await page.keyboard.press('Enter');
  const codes = page.locator('[data-codes] code');
  await expect.poll(() => codes.count()).toBe(8);
  expect(await grave(page)).toEqual([]);
  const [first = '', second = ''] = await codes.allInnerTexts();
  await page.locator('[data-action="copy"]').click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(second);
  await page.locator('[data-action="kept"]').click();
  await page.getByText('Account umm.layan').waitFor();
  await expect.poll(() => codes.count()).toBe(0);
  const other = await visitor({ locale: 'ar-SA' });
  const send = async (code: string): Promise<void> => {
    await other.locator('[name=code]').fill(code);
    await other.locator('[data-action="recover"]').click();
  };
  await other.locator('[data-action="lost"]').click();
  expect(await grave(other)).toEqual([]);
  expect(await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const form = other.locator('form', { has: other.locator('[name=code]') });
  await form.locator('[name=username]').fill('umm.layan');
  await form.locator('[name=next]').fill('nine-green-carpets');
  await send('AAAA-BBBB-CCCC');
  await other.getByText('اسم المستخدم أو الرمز غلط').waitFor();
  expect(takeFaults()).toEqual([expect.stringContaining('401')]);
  await send(first.toLowerCase());
  await other.getByRole('button', { name: 'رموز جديدة' }).waitFor();
  const section = other.locator('section', { has: other.locator('#recovery') });
  await section.locator('[name=password]').fill('nine-green-carpets');
  await other.locator('[data-action="new-codes"]').click();
  await expect.poll(() => other.locator('[data-codes] code').count()).toBe(8);
});
