import { expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { clubPage, MEMBER } from '@/test/club-page.ts';
import { takeFaults } from '@/test/page.ts';

const POOL = 'baloot/standard/rabbit';
const OWN = { pool: POOL, points: 1_566, played: 9, won: 5, league: 'carpet' };
const SEASON = { name: '2026-4', leftMs: 12 * 86_400_000 };

const rowOf = (n: number) => ({
  ...{ person: `p${n}`, name: `Badr ${n}`, username: `badr.${n}`, avatar: null },
  ...{ points: 1_700 - n, played: 20 },
});
const page = { page: 0, perPage: 100, settledAfter: 5, season: SEASON };
const RANKS = { rows: [1, 2, 3].map(rowOf), own: OWN, place: { place: 104, points: 1_566 }, ...page };
const EMPTY = { rows: [], own: null, place: null, ...page };

const wide = (): number => document.documentElement.scrollWidth - innerWidth;

test('LGE-01 NAV-01 the ladders by scope, with the own row, from the tab; nothing leaves the page in Arabic', async () => {
  const {
    page: shown,
    answers,
    asked,
  } = await clubPage('/', { '/api/ranks': RANKS, '/api/tables/mine': [] }, { locale: 'ar-SA' });
  expect(await shown.locator('.sh-tabs a[href="/fair"]').count()).toBe(0);
  await expect.poll(() => shown.locator('main a[href="/fair"]').count()).toBe(1);
  await shown.locator('.sh-tabs a[href="/leagues"]').click();
  await expect.poll(() => shown.locator('[data-row]').count()).toBe(3);
  expect(await shown.locator('[aria-current="true"] [data-league]').getAttribute('data-league')).toBe('carpet');
  expect(await shown.locator('[data-own]').innerText()).toMatch(/١٠٤[\s\S]*١٬٥٦٦/);
  expect(await shown.evaluate(wide)).toBeLessThanOrEqual(0);
  expect(await grave(shown)).toEqual([]);
  answers['/api/ranks'] = EMPTY;
  await shown.locator('input[value="week"]').focus();
  await shown.keyboard.press('Space');
  await expect.poll(() => asked.findLast(({ path }) => path === '/api/ranks')?.body).toMatchObject({ scope: 'week' });
  await expect.poll(() => shown.locator('main a[href="/play/people"]').count()).toBe(1);
  expect(await shown.locator('[data-own]').innerText()).toContain('بعد ٥ مباريات');
  answers['/api/ranks'] = [503, { reason: 'busy' }];
  await shown.locator('input[value="friends"]').check({ force: true });
  await shown.locator('[data-refused="busy"]').waitFor();
  expect(takeFaults()).toEqual([expect.stringContaining('503')]);
});

const matchOf = (n: number) => ({
  ...{ match: String(n).repeat(32), pool: POOL, at: 1_790_000_000_000 - n, result: n % 2 ? 'loss' : 'win' },
  ...{ before: 1_566, points: n % 2 ? 1_544 : 1_584 },
});
const PROFILE = {
  ...{ closed: false, id: 'p0', name: 'Noura', username: 'noura', avatar: null, since: 1_700_000_000_000 },
  standings: [OWN, { pool: 'trunfo/standard/usual', points: 1_311, played: 1, won: 0, league: null }],
  badges: [{ pool: POOL, season: '2026-3', points: 1_610 }],
  completion: 0.99,
  tie: null,
  matches: [0, 1, 2].map(matchOf),
};

test('PRO-01 PRO-02 a profile: standings, shares, past seasons, last matches; one’s own can be made private by keyboard; a private one is a name, nobody’s is lost', async () => {
  const {
    page: shown,
    answers,
    asked,
  } = await clubPage('/u/noura', {
    '/api/people/noura': PROFILE,
    '/api/privacy': { closed: false, unseen: true },
    'POST /api/privacy': (body: object) => body,
  });
  const main = shown.locator('main');
  await expect
    .poll(() => main.innerText())
    .toMatch(/Noura[\s\S]*50%[\s\S]*99%[\s\S]*1,566[\s\S]*1,610[\s\S]*\+18[\s\S]*-22/);
  expect(await main.innerText()).toContain('After 5 matches');
  expect(await shown.locator('[data-result="loss"] a').getAttribute('href')).toBe(`/m/${'1'.repeat(32)}`);
  expect(await grave(shown)).toEqual([]);
  await main.getByRole('checkbox', { name: /Invisible/ }).focus();
  await shown.keyboard.press('Space');
  await expect
    .poll(() => asked.findLast(({ path, body }) => path === '/api/privacy' && body)?.body)
    .toEqual({ closed: false, unseen: false });
  await main.getByRole('checkbox', { name: /Private profile/ }).focus();
  await shown.keyboard.press('Space');
  await expect
    .poll(() => asked.findLast(({ path, body }) => path === '/api/privacy' && body)?.body)
    .toEqual({ closed: true, unseen: false });
  answers['/api/me'] = { ...MEMBER, id: 'p7', username: 'other' };
  answers['/api/people/noura'] = { closed: true, id: 'p0', name: 'Noura', username: 'noura', tie: 'none' };
  await shown.reload();
  await shown.locator('[data-profile="closed"]').waitFor();
  expect(await main.innerText()).not.toContain('1,566');
  answers['/api/people/noura'] = [404, { reason: 'not-found' }];
  await shown.reload();
  await shown.getByText('Nobody sits here').waitFor();
  expect(takeFaults()).toEqual([expect.stringContaining('404')]);
});
