import type { TurupState } from '@majlis/turup';
import { heartTricks } from '@majlis/turup/for-web';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type ScriptedCourse, wordsSent } from '@/test/fed.ts';
import { HAND } from '@/test/gallery.ts';
import { DEAL, end, frenzy, goOn, lapsed, lay, openTurup, press, scripted, sentSince } from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await openTurup('en');
});

const stateOf = ({ states }: ScriptedCourse): TurupState => states.at(-1) as TurupState;

test('TUR-10 the drawn trump crosses the table and stays in sight with its power; fifteen seconds for a card', async () => {
  for (const [trump, power] of [
    ['S', 'freeLead'],
    ['H', 'heartPoints'],
    ['D', 'peek'],
    ['C', 'jumpIn'],
  ] as const) {
    const course = frenzy(trump, '');
    const dealt = course.events.findIndex(({ kind }) => kind === 'dealt');
    await lay(page, course, 0, dealt);
    await goOn(page, course, dealt, end(course));
    await expect.poll(() => page.locator('[data-curtain="trump"]').count()).toBe(1);
    await lay(page, frenzy(trump, '.'), 0);
    await expect.poll(() => page.locator('[data-part="trump"]').getAttribute('data-suit')).toBe(trump);
    await expect.poll(() => page.locator('[data-part="power"]').getAttribute('data-power')).toBe(power);
    await expect.poll(() => page.locator('[data-part="power"]').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.mj-seat[data-seat="s"] .mj-ring').getAttribute('data-left')).toBe('15000');
    await expect
      .poll(() => page.locator('[data-badge="token"]').count())
      .toBe(power === 'peek' || power === 'jumpIn' ? 4 : 0);
  }
});

test('TUR-10 hearts: the counter is the number of heart tricks of either side', async () => {
  const course = lapsed(
    frenzy('H', '. AD'),
    state => heartTricks(state.tricks).some(n => n > 0) && state.phase === 'play',
  );
  await lay(page, course, 0);
  const [royals, rebels] = heartTricks(stateOf(course).tricks);
  expect(royals + rebels).toBeGreaterThan(0);
  expect((await page.locator('[data-part="hearts"] bdi').allInnerTexts()).map(Number)).toEqual([royals, rebels]);
  const done = lapsed(course, state => state.phase === 'summary');
  await lay(page, done, 0);
  const [us, them] = heartTricks(stateOf(done).tricks);
  expect((await page.locator('[data-row="hearts"] td').allInnerTexts()).map(Number)).toEqual([us, them]);
});

test('TUR-10 spades: the first lead is locked and says so, whoever took a trick leads anything and is told so', async () => {
  await lay(page, frenzy('S', '.'), 0);
  await expect.poll(() => page.locator('[data-cue]').getAttribute('data-cue')).toBe('locked');
  const greyed = await page
    .locator(`${HAND}[data-state="disabled"]`)
    .evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')));
  expect(greyed).toEqual(['AS', 'QS', '10S', '6S']);
  const later = lapsed(frenzy('S', '. AD'), state => state.tricks.length === 1 && state.phase === 'play');
  expect(stateOf(later).turn).toBe(0);
  await lay(page, later, 0);
  await expect.poll(() => page.locator('[data-cue]').getAttribute('data-cue')).toBe('free-lead');
  await expect.poll(() => page.locator(`${HAND}[data-state="disabled"]`).count()).toBe(0);
});

test('TUR-10 diamonds: one peek at an opponent shows one card to me, and to nobody else anywhere', async () => {
  const course = frenzy('D', '. peek:1 peek/0=1');
  const seen = stateOf(course).peeks[0]?.card;
  const before = frenzy('D', '.');
  await lay(page, before, 0);
  const sent = (await wordsSent(page)).length;
  await press(page, 'peek');
  expect(
    await page
      .locator('.tu-targets [data-action]')
      .evaluateAll(nodes => nodes.map(node => node.getAttribute('data-action'))),
  ).toEqual(['peek-1', 'peek-3', 'peek-not']);
  await press(page, 'peek-1');
  await expect.poll(() => sentSince(page, sent)).toEqual(['peek:1']);
  await lay(page, before, 0);
  await goOn(page, course, end(before), end(course));
  const shown = page.locator('[data-overlay="peek"] [data-card]');
  await expect.poll(() => shown.getAttribute('data-card')).toBe(seen);
  await expect.poll(() => page.locator('[data-action="peek"]').count()).toBe(0);
  await expect.poll(() => page.locator('.mj-seat[data-number="0"] .mj-bubble').count()).toBe(0);
  await expect.poll(() => page.locator('[data-badge="token"]').count()).toBe(3);
  await press(page, 'peek-close');
  await expect.poll(() => shown.count()).toBe(0);
  for (const other of [1, 2, 3, 'rail'] as const) {
    await lay(page, before, other);
    await goOn(page, course, end(before), end(course), other as number);
    await expect.poll(() => page.locator('[data-overlay="peek"]').count()).toBe(0);
    await expect.poll(() => page.locator('.mj-seat[data-number="0"] .mj-bubble').innerText()).toContain('Peeks at');
    const text: string = await page.evaluate(
      'document.querySelector("main").outerHTML + JSON.stringify(window.__ui.store.seen.getState().table.state.peeks)',
    );
    if (other !== 1) expect(text.includes(`"${seen}"`)).toBe(false);
    expect(text).toContain('"card":null');
  }
});

test('TUR-10 clubs: before the turn one may jump in once; the button is there only while it may be done', async () => {
  const course = frenzy('C', '. AD');
  await lay(page, course, 3);
  await expect.poll(() => page.locator('[data-action="jump-in"]').getAttribute('aria-pressed')).toBe('false');
  const sent = (await wordsSent(page)).length;
  await press(page, 'jump-in');
  const card = page.locator(`${HAND}[data-state="available"]`).first();
  const name = await card.getAttribute('data-card');
  expect(name?.endsWith('D')).toBe(true);
  await card.focus();
  if ((await card.getAttribute('data-state')) !== 'selected') await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => sentSince(page, sent)).toEqual([`jump:${name}`]);
  await lay(page, frenzy('C', `. AD jump:${name}@3`), 3);
  await expect.poll(() => page.locator('[data-action="jump-in"]').count()).toBe(0);
  await expect.poll(() => page.locator('.mj-seat[data-number="3"] [data-badge="token"]').count()).toBe(0);
  await lay(page, course, 1);
  await expect.poll(() => page.locator('[data-action="jump-in"]').count()).toBe(0);
});

test('TUR-10 the lead can be stolen where the house plays it so, for as long as the window is open', async () => {
  const course = scripted('.', { mode: 'frenzy', clubsPower: 'stealLead' }, { ...DEAL, dealer: 3, trump: 'C' });
  await lay(page, course, 2);
  await expect.poll(() => page.locator('[data-cue="window"]').count()).toBe(1);
  await expect.poll(() => page.locator('[data-action="steal"]').count()).toBe(1);
  await lay(page, course, 0);
  await expect.poll(() => page.locator('[data-action="steal"]').count()).toBe(0);
});
