import { expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { clubPage, GUEST, NO_PAUSE, offers } from '@/test/club-page.ts';
import { takeFaults } from '@/test/page.ts';

const POOL = 'baloot/standard/rabbit';
const OPEN = { now: 5_000, pool: null, since: null, table: null, penalty: NO_PAUSE };
const WAITING = { ...OPEN, pool: POOL, since: 1_000 };
const TABLE = 'ab'.repeat(16);

test('QUE-01 QUE-02 QUE-03 by keyboard into the queue: how many wait and how long; a new line keeps the place; paired, the page goes to the table', async () => {
  const { page, answers, asked, lines, tell } = await clubPage('/play/people/baloot', {
    '/api/queue': OPEN,
    'POST /api/queue': { pool: POOL, since: 1_000 },
    '/api/standing': { standings: [{ pool: POOL, points: 1_566, played: 9, won: 5, league: 'carpet' }] },
    [`/api/tables/${TABLE}`]: [404, { reason: 'not-found' }],
  });
  const sheet = page.locator('[data-queue]');
  await expect.poll(() => sheet.getAttribute('data-queue')).toBe('idle');
  await expect.poll(() => sheet.innerText()).toContain('1,566');
  expect(await grave(page)).toEqual([]);
  answers['/api/queue'] = WAITING;
  await page.locator('[data-action="find"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sheet.getAttribute('data-queue')).toBe('searching');
  await expect.poll(() => lines.length).toBe(1);
  tell({ kind: 'queued', pool: POOL, since: 1_000, waiting: 3, typicalMs: 40_000 });
  await expect.poll(() => sheet.innerText()).toMatch(/40 sec\s+in queue\s+3/);
  await page.locator('.sh-tabs a').first().click();
  await page.locator(`[data-searching="${POOL}"]`).waitFor();
  await expect.poll(() => lines.length).toBe(2); // the keeper’s, and that of the home page
  await lines[0]?.close();
  await expect.poll(() => lines.length).toBe(3);
  await page.locator(`[data-searching="${POOL}"]`).click();
  await expect.poll(() => sheet.getAttribute('data-queue')).toBe('searching');
  await page.locator('[data-theme="turup"]').first().click();
  await expect.poll(() => asked.filter(({ path }) => path === '/api/queue/leave').length).toBe(1);
  await expect
    .poll(() => asked.findLast(({ path, body }) => path === '/api/queue' && body)?.body)
    .toEqual({ pool: 'turup/classic/usual' });
  tell({ kind: 'paired', pool: 'turup/classic/usual', table: TABLE });
  await expect.poll(() => page.url()).toContain(`/t/${TABLE}`);
  await expect.poll(() => takeFaults()).toEqual([expect.stringContaining('404')]);
  tell({ kind: 'queued', pool: POOL, since: 1_000, waiting: 2, typicalMs: null });
  await expect.poll(() => page.url()).toContain('/play/people/baloot');
  await page.getByText('Someone left. Looking again…').waitFor();
});

test('QUE-03 a table that is told of before the queue has answered is not forgotten when it does', async () => {
  const { page, tell } = await clubPage('/play/people/baloot', {
    '/api/queue': OPEN,
    '/api/standing': { standings: [] },
    [`/api/tables/${TABLE}`]: [404, { reason: 'not-found' }],
  });
  await page.route('**/api/queue', async route => {
    if (route.request().method() !== 'POST') return route.fallback();
    tell({ kind: 'paired', pool: POOL, table: TABLE });
    await page.waitForURL(`**/t/${TABLE}`);
    await route.fulfill({ json: { pool: POOL, since: 1_000 } });
  });
  const answered = page.waitForResponse(response => response.request().method() === 'POST');
  await page.locator('[data-action="find"]').click();
  await (await answered).finished();
  await page.evaluate(async () => (await fetch('/api/pools')).json()); // whatever the answer sets off has begun
  expect(await page.evaluate(() => sessionStorage.getItem('majlis-queue'))).toContain(TABLE);
  expect(page.url()).toContain(`/t/${TABLE}`);
  await expect.poll(() => takeFaults()).toEqual([expect.stringContaining('404')]);
});

test('QUE-04 in Arabic: why the queue is closed, how long, and what makes the next pause shorter; then it opens by itself', async () => {
  const penalty = { until: 125_000, why: 'escape', nextMs: 600_000, cleanLeft: 10, pattern: false };
  const { page, answers } = await clubPage(
    '/play/people/baloot',
    { '/api/queue': { ...OPEN, penalty }, '/api/standing': { standings: [] } },
    { locale: 'ar-SA' },
  );
  await page.locator('[data-paused="escape"]').waitFor();
  await expect
    .poll(() => page.locator('[data-paused]').innerText())
    .toMatch(/طلعت من مباراة مصنّفة[\s\S]*كمّل ١٠ مباريات/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await grave(page)).toEqual([]);
  answers['/api/queue'] = { ...OPEN, penalty: { ...penalty, until: 5_001, why: 'no-show' } };
  await page.reload();
  answers['/api/queue'] = OPEN;
  await expect.poll(() => page.locator('[data-queue]').getAttribute('data-queue')).toBe('idle');
});

test('QUE-05 a guest is led to making an account, and back; without pools the page says so and tries again', async () => {
  const { page, answers } = await clubPage('/play/people/trunfo', {
    '/api/me': GUEST,
    '/api/pools': [503, { reason: 'busy' }],
    '/api/account': { ...GUEST, kind: 'account', username: 'noura' },
    '/api/queue': OPEN,
    '/api/standing': { standings: [] },
    '/api/matches': [],
  });
  await page.locator('[data-refused="busy"]').waitFor();
  expect(takeFaults()).toEqual([expect.stringContaining('503')]);
  answers['/api/pools'] = offers;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[data-action="find"]').click();
  await page.locator('[data-action="account"]').click();
  await page.locator('input[name=username]').first().fill('noura');
  await page.locator('input[name=password]').first().fill('saffron-tent-42');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => page.url()).toMatch(/\/play\/people\/trunfo$/);
  await expect.poll(() => page.locator('[data-queue]').getAttribute('data-queue')).toBe('idle');
});
