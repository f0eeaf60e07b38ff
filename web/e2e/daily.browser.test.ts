import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moved } from '@/e2e/baloot-player.ts';
import { unlessGone } from '@/e2e/unless-gone.ts';
import { guest, soon } from '@/e2e/visit.ts';
import { elsewhere } from '@/test/elsewhere.ts';
import { noonHouse, type RealHouse } from '@/test/house.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await noonHouse();
});
afterAll(() => house.close());

const member = async (name: string): Promise<Page> => {
  const page = await guest(house, name);
  const headers = { ...elsewhere(), origin: house.address };
  const data = { username: name.toLowerCase(), password: 'saffron-tent-42' };
  expect((await page.context().request.post(`${house.address}/api/account`, { headers, data })).ok()).toBe(true);
  await page.goto(`${house.address}/daily/baloot`);
  return page;
};

const hand = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() => [...document.querySelectorAll('.hand [data-card]')].map(node => node.getAttribute('data-card')));

const dice = (page: Page): Promise<string> => page.evaluate('window.__ui.store.seen.getState().table.commitment.id');

/** Plays what is offered until the deal is over. */
const played = async (page: Page): Promise<void> => {
  const done = new Set<string>();
  await soon(async () => {
    await moved(page, done);
    return page.locator('[data-overlay="victory"]').count();
  }).toBe(1);
};

test('DAY-06 two people in two browsers play today’s deal: the same cards; leaving keeps it; then both see their share of the field', async () => {
  const [one, other] = [await member('Hind'), await member('Saad')];
  for (const page of [one, other]) {
    // A house that is too busy says so, and one taps again.
    await soon(async () => {
      const start = page.locator('[data-action="start"]:enabled');
      await unlessGone(start, options => start.click(options));
      return (await hand(page)).length;
    }).toBeGreaterThanOrEqual(5);
  }
  // Where a bot has bought at once, the other three have come already.
  const [few, many] = [await hand(one), await hand(other)].sort((a, b) => a.length - b.length);
  expect(many).toEqual(expect.arrayContaining([...(few ?? [])]));
  expect(await dice(one)).toBe(await dice(other));
  // Away from the table and back: it stands where it stood.
  const table = other.url();
  await other.locator('[data-action="menu"]').first().click();
  await other.getByRole('button', { name: 'Leave the table' }).click();
  await expect.poll(() => other.locator('[data-cost]').getAttribute('data-cost')).toBe('daily');
  await other.getByRole('button', { name: 'Leave', exact: true }).click();
  await other.locator('[data-deal="1"][data-state="on"]').waitFor();
  await other.locator('[data-action="start"]').click();
  await soon(async () => other.url()).toBe(table);
  await Promise.all([played(one), played(other)]);
  for (const page of [one, other]) {
    expect(await page.locator('[data-action="rematch"], [data-action="share"]').count()).toBe(0);
    await page.locator('[data-action="daily"]').click();
    await page.locator('[data-deal="1"][data-state="done"]').waitFor();
  }
  await one.reload();
  const shares = [];
  for (const page of [one, other]) {
    await page.reload();
    const row = page.locator('[data-deal="1"]');
    await soon(() => row.innerText()).toMatch(/%/);
    shares.push(Number.parseInt(/(\d+)%/.exec(await row.innerText())?.[1] ?? '', 10));
  }
  // Of two, one has beaten the other, or they are level.
  expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBe(100);
  await Promise.all([one, other].map(page => page.context().close()));
});
