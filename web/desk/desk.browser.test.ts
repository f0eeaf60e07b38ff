import { expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { clubPage } from '@/test/club-page.ts';
import { takeFaults } from '@/test/page.ts';

const NOW = Date.UTC(2026, 10, 19, 12);
const [FIRST, SECOND, GRAVE, ASKED, OWN] = ['a', 'b', 'c', 'd', 'e'].map(letter => letter.repeat(32)) as [
  string,
  string,
  string,
  string,
  string,
];

const waiting = (id: string, name: string, more: object = {}) => ({
  ...{ id, match: id, seat: 1, person: `p-${name}`, name, reason: 'abuse', at: NOW - 120_000 },
  ...{ ok: true, byHouse: false, about: 1, ...more },
});
const decided = (id: string, name: string, more: object = {}) => ({
  ...{ id, person: `p-${name}`, name, kind: 'house', ground: 'cheating', note: 'looks alike', days: 30, at: NOW },
  ...{ until: NOW, holds: false, asks: true, mine: false, appeal: null, lifted: null, ...more },
});

const DESK = {
  now: NOW,
  reports: [
    waiting(FIRST, 'Ghazi', { ok: false, about: 4, reason: 'cheating' }),
    waiting(SECOND, 'Dana'),
    waiting(GRAVE, 'Hamad', { byHouse: true, reason: 'left', ok: null }),
  ],
  seconds: [decided(ASKED, 'Omar')],
  appeals: [decided(OWN, 'Layan', { kind: 'mute', days: 7, asks: false, holds: true, appeal: 'It was my cat.' })],
};
const EVIDENCE = {
  ...{
    id: FIRST,
    person: 'p-Ghazi',
    name: 'Ghazi',
    username: 'ghazi',
    isOver: true,
    faults: ['dice: another deck'],
    ground: 'cheating',
  },
  talk: [{ seat: 1, name: 'Ghazi', text: 'you play like my cat' }],
  matches: [
    { match: FIRST, pool: 'baloot/standard/rabbit', at: NOW, kind: 'escape', stood: 'behind' },
    { match: SECOND, pool: 'baloot/standard/rabbit', at: NOW, kind: 'clean', stood: null },
  ],
  ...{ completion: 0.81, pattern: false, reports: 4, reporters: 3, neighbours: [{ name: 'Sami', username: 'sami' }] },
  earlier: [decided('f'.repeat(32), 'Ghazi', { kind: 'warn', days: null, holds: true, asks: false })],
  suggests: { kind: 'house', days: 1 },
};
const DANA = {
  ...{ ...EVIDENCE, id: SECOND, person: 'p-Dana', name: 'Dana', username: null, isOver: false, talk: [], matches: [] },
  ...{ completion: null, faults: [], neighbours: [], earlier: [], suggests: { kind: 'warn' }, ground: 'abuse' },
};

const wide = (): number => document.documentElement.scrollWidth - innerWidth;

const ANSWERS = {
  '/api/desk': DESK,
  [`/api/desk/${FIRST}`]: EVIDENCE,
  [`/api/desk/${SECOND}`]: DANA,
  [`/api/desk/${GRAVE}`]: { ...DANA, id: GRAVE },
  'POST /api/desk/decide': { asks: false },
  'POST /api/desk/second': { asks: false },
  'POST /api/desk/appeal': { asks: false },
  'POST /api/desk/undo': { asks: false },
  '/api/notices': { now: NOW, notices: [] },
};

test('DSK-01 DSK-02 DSK-03 the worst stands first with all that goes with it; decided by letters, and the next opens by itself', async () => {
  const { page, answers, asked } = await clubPage('/desk', ANSWERS, { viewport: { width: 1440, height: 900 } });
  const last = (path: string) => asked.findLast(one => one.path === path && one.body)?.body;
  await page.locator(`[data-evidence="${FIRST}"]`).waitFor();
  const reports = page.locator('[data-report]');
  expect(await reports.allInnerTexts()).toEqual([
    expect.stringMatching(/Ghazi[\s\S]*Cheating · 4 reports[\s\S]*does not replay/),
    expect.stringMatching(/Dana[\s\S]*Insults · 1 report[\s\S]*replays clean/),
    expect.stringMatching(/Hamad[\s\S]*Left matches[\s\S]*a pattern/),
  ]);
  const evidence = await page.locator('[data-evidence]').innerText();
  expect(evidence).toMatch(
    /81%[\s\S]*another deck[\s\S]*you play like my cat[\s\S]*left · behind[\s\S]*Warn · Cheating[\s\S]*Sami/,
  );
  expect(await page.locator(`[data-evidence] a[href="/m/${FIRST}"]`).count()).toBe(2);
  expect(await grave(page)).toEqual([]);
  await page.locator('[data-undo]').click();
  await expect.poll(() => last('/api/desk/undo')).toEqual({ decision: 'f'.repeat(32) });
  await page.locator('body').press('m');
  await page.locator('body').press('3');
  await page.getByText('30 days need a second moderator.').waitFor();
  await page.locator('body').press('7');
  answers['/api/desk'] = { ...DESK, reports: DESK.reports.slice(1) };
  await page.keyboard.press('Enter');
  await expect
    .poll(() => last('/api/desk/decide'))
    .toEqual({ report: FIRST, kind: 'mute', ground: 'cheating', days: 7, note: '' });
  await page.locator(`[data-evidence="${SECOND}"]`).waitFor();
  expect(await page.locator('[data-action="decide"]').isDisabled()).toBe(true);
  answers['/api/desk'] = { now: NOW, reports: [], seconds: [], appeals: [] };
  await page.getByRole('radio', { name: 'Dismiss' }).check({ force: true });
  await page.locator('[data-action="decide"]').click();
  await expect.poll(() => last('/api/desk/decide')).toMatchObject({ report: SECOND, kind: 'dismiss' });
  await page.getByText('All settled').waitFor();
});

test('DSK-04 what another moderator decided is agreed to, an appeal is kept; one’s own is not offered; in Arabic nothing leaves the page', async () => {
  const own = { ...DESK, seconds: [decided(ASKED, 'Omar', { mine: true })] };
  const { page, answers, asked } = await clubPage('/desk', ANSWERS, { locale: 'ar-SA' });
  await page.locator(`[data-decision="${ASKED}"]`).waitFor();
  expect(await page.evaluate(wide)).toBeLessThanOrEqual(0);
  expect(await grave(page)).toEqual([]);
  answers['/api/desk'] = own;
  await page.locator(`[data-decision="${ASKED}"] [data-action="yes"]`).click();
  const last = (path: string) => asked.findLast(one => one.path === path && one.body)?.body;
  await expect.poll(() => last('/api/desk/second')).toEqual({ decision: ASKED, yes: true });
  await expect.poll(() => page.locator(`[data-decision="${ASKED}"] button`).count()).toBe(0);
  await page.locator(`[data-decision="${OWN}"] [data-action="no"]`).click();
  await expect.poll(() => last('/api/desk/appeal')).toEqual({ decision: OWN, lift: false });
});

test('DSK-01 whoever is no steward finds nobody here', async () => {
  const { page, answers } = await clubPage('/desk', { '/api/desk': [404, { reason: 'not-found' }] });
  await page.getByText('Nobody sits here').waitFor();
  expect(await page.locator('[data-desk]').count()).toBe(0);
  answers['/api/desk'] = [503, { reason: 'busy' }];
  await page.reload();
  await page.locator('[data-refused="busy"]').waitFor();
  expect(takeFaults()).toEqual([expect.stringContaining('404'), expect.stringContaining('503')]);
});

test('DSK-05 from the notice to what was decided about me, and one appeal against it; a word for whoever reported', async () => {
  const decision = { id: OWN, kind: 'ranked', ground: 'left', at: NOW, until: NOW + 86_400_000, holds: true };
  const decisions = [{ ...decision, appealed: false, lifted: null }];
  const notice = { id: ASKED, kind: 'decided', at: NOW, from: null, decision: OWN };
  const { page, answers, asked } = await clubPage('/me', {
    '/api/notices': { now: NOW, notices: [notice, { ...notice, id: FIRST, kind: 'report-answered', acted: true }] },
    '/api/decisions': { now: NOW, decisions },
    'POST /api/appeal': {},
  });
  await page.locator('[data-notice="desk"] [data-action="read"]').click();
  await page.locator('[data-told="ranked"]').waitFor();
  expect(await page.locator('[data-told]').innerText()).toMatch(/Ranked play is closed[\s\S]*Left matches[\s\S]*until/);
  await expect.poll(() => page.locator('[data-notice="desk"]').innerText()).toContain('Something was done');
  await page.locator('[data-notice="desk"] [data-action="no"]').click();
  expect(await grave(page)).toEqual([]);
  await page.getByLabel('Why is this wrong?').fill('The line broke.');
  answers['/api/decisions'] = { now: NOW, decisions: [{ ...decisions[0], appealed: true }] };
  await page.locator('[data-action="appeal"]').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Your appeal is with another moderator.').waitFor();
  expect(asked.findLast(({ path }) => path === '/api/appeal')?.body).toEqual({
    decision: OWN,
    text: 'The line broke.',
  });
});
