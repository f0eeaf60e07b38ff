import type { Page } from 'playwright-core';

/** At once to a table with bots. Whoever is new to the game is asked first whether they know it, and does. */
export const bolt = async (page: Page, game: string): Promise<void> => {
  await page.locator(`[data-game="${game}"] .sh-bolt`).click();
  const yes = page.locator('[data-action="know-yes"]');
  await yes.or(page.locator('.mj-scene')).first().waitFor();
  if ((await yes.count()) > 0) await yes.click();
};
