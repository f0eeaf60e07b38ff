import { expect, test } from 'vitest';
import { newPage, takeFaults } from '@/test/page.ts';

test('the built app holds the content policy: nothing inline, nothing from elsewhere', async () => {
  const page = await newPage('/gallery.html');
  await page.locator('main').waitFor();
  expect(takeFaults()).toEqual([]);
});
