import { expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { clubPage, GUEST, MEMBER } from '@/test/club-page.ts';
import { takeFaults } from '@/test/page.ts';

const POOL = 'baloot/standard/rabbit';
const TABLE = 'ab'.repeat(16);
const [ASKED, INVITED, ACCEPTED] = ['1', '2', '3'].map(n => n.repeat(32));

const personOf = (n: number, name: string) => ({ person: `p${n}`, name, username: `name.${n}`, avatar: null });

const listing = (seats: readonly unknown[], phase = 'lobby') => ({
  ...{ id: TABLE, game: 'baloot/1', options: {}, visibility: 'public', phase, host: null, matches: 0, openedAt: 1 },
  seats,
});
const [FREE, TAKEN] = [null, { bot: 'steady' }];

const FRIENDS = {
  friends: [
    { ...personOf(1, 'Badr'), here: true, playing: true, table: listing([TAKEN, TAKEN, FREE, FREE]) },
    { ...personOf(2, 'Zoya'), here: true, playing: true, table: listing([TAKEN, TAKEN, TAKEN, TAKEN], 'playing') },
    { ...personOf(3, 'Layan'), here: true, playing: false, table: null },
    { ...personOf(4, 'Hamad'), here: true, playing: true, table: null },
    { ...personOf(5, 'Saad'), here: false, playing: false, table: null },
  ],
  asks: [],
  asked: [personOf(6, 'Inês')],
  recent: [personOf(7, 'Fahd'), personOf(8, 'Omar')],
  table: { listing: listing([TAKEN, FREE, FREE, FREE]), code: 'K7Q4MN' },
};
const ALONE = { friends: [], asks: [], asked: [], recent: [], table: null };

const noticesAt = (now: number) => [
  { id: INVITED, kind: 'invited', at: now, from: personOf(1, 'Badr'), until: now + 42_000, pool: POOL },
  { id: ASKED, kind: 'friend-asked', at: now - 9, from: personOf(9, 'Noor') },
  { id: ACCEPTED, kind: 'friend-accepted', at: now - 10, from: personOf(3, 'Layan') },
];
const told = { now: 5_000, notices: noticesAt(5_000) };
const NONE = { now: 5_000, notices: [] };

const wide = (): number => document.documentElement.scrollWidth - innerWidth;

test('FRI-01 FRI-03 NAV-01 friends from the tab: who is here, where, and what may be done; asked by name and by a tap; in Arabic nothing leaves the page', async () => {
  const { page, answers, asked } = await clubPage(
    '/',
    {
      '/api/friends': FRIENDS,
      '/api/notices': NONE,
      '/api/friends/ask': { tie: 'asked' },
      '/api/invite': { until: 65_000 },
      '/api/tables/mine': [],
    },
    { locale: 'ar-SA' },
  );
  await page.locator('.sh-tabs a[href="/friends"]').click();
  await expect.poll(() => page.locator('[data-person]').count()).toBe(6);
  const row = (n: number) => page.locator(`[data-person="name.${n}"]`);
  expect(await row(1).innerText()).toContain('باقي كرسيين');
  expect(await row(1).locator('[data-action="table"]').innerText()).toBe('اجلس معهم');
  expect(await row(2).locator('[data-action="table"]').innerText()).toBe('تفرّج');
  expect(await row(4).locator('[data-action]').count()).toBe(1);
  expect(await row(5).innerText()).toContain('مو موجود');
  expect(await page.locator('[data-own-table]').innerText()).toContain('K7Q4MN');
  expect(await page.evaluate(wide)).toBeLessThanOrEqual(0);
  expect(await grave(page)).toEqual([]);
  await row(3).locator('[data-action="invite"]').focus();
  await page.keyboard.press('Enter');
  await page.locator(`[data-invite="table"]`).click();
  await expect
    .poll(() => asked.findLast(({ path }) => path === '/api/invite')?.body)
    .toEqual({ person: 'p3', table: TABLE });
  await page.locator('[data-ask="name.7"]').click();
  await expect.poll(() => asked.findLast(({ path }) => path === '/api/friends/ask')?.body).toEqual({ person: 'p7' });
  await page.locator('[data-action="add"]').click();
  await page.locator('dialog [data-qr$="/u/noura"]').waitFor();
  await page.locator('input[name="username"]').fill('Reem.1');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => asked.findLast(({ path }) => path === '/api/friends/ask')?.body)
    .toEqual({ username: 'Reem.1' });
  await row(5).locator('[data-action="more"]').click();
  answers['/api/friends/remove'] = { tie: 'none' };
  await page.locator('dialog [data-action="remove"]').click();
  await expect.poll(() => asked.some(({ path, body }) => path === '/api/friends/remove' && body)).toBe(true);
});

test('FRI-01 nobody yet: a code to show; an error is a sentence and another try; a guest is led to an account', async () => {
  const { page, answers } = await clubPage('/friends', { '/api/friends': ALONE, '/api/notices': NONE });
  const code = page.locator('main').getByRole('img', { name: 'Show this code to a friend' });
  await expect.poll(() => code.getAttribute('data-qr')).toMatch(/\/u\/noura$/);
  expect(await grave(page)).toEqual([]);
  answers['/api/friends'] = [503, { reason: 'busy' }];
  await page.reload();
  await page.locator('[data-refused="busy"]').waitFor();
  await expect.poll(() => takeFaults()).toEqual([expect.stringContaining('503')]);
  answers['/api/me'] = GUEST;
  await page.reload();
  expect(await page.locator('main [data-action="account"]').getAttribute('href')).toBe('/me?back=/friends');
});

test('FRI-02 what one is told stands over any page until it is read: an invitation counts down and leads into the queue as partners, a question is answered', async () => {
  const { page, answers, asked, tell } = await clubPage('/leagues', {
    '/api/notices': NONE,
    '/api/queue': {
      now: 5_000,
      pool: POOL,
      since: 1_000,
      table: null,
      penalty: { until: 0, why: null, nextMs: 1, cleanLeft: null },
    },
    '/api/queue/partner': { pool: POOL, since: 1_000 },
    '/api/friends/answer': { tie: 'friend' },
    '/api/friends': ALONE,
  });
  await expect.poll(() => asked.some(({ path }) => path === '/api/notices')).toBe(true);
  answers['/api/notices'] = told;
  tell({ kind: 'noticed' });
  const card = page.locator('[data-notice]');
  await expect.poll(() => card.getAttribute('data-notice')).toBe('partners');
  expect(await card.innerText()).toMatch(/Badr[\s\S]*Baloot[\s\S]*0:[34]\d/);
  expect(await grave(page)).toEqual([]);
  await page.goto(`${new URL(page.url()).origin}/friends`);
  await expect.poll(() => card.count()).toBe(3);
  await card.nth(2).locator('[data-action="no"]').click();
  await expect
    .poll(() => asked.findLast(({ path }) => path === '/api/notices/read')?.body)
    .toEqual({ ids: [ACCEPTED] });
  await expect.poll(() => card.count()).toBe(2);
  answers['/api/notices'] = { ...told, notices: told.notices.slice(0, 1) };
  await card.nth(1).locator('[data-action="yes"]').click();
  await expect
    .poll(() => asked.findLast(({ path }) => path === '/api/friends/answer')?.body)
    .toEqual({ person: 'p9', yes: true });
  await expect.poll(() => card.count()).toBe(1);
  answers['/api/notices'] = NONE;
  await card.locator('[data-action="yes"]').click();
  await expect
    .poll(() => asked.findLast(({ path }) => path === '/api/queue/partner')?.body)
    .toEqual({ notice: INVITED });
  await expect.poll(() => page.locator('[data-queue]').getAttribute('data-queue')).toBe('searching');
});

const PROFILE = {
  ...{ closed: false, id: 'p1', name: 'Badr', username: 'badr', avatar: null, since: 1_700_000_000_000, tie: 'none' },
  ...{ standings: [], badges: [], completion: null, matches: [] },
};

test('FRI-04 somebody else’s page: ask, take back, invite, block with what follows from it, unblock', async () => {
  const { page, answers, asked } = await clubPage('/u/badr', {
    '/api/people/badr': PROFILE,
    '/api/notices': NONE,
    '/api/friends': ALONE,
    '/api/friends/ask': { tie: 'asked' },
    '/api/regard': { ...MEMBER, blocked: ['p1'] },
  });
  const tie = page.locator('[data-tie]');
  await expect.poll(() => tie.getAttribute('data-tie')).toBe('none');
  answers['/api/people/badr'] = { ...PROFILE, tie: 'asked' };
  await tie.locator('[data-action="ask"]').click();
  await tie.locator('[data-action="take-back"]').waitFor();
  answers['/api/people/badr'] = { ...PROFILE, tie: 'friend' };
  await page.reload();
  await tie.locator('[data-action="invite"]').click();
  await page.locator(`[data-invite="${POOL}"]`).waitFor();
  await page.keyboard.press('Escape');
  await tie.locator('[data-action="block"]').click();
  expect(await page.locator('dialog[open]').innerText()).toContain('No chat, invites or shared ranked tables');
  expect(await grave(page)).toEqual([]);
  await page.locator('[data-action="block-now"]').click();
  await expect.poll(() => tie.getAttribute('data-tie')).toBe('blocked');
  expect(asked.findLast(({ path }) => path === '/api/regard')?.body).toEqual({ person: 'p1', regard: 'blocked' });
  answers['/api/regard'] = MEMBER;
  await tie.locator('[data-action="unblock"]').click();
  await expect.poll(() => tie.getAttribute('data-tie')).toBe('friend');
});
