import { expect, test } from 'vitest';
import { newPage } from '@/test/page.ts';

test('REC-01 the record of the match that is on is copied from the menu: one’s own cards, and the others only as a count', async () => {
  const page = await newPage('/t/local-trunfo', {
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(9);
  await page.locator('[data-action="menu"]').first().click();
  await page.locator('[data-action="copy-record"]').click();
  await page.getByText('Copied', { exact: true }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^trunfo\/1 seats=2/);
  expect(text).toContain('?9');
  const own = await page
    .locator('.hand [data-card]')
    .evaluateAll(all => all.map(one => one.getAttribute('data-card') ?? ''));
  expect(own).toHaveLength(9);
});
