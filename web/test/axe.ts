import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { paint } from '@/test/unpainted.ts';

/**
 * What axe finds serious or critical on a page, in words that tell where.
 * It is brought into a page once. Legacy mode looks at the page itself and opens no second one: there are no frames of strangers here.
 */
export const grave = async (page: Page): Promise<readonly string[]> => {
  await paint(page); // what cannot be seen has no contrast
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  await paint(page, false);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
