import type { Page } from 'playwright-core';
import { soon } from '@/e2e/visit.ts';

export const over = (page: Page): Promise<number> => page.locator('[data-summary]').count();

/** Chooses the first card that can be had and locks it, as soon as the table lets it; false: the match is over. */
export const lock = async (page: Page): Promise<boolean> => {
  const button = page.locator('[data-action="lock"]');
  const card = page.locator('.hand [data-state="available"]').first();
  await soon(async () => {
    if ((await over(page)) > 0 || (await button.count()) > 0) return true;
    if ((await card.count()) > 0) await card.focus({ timeout: 1_000 }).catch(() => undefined);
    await page.keyboard.press('Enter');
    return (await button.count()) > 0;
  }).toBe(true);
  if ((await over(page)) > 0) return false;
  await button.click();
  return true;
};
