import { expect, test } from 'vitest';
import { settle } from '@/test/gallery.ts';
import { FIRST, lay, openTurup, scripted } from './scripted.ts';

test('TUR-06 SEL-09 beside a lifted card no other stands higher: it would lose the strip that a finger needs', async () => {
  const page = await openTurup('en');
  await lay(page, scripted(`${FIRST} 5D`), 0);
  await settle(page);
  const raised = (): Promise<number> =>
    page
      .locator('.hand [data-state="available"]')
      .evaluateAll(nodes => nodes.filter(node => new DOMMatrix(getComputedStyle(node).transform).m42 < -4).length);
  expect(await raised()).toBeGreaterThan(0);
  const lifted = page.locator('.hand [data-state="available"]').first();
  await lifted.focus();
  if ((await page.locator('.hand [aria-pressed="true"]').count()) === 0) await page.keyboard.press('Enter');
  await page.locator('.hand [aria-pressed="true"]').waitFor();
  await settle(page);
  expect(await raised()).toBe(0);
});
