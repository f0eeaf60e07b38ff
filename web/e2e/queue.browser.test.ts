import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, soon } from '@/e2e/visit.ts';
import { grave } from '@/test/axe.ts';
import { elsewhere } from '@/test/elsewhere.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await realHouse();
});
afterAll(() => house.close());

/** Somebody with an account, on a device and at an address of their own. */
const member = async (name: string, game: string): Promise<Page> => {
  const page = await guest(house, name);
  const headers = { ...elsewhere(), origin: house.address };
  const data = { username: name.toLowerCase(), password: 'saffron-tent-42' };
  const reply = await page.context().request.post(`${house.address}/api/account`, { headers, data });
  expect(reply.ok()).toBe(true);
  await page.goto(`${house.address}/play/people/${game}`);
  return page;
};

const seen = <T>(page: Page, what: string): Promise<T> =>
  page.evaluate(`(({ table, you }) => (${what}))(window.__ui.store.seen.getState())`);

const api = <T>(page: Page, path: string): Promise<T> => page.evaluate(async from => (await fetch(from)).json(), path);

const leave = async (page: Page): Promise<void> => {
  await page.locator('[data-action="menu"]').first().click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
};

test('QUE-03 QUE-06 four strangers are paired and sit at one table; one leaves: told before and after what it costs, and a bot takes over', async () => {
  const pages = await Promise.all(['Abeer', 'Badr', 'Dana', 'Fahd'].map(name => member(name, 'baloot')));
  for (const page of pages) await page.locator('[data-action="find"]').click();
  for (const page of pages) await soon(async () => page.url()).toContain('/t/');
  expect(new Set(pages.map(page => page.url())).size).toBe(1);
  for (const page of pages) await soon(() => page.locator('.hand [data-card]').count()).toBeGreaterThan(4);
  expect(new Set(await Promise.all(pages.map(page => seen(page, 'you')))).size).toBe(4);
  const [leaver, ...others] = pages as [Page, Page, Page, Page];
  const seat = await seen<number>(leaver, 'you');
  await leave(leaver);
  await expect.poll(() => leaver.locator('[data-cost]').getAttribute('data-cost')).toBe('ranked');
  await expect
    .poll(() => leaver.locator('[data-stake]').innerText())
    .toBe('Leaving now: minus 80 points, and no ranked matches for 2 minutes.');
  await leaver.getByRole('button', { name: 'Leave', exact: true }).click();
  for (const page of others) await soon(() => seen(page, `table.chairs[${seat}].hand`)).toBe('bot');
  // The others go too, so that the match ends: everybody has left it then.
  for (const page of others) {
    await leave(page);
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  }
  const queue = () => api<{ penalty: { why: string | null } }>(leaver, '/api/queue');
  await soon(async () => (await queue()).penalty.why).toBe('escape');
  await leaver.reload();
  await leaver.locator('[data-paused="escape"]').waitFor();
  await expect.poll(() => leaver.locator('[data-paused]').innerText()).toContain('You left a ranked match.');
  expect(await api(leaver, '/api/standing')).toMatchObject({ standings: [{ points: 1_220, played: 1, won: 0 }] });
  await Promise.all(pages.map(page => page.context().close()));
});

test('RNK-01 at the end the points with their change and why, for who stayed; the next match is the queue’s', async () => {
  const pages = await Promise.all(['Ghada', 'Hani'].map(name => member(name, 'trunfo')));
  const [leaver, stayer] = pages as [Page, Page];
  for (const page of pages) await page.locator('[data-action="find"]').click();
  for (const page of pages) await soon(() => page.locator('.hand [data-card]').count()).toBe(9);
  expect(await stayer.locator('[data-action="menu"] [data-ranked]').count()).toBe(1);
  await leave(leaver);
  await leaver.getByRole('button', { name: 'Leave', exact: true }).click();
  await soon(() => stayer.locator('[data-points]').getAttribute('data-points')).toBe('1340');
  await expect
    .poll(() => stayer.locator('[data-points]').innerText())
    .toMatch(/1,340\s\+40[\s\S]*Ranked after 4 more matches/);
  expect(await stayer.locator('[data-action="rematch"]').count()).toBe(0);
  expect(await grave(stayer)).toEqual([]);
  await stayer.locator('[data-action="queue"]').click();
  await expect.poll(() => stayer.locator('[data-queue]').getAttribute('data-queue')).toBe('idle');
  await leaver.locator('[data-paused="escape"]').waitFor();
  await Promise.all(pages.map(page => page.context().close()));
});

const post = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: text })).json();
    },
    [path, JSON.stringify(body)] as const,
  );

test('FRI-02 QUE-03 two friends: one invites the other as partner, they wait as one, and sit opposite each other', async () => {
  const pages = await Promise.all(['Reem', 'Saad', 'Talal', 'Wafa'].map(name => member(name, 'turup')));
  const [reem, saad, ...strangers] = pages as [Page, Page, Page, Page];
  const { id } = await api<{ id: string }>(reem, '/api/me');
  expect(await post(reem, '/api/friends/ask', { username: 'saad' })).toEqual({ tie: 'asked' });
  await soon(() => saad.locator('[data-notice]').getAttribute('data-notice')).toBe('asks');
  await saad.locator('[data-notice] [data-action="yes"]').click();
  await soon(() => reem.locator('[data-notice]').getAttribute('data-notice')).toBe('told');
  await reem.locator('.sh-tabs a[href="/friends"]').click();
  const row = reem.locator('[data-person="saad"]');
  await soon(() => row.locator('[data-action="invite"]').count()).toBe(1);
  await row.locator('[data-action="invite"]').click();
  await reem.locator('[data-invite^="turup/"]').click();
  await soon(() => saad.locator('[data-notice="partners"]').count()).toBe(1);
  await saad.locator('[data-notice="partners"] [data-action="yes"]').click();
  await soon(() => saad.locator('[data-queue]').getAttribute('data-queue')).toBe('searching');
  await soon(() => reem.locator('[data-searching^="turup/"]').count()).toBe(1);
  for (const page of strangers) await page.locator('[data-action="find"]').click();
  for (const page of pages) await soon(async () => page.url()).toContain('/t/');
  for (const page of pages) await soon(() => seen(page, 'you')).toBeTypeOf('number');
  const [one, other] = await Promise.all([reem, saad].map(page => seen<number>(page, 'you')));
  expect(((one ?? 0) + 2) % 4).toBe(other);
  expect(await seen(saad, `table.chairs[${one}].sitter.person.id`)).toBe(id);
  await Promise.all(pages.map(page => page.context().close()));
});
