import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RealHouse, realHouse } from '@/test/house.ts';
import { emptyPage, KEEPS_THE_APP, takeFaults, visitorPage } from '@/test/page.ts';

let house: RealHouse;

beforeAll(async () => {
  house = await realHouse();
});

afterAll(() => house.close());

const visitor = (path?: string): Promise<Page> => visitorPage(house.address, path);

const openTable = async (page: Page, game: string, who: 'private' | 'public'): Promise<string> => {
  await page.locator('.sh-create').click();
  await page.locator(`dialog[open] input[value="${game}"]`).check({ force: true });
  await page.locator(`dialog[open] input[value="${who}"]`).check({ force: true });
  await page.locator('dialog[open] .sh-btn-gold').click();
  await page.locator('.sh-room [data-taken="true"]').first().waitFor();
  return page.locator('.sh-link').inputValue();
};

test('SHARE-01 TRU-01 TRU-02 the link of a table opens in its seats, without an account; both are ready, and it begins', async () => {
  const [host, friend] = [await visitor(), await visitor('/fair')];
  const link = await openTable(host, 'trunfo', 'private');
  await friend.goto(link);
  await friend.getByText('You’re watching. Choose a seat to play.').waitFor();
  await expect.poll(() => friend.locator('.sh-room').getAttribute('data-theme')).toBe('trunfo');
  await friend.locator('[data-taken="false"] .sh-seat-face').click();
  await host.locator('.sh-seat[data-taken="true"]').nth(1).waitFor();
  await expect.poll(() => friend.locator('.sh-link').inputValue()).toBe(link);
  await expect.poll(() => friend.locator('[data-qr]').getAttribute('data-qr')).toBe(link);
  for (const page of [host, friend]) {
    await expect.poll(() => page.locator('[data-game-state]').getAttribute('data-game-state')).toBe('ready');
    await page.getByRole('button', { name: 'I’m ready' }).click();
  }
  for (const page of [host, friend]) await page.locator('[data-game-state="playing"]').waitFor({ state: 'attached' });
});

test('the lobby is live, a code leads to its table, and a wrong one is refused in words', async () => {
  const [host, guest] = [await visitor(), await visitor()];
  const link = await openTable(host, 'baloot', 'public');
  const row = guest.locator(`[data-table="${link.split('/').at(-1)}"]`);
  await row.waitFor();
  await expect.poll(() => row.innerText()).toContain('1 of 4');
  const code = await host.locator('[data-code]').innerText();
  await guest.locator('.sh-code input').fill('WRONG1');
  await guest.locator('.sh-code button').click();
  await expect.poll(() => guest.locator('.sh-code-wrong').innerText()).toContain('No table has this code');
  expect(takeFaults()).toEqual([expect.stringContaining('404')]);
  await guest.locator('.sh-code input').fill(code.toLowerCase());
  await guest.locator('.sh-code button').click();
  await guest.waitForURL(link);
  await guest.locator('.sh-room').waitFor();
});

/** What its console calls an error, and every request that failed. */
const faultsOf = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', error => faults.push(String(error)));
  page.on('response', answer => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`));
  return faults;
};

test('LIFE-09 a first visit by the link of a table, and one after signing out, leave no error and no failed request', async () => {
  const host = await visitor();
  const link = await openTable(host, 'trunfo', 'private');
  const page = await emptyPage({ ...KEEPS_THE_APP, locale: 'en-US' });
  const faults = faultsOf(page);
  const watching = page.getByText('You’re watching. Choose a seat to play.');
  await page.goto(link);
  await watching.waitFor();
  await page.goto(`${house.address}/me`);
  await page.locator('input[name=username]').first().fill('umm.saad');
  await page.locator('input[name=password]').first().fill('saffron-tent-42');
  await page.getByRole('button', { name: 'Create account' }).click();
  const news = page.waitForResponse(/\/api\/notices$/);
  await page.locator('[data-action="kept"]').click();
  await news;
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  // Within the app first: what the page remembers of before is not forgotten by loading it again.
  await page.evaluate(path => history.pushState(null, '', path), new URL(link).pathname);
  await watching.waitFor();
  await page.goto(link);
  await watching.waitFor();
  expect(faults).toEqual([]);
});

test('LIFE-09 a first visit and a change of language leave no error and no failed request', async () => {
  const page = await emptyPage({ ...KEEPS_THE_APP, locale: 'en-US' });
  const faults = faultsOf(page);
  await page.addInitScript(() => {
    const { addAll } = Cache.prototype;
    Cache.prototype.addAll = async function (names) {
      Object.assign(window, { kept: [...(Reflect.get(window, 'kept') ?? []), [...names].map(String)] });
      return addAll.call(this, names);
    };
  });
  await page.goto(house.address);
  await page.locator('.sh-lobby').waitFor();
  expect(await page.locator('.sh-live').count(), 'of no tables no figure is told: an Arabic zero is only a dot').toBe(
    0,
  );
  const keeps = (): Promise<readonly (readonly string[])[]> => page.evaluate(() => Reflect.get(window, 'kept') ?? []);
  await expect.poll(async () => (await keeps()).length).toBe(1);
  for (const [n, language] of ['ar', 'en', 'ar'].entries()) {
    await page.locator('.sh-wide-button').click();
    await page.locator(`dialog[open] input[value="${language}"]`).first().check({ force: true });
    await expect.poll(async () => (await keeps()).length).toBe(n + 2);
    await page.keyboard.press('Escape');
  }
  for (const names of await keeps()) expect(names).toEqual([...new Set(names)]);
  expect(faults).toEqual([]);
});

test('a guest becomes an account, signs out and in again, and is still the same', async () => {
  const page = await visitor('/me');
  await page.getByRole('textbox', { name: 'Name at the table' }).fill('Umm Noura');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  const me = () => page.evaluate(() => fetch('/api/me').then(answer => answer.json()));
  const before = await me();
  await page.locator('input[name=username]').first().fill('umm.noura');
  await page.locator('input[name=password]').first().fill('saffron-tent-42');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.locator('[data-action="kept"]').click();
  await page.getByText('Account umm.noura').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.locator('input[name=username]').last().fill('umm.noura');
  await page.locator('input[name=password]').last().fill('saffron-tent-42');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Account umm.noura').waitFor();
  expect(await me()).toMatchObject({ id: before.id, name: 'Umm Noura', kind: 'account' });
  // What the page had asked just before it signed out may be answered after that.
  expect(takeFaults().filter(fault => !/status of 401.*\/api\/notices$/.test(fault))).toEqual([]);
});

test('ACC-01 ACC-02 a new password and one button each end every other session', async () => {
  const [page, other] = [await visitor('/me'), await visitor('/me')];
  const me = async (of: Page) =>
    (await of.evaluate(() => fetch('/api/me').then(answer => answer.json()))).username ?? 'nobody';
  const enter = async (password: string): Promise<void> => {
    await other.goto(`${house.address}/me`);
    await other.locator('input[name=username]').last().fill('abu.noura');
    await other.locator('input[name=password]').last().fill(password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByText('Account abu.noura').waitFor();
  };
  await page.locator('input[name=username]').first().fill('abu.noura');
  await page.locator('input[name=password]').first().fill('saffron-tent-42');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.locator('[data-action="kept"]').click();
  await page.getByLabel('Current password').waitFor();
  await enter('saffron-tent-42');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('You’re signed out everywhere else.').waitFor();
  expect([await me(page), await me(other)]).toEqual(['abu.noura', 'nobody']);
  await enter('saffron-tent-42');
  await page.getByLabel('Current password').fill('saffron-tent-42');
  await page.getByLabel('New password').fill('nine-green-carpets');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();
  expect([await me(page), await me(other)]).toEqual(['abu.noura', 'nobody']);
  await enter('nine-green-carpets');
  // A page that is signed out from elsewhere may ask once more before it hears of it.
  expect(takeFaults().filter(fault => !fault.includes('status of 401'))).toEqual([]);
});

test('a table survives loading the page again, and home leads back to it', async () => {
  const page = await visitor();
  const link = await openTable(page, 'baloot', 'private');
  await page.reload();
  await page.locator('.sh-seat', { hasText: 'host' }).waitFor();
  await page.goto(house.address);
  await page.locator('.sh-resume a').click();
  await page.waitForURL(link);
});

const posted = (page: Page, path: string, body: object): Promise<{ readonly id: string }> =>
  page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: text })).json();
    },
    [path, JSON.stringify(body)] as const,
  );

const WAYS = [
  ['/api/quick', { game: 'trunfo/1' }, '[data-game-state="playing"]'],
  [
    '/api/tables',
    { game: 'baloot/1', size: 4, options: {}, visibility: 'private' },
    '[data-game-state="waiting"] [data-taken="true"]',
  ],
] as const;

test('a host who comes by the address of the table sits down: before the bots, and in an empty room', async () => {
  const page = await visitor('/fair');
  await posted(page, '/api/guest', {});
  for (const [path, body, there] of WAYS) {
    const { id } = await posted(page, path, body);
    await page.goto(`${house.address}/t/${id}`);
    await page.locator(there).first().waitFor({ state: 'attached' });
    expect(await page.evaluate('window.__ui.store.seen.getState().you')).toBe(0);
  }
});
