import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, soon } from '@/e2e/visit.ts';
import { elsewhere } from '@/test/elsewhere.ts';
import { noonHouse, type RealHouse } from '@/test/house.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await noonHouse();
});
afterAll(() => house.close());

const ACCOUNT = { username: 'latifa', password: 'saffron-tent-42' };

const entering = async (page: Page, door: 'account' | 'sign-in'): Promise<void> => {
  const headers = { ...elsewhere(), origin: house.address };
  const answer = await page.context().request.post(`${house.address}/api/${door}`, { headers, data: ACCOUNT });
  expect(answer.ok()).toBe(true);
  await page.goto(`${house.address}/learn/baloot`);
};

test('LRN-06 an account goes on with its lesson on another device', async () => {
  const [one, other] = [await guest(house, 'Latifa'), await guest(house, 'Somebody')];
  await entering(one, 'account');
  await one.locator('[data-action="go-on"]').click();
  const told = one.waitForResponse(
    answer => answer.url().endsWith('/api/learning') && /"step":1/.test(answer.request().postData() ?? ''),
  );
  await one.locator('[data-action="next-step"]').click();
  await told;
  await entering(other, 'sign-in');
  await soon(() => other.locator('[data-action="go-on"]').innerText()).toBe('Continue');
  await other.locator('[data-action="go-on"]').click();
  await other.locator('.ln-page[data-step="1"]').waitFor();
  await Promise.all([one, other].map(page => page.context().close()));
});
