import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openTable, sitAt, soon } from '@/e2e/visit.ts';
import { grave } from '@/test/axe.ts';
import { elsewhere } from '@/test/elsewhere.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';
import { takeFaults } from '@/test/page.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await realHouse();
});
afterAll(() => house.close());

const member = async (name: string): Promise<Page> => {
  const page = await guest(house, name);
  const headers = { ...elsewhere(), origin: house.address };
  const data = { username: name.toLowerCase(), password: 'saffron-tent-42' };
  expect((await page.context().request.post(`${house.address}/api/account`, { headers, data })).ok()).toBe(true);
  return page;
};

test('DSK-03 a report travels from the table to the desk and back: decided there, told to both, and appealed against', async () => {
  const [teller, pest, boss] = [await member('Teller'), await member('Pest'), await member('Boss')];
  await boss.goto(`${house.address}/desk`);
  await boss.getByText('Nobody sits here').waitFor();
  expect(takeFaults()).toEqual([expect.stringContaining('404')]);
  await house.db('role', 'boss', 'steward');
  const address = await openTable(house, teller, 'trunfo/1', { resultMs: 1_000, clock: 'off' });
  for (const [seat, page] of [teller, pest].entries()) await sitAt(page, address, seat);
  for (const page of [teller, pest]) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of [teller, pest]) await soon(() => page.locator('.hand [data-card]').count()).toBe(9);
  await pest.locator('[data-action="menu"]').click();
  await pest.getByRole('button', { name: 'Leave the table' }).click();
  await pest.getByRole('button', { name: 'Leave', exact: true }).click();
  await soon(() => teller.locator('[data-summary]').getAttribute('data-summary')).toBe('won');
  await teller.locator('[data-action="report"]').click();
  const dialog = teller.locator('dialog[open]');
  await dialog.getByRole('radio', { name: 'Stalling on purpose' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await soon(() => teller.getByText(/Got it, thank you/).count()).toBeGreaterThan(0);
  await boss.reload();
  await boss.locator('[data-report]').waitFor();
  await expect.poll(() => boss.locator('[data-evidence]').innerText()).toMatch(/Pest[\s\S]*replays clean/);
  expect(await grave(boss)).toEqual([]);
  await boss.getByRole('radio', { name: 'Warn' }).check({ force: true });
  await boss.locator('[data-action="decide"]').click();
  await boss.getByText('All settled').waitFor();
  await teller.goto(`${house.address}/me`);
  await soon(() => teller.locator('[data-notice="desk"]').innerText()).toContain(
    'Something was done about your report.',
  );
  await pest.goto(`${house.address}/me`);
  await pest.locator('[data-notice="desk"] [data-action="read"]').click();
  await pest.locator('[data-told="warn"]').waitFor();
  await pest.getByLabel('Why is this wrong?').fill('My battery died.');
  await pest.locator('[data-action="appeal"]').click();
  await pest.getByText('Your appeal is with another moderator.').waitFor();
  await boss.reload();
  await soon(() => boss.locator('[data-decision]').innerText()).toContain('My battery died.');
  expect(await boss.locator('[data-decision] button').count()).toBe(0);
});
