import { expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { clubPage, GUEST } from '@/test/club-page.ts';
import { takeFaults } from '@/test/page.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const DAY = Date.UTC(2026, 10, 16) / 86_400_000;
const HASH = 'ab'.repeat(32);
const TABLE = 'cd'.repeat(16);
const CHAIN = { id: 'ef'.repeat(16), foot: HASH, first: DAY - 9 };
const MATCH = '12'.repeat(16);

const BLANK = { table: null, match: null, points: null, bought: null, beaten: null, above: null, field: null };
const done = (deal: number, bought: string, points: number, beaten: number) => ({
  ...{ deal, state: 'done', table: null, match: MATCH, points, bought, beaten, above: 1.5, field: 986 },
});
const open = (deal: number) => ({ ...BLANK, deal, state: 'open' });

const ALL = [
  done(1, 'hokum-H', 10, 82),
  done(2, 'sun', 4, 64),
  done(3, 'hokum-S', 16, 91),
  done(4, 'none', -9, 48),
  done(5, 'hokum-D', 7, 75),
  done(6, 'sun', 18, 88),
  done(7, 'hokum-C', 0, 55),
  done(8, 'none', -5, 65),
];

const FRESH = {
  ...{ day: DAY, endsAt: 0, game: 'baloot', games: ['baloot', 'turup'], listed: true, total: null, players: 12 },
  ...{ place: null, of: 0, bars: null, bar: null, squares: null, streak: 5 },
  week: [false, true, true, true, true, true, false],
  deals: ALL.map(({ deal }) => open(deal)),
  fair: { chain: CHAIN, hash: HASH, next: 'cd'.repeat(32) },
};

const WHOLE = {
  ...FRESH,
  ...{ deals: ALL, total: 71, players: 986, place: 18, of: 986, streak: 6, bar: 10 },
  ...{ bars: [2, 9, 40, 90, 140, 180, 180, 140, 90, 40, 18, 2], squares: '🟩🟨🟩🟥🟩🟩🟨🟨' },
  week: [false, true, true, true, true, true, true],
};

const row = (place: number, name: string, total: number, isMe = false) => ({
  ...{ place, name, total, isMe, days: 3, username: name.toLowerCase(), avatar: null },
});
const BOARD = {
  scope: 'day',
  of: 986,
  rows: [row(1, 'Sara', 88), row(2, 'عبدالرحمن', 86)],
  own: row(18, 'Noura', 71, true),
};

const PAST = {
  ...{ day: DAY - 1, game: 'baloot', place: 4, of: 900 },
  deals: [
    {
      ...{ deal: 1, points: 12, beaten: 80, match: MATCH, isOwn: true, field: 900 },
      calls: [
        { bought: 'hokum-S', people: 700, mean: 4.25 },
        { bought: 'none', people: 200, mean: -6 },
      ],
    },
    { deal: 2, points: null, beaten: null, match: MATCH, isOwn: false, field: 850, calls: [] },
  ],
  fair: { chain: CHAIN, hash: HASH, secret: HASH },
};

const answersWith = (today: object) => ({
  'POST /api/daily': today,
  'POST /api/daily/board': BOARD,
  'POST /api/daily/past': PAST,
});

test('DAY-01 DAY-02 before the first deal a word of what waits, then rows as they are played, and the way on', async () => {
  const { page, answers, asked } = await clubPage('/daily', answersWith(FRESH), { viewport: PHONE });
  await expect.poll(() => page.locator('[data-part="hero"]').innerText()).toContain('8 deals, about 20 minutes');
  expect(await page.locator('[data-state="open"]').count()).toBe(8);
  expect(await page.locator('[data-part="field"], [data-part="share"]').count()).toBe(0);
  answers['POST /api/daily'] = { ...FRESH, total: 79, deals: [...ALL.slice(0, 3), ...FRESH.deals.slice(3)] };
  await page.reload();
  await expect.poll(() => page.locator('[data-action="start"]').innerText()).toBe('Go on: deal 4');
  await expect.poll(() => page.locator('[data-deal="1"]').innerText()).toMatch(/Hokum\s+\+10\s+82%/);
  expect(await page.locator('[data-deal="1"] a').getAttribute('href')).toBe(`/m/${MATCH}`);
  expect(await grave(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  answers['POST /api/daily/play'] = { id: TABLE };
  answers[`/api/tables/${TABLE}`] = [404, { reason: 'not-found' }];
  await page.locator('[data-action="start"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain(`/t/${TABLE}`);
  await expect.poll(() => takeFaults()).toEqual([expect.stringContaining('404')]);
  expect(asked.find(({ path }) => path === '/api/daily/play')?.body).toEqual({ game: 'baloot' });
});

test('DAY-01 on a wide screen it is two columns, also for who has been on other pages of the house since', async () => {
  const { page } = await clubPage('/daily', answersWith(FRESH), { viewport: WIDE });
  const day = page.locator('[data-daily]');
  const wide = () => day.evaluate(node => node.clientWidth);
  await expect.poll(wide).toBeGreaterThan(900);
  const walk = (path: string) => page.evaluate(to => history.pushState(null, '', to), path);
  await walk('/play/people');
  await page.getByRole('heading', { level: 1, name: 'Play online' }).waitFor();
  await walk('/daily');
  await expect.poll(wide).toBeGreaterThan(900);
});

test('DAY-03 DAY-04 in Arabic: the whole day with field, place, streak and squares without cards; boards, yesterday, another game', async () => {
  const { page, answers, asked } = await clubPage('/daily', answersWith(WHOLE), {
    ...{ locale: 'ar-SA', viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const hero = page.locator('[data-part="hero"]');
  await expect
    .poll(() => hero.innerText())
    .toMatch(/٧١٪[\s\S]*مقارنة بالكل[\s\S]*٦ أيام متتالية[\s\S]*المركز ١٨ من ٩٨٦/);
  expect(await page.locator('[data-action="start"]').count()).toBe(0);
  await page.locator('[data-part="field"]').waitFor();
  await page.locator('[data-part="share"] .sh-square').click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('🟩🟨🟩🟥🟩🟩🟨🟨');
  expect(text).toContain('/daily');
  expect(text).not.toMatch(/حكم|صن|[♠♥♦♣]/);
  await expect.poll(() => page.locator('[data-part="board"] [data-me]').innerText()).toMatch(/١٨[\s\S]*٧١٪/);
  await page.locator('label').filter({ hasText: 'الشهر' }).click();
  await expect
    .poll(() => asked.findLast(({ path }) => path === '/api/daily/board')?.body)
    .toEqual({ game: 'baloot', scope: 'month' });
  expect(await page.locator('[data-past] [data-action="review"]').allInnerTexts()).toEqual(['مراجعة', 'أحسن لعب']);
  expect(await grave(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  answers['POST /api/daily'] = [503, { reason: 'busy' }];
  await page.setViewportSize(WIDE);
  const startOf = (path: string) =>
    page
      .locator(path)
      .first()
      .evaluate(node => node.getBoundingClientRect().right);
  expect(await startOf('.sh-title'), 'the title stands over its column').toBe(await startOf('[data-daily]'));
  await page.locator('label').filter({ hasText: 'تروب' }).click();
  await page.locator('[data-refused="busy"]').waitFor();
  takeFaults();
  answers['POST /api/daily'] = { ...WHOLE, of: 12, game: 'turup', listed: false };
  await page.locator('[data-refused="busy"] button').click();
  await expect.poll(() => page.locator('[data-part="field"]').innerText()).toContain('الناس تتجمع');
  expect(await grave(page)).toEqual([]);
});

test('DAY-05 /fair holds yesterday against what was told before; the home page leads here; nobody is asked who they are before they play', async () => {
  const { page } = await clubPage('/fair', {
    ...answersWith(WHOLE),
    '/api/matches': [],
    [`/api/matches/${MATCH}`]: {},
  });
  await page.locator('[data-check="baloot"]').click();
  await expect.poll(() => page.locator('.sh-verdict').getAttribute('data-ok')).toBe('false'); // the made-up secret is none
  expect(await grave(page)).toEqual([]);
  const { page: fresh, asked } = await clubPage('/', {
    ...answersWith(FRESH),
    '/api/me': { nobody: true },
    '/api/guest': GUEST,
  });
  await fresh.locator('[data-action="daily"]').click();
  await fresh.locator('[data-action="start"]').waitFor();
  expect(asked.some(({ path }) => path.startsWith('/api/daily'))).toBe(false);
});
