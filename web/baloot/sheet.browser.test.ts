import { readFileSync } from 'node:fs';
import { type BalootState, baloot } from '@majlis/baloot';
import { spelling } from '@majlis/baloot/spelling';
import type { OfKind } from '@majlis/kernel';
import type { Spelling } from '@majlis/kernel/record';
import type { AnyGame } from '@majlis/table';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { advance, after, courseOf, pressedIn, type ScriptedCourse, sentBy } from '@/test/fed.ts';
import { DOUBLED, end, FIRST, goOn, HOKUM, lay, openBaloot, press, scripted, told } from './scripted.ts';

const recorded = (name: string): ScriptedCourse =>
  courseOf(
    baloot as unknown as AnyGame,
    spelling as unknown as Spelling<unknown, OfKind, OfKind>,
    readFileSync(new URL(`../../games/baloot/proof/records/${name}.game`, import.meta.url), 'utf8'),
  );

/** The places right after a round was scored, as long as the match goes on. */
const rounds = (course: ScriptedCourse): readonly number[] =>
  course.events.flatMap((event, at) =>
    event.kind === 'scored' && course.events[at + 1]?.kind !== 'ended' ? [at + 1] : [],
  );

const RECORDS = ['default', 'classic', 'guided', 'online', 'federation', 'gavel'].map(recorded);
const ROUNDS = RECORDS.flatMap(course => rounds(course).map(place => [course, place] as const)).slice(0, 24);

let page: Page;
beforeAll(async () => {
  page = await openBaloot('en', { reducedMotion: 'reduce' });
});
afterEach(() => page.emulateMedia({ reducedMotion: 'reduce' }));

const sheetOf = (course: ScriptedCourse, place: number) => (course.states[place] as BalootState).sheet!;
const rows = async (): Promise<Map<string, readonly number[]>> =>
  new Map(
    await page
      .locator('.bl-lines tbody tr')
      .evaluateAll(nodes =>
        nodes.map(
          node =>
            [
              node.getAttribute('data-row') ?? '',
              [...node.querySelectorAll('td')].map(cell => Number(cell.textContent)),
            ] as const,
        ),
      ),
  );
const sum = (list: readonly (readonly number[])[]): readonly number[] =>
  list.reduce((a, b) => [(a[0] ?? 0) + (b[0] ?? 0), (a[1] ?? 0) + (b[1] ?? 0)], [0, 0]);

test('SCO-01 the sheet of 24 rounds of six houses: its lines are the game’s own, and add up', async () => {
  expect(ROUNDS.length).toBe(24);
  for (const [i, [course, place]] of ROUNDS.entries()) {
    const seat = i % 4;
    const ours = seat % 2;
    await lay(page, course, seat, place);
    const sheet = sheetOf(course, place);
    const turned = ([a, b]: readonly [number, number]): readonly number[] => (ours === 0 ? [a, b] : [b, a]);
    const shown = await rows();
    const written = [...shown].filter(([kind]) => kind.startsWith('written-')).map(([, numbers]) => numbers);
    expect(shown.get('points')).toEqual(turned(sheet.points));
    expect(sum(written)).toEqual(turned(sheet.points));
    for (const line of sheet.lines) {
      if (line.kind === 'totals') expect(shown.get('totals')).toEqual(turned(line.abnat));
      if (line.kind === 'count') expect(shown.get('count')).toEqual(turned(line.points));
      if (line.kind === 'compared') expect(shown.get('compared')).toEqual(turned(line.points));
    }
    const big = await page
      .locator('.bl-big')
      .evaluateAll(nodes => nodes.map(node => Number(node.getAttribute('data-points'))));
    expect(big).toEqual(turned(sheet.points));
  }
});

test('SCO-01 what is multiplied says by how much; our column stands first', async () => {
  await lay(page, scripted(DOUBLED));
  await expect.poll(() => page.locator('[data-row="written-pot"] small').innerText()).toBe('16 × 2');
  await expect.poll(() => page.locator('[data-row="written-projects"] small').innerText()).toBe('5 × 2');
  await expect.poll(() => page.locator('.bl-big').first().getAttribute('data-side')).toBe('us');
});

test('SCO-02 the numbers count up within 800 ms, or at once by a tap; one sentence is read out', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const course = scripted(DOUBLED);
  const scored = after(course, 'scored');
  await lay(page, course, 0, scored - 1);
  const before = await told(page);
  await goOn(page, course, scored - 1, scored);
  const body = page.locator('[data-overlay="sheet"] .tb-sheet-body');
  // The page's clock jumps to the end of the counting and stands there, however long the frames really take.
  await page.evaluate(() => {
    const end = performance.now() + 800;
    performance.now = () => end;
  });
  await expect.poll(() => body.getAttribute('data-counting')).toBe(null);
  await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
  expect(await told(page)).toEqual([...before, 'Made. Round: us 44, them 0. Score: us 44, them 0.']);
  await lay(page, scripted(''), 0);
  await lay(page, course, 0, scored - 1);
  await goOn(page, course, scored - 1, scored);
  await body.evaluate(node => (node as HTMLElement).click());
  await expect.poll(() => body.getAttribute('data-counting')).toBe(null);
  await expect.poll(() => page.locator('.bl-big[data-side="us"] b').innerText()).toBe('+44');
});

const found = (outcome: string): readonly [ScriptedCourse, number] => {
  for (const course of RECORDS)
    for (const place of rounds(course)) if (sheetOf(course, place).outcome === outcome) return [course, place];
  throw new Error(`no round is ${outcome}`);
};

test('SCO-03 Khasara and Kaboot are named, with what they bring', async () => {
  const [lost, at] = found('khasara');
  await lay(page, lost, 0, at);
  await expect.poll(() => page.locator('[data-outcome="khasara"]').innerText()).toBe('Khasara');
  await lay(page, scripted(`${FIRST} sawa accept@3 accept`));
  await advance(page, 4_000);
  await expect.poll(() => page.locator('[data-outcome="kaboot"]').innerText()).toBe('Kaboot');
  expect((await rows()).get('written-kaboot')).toEqual([25, 0]);
});

const GAHWA = `${HOKUM} double triple four gahwa JH 8H 7H 8C . sawa accept@3 accept`;

test('SCO-03 SCO-04 Gahwa wins the match: the victory screen names it', async () => {
  await lay(page, scripted(GAHWA));
  const victory = page.locator('[data-overlay="victory"]');
  await expect.poll(() => victory.locator('h1').innerText()).toBe('We won!');
  await expect.poll(() => victory.innerText()).toContain('Won by Gahwa');
  await lay(page, scripted(GAHWA), 1);
  await expect.poll(() => victory.locator('h1').innerText()).toBe('They won');
});

test('SCO-04 at 152 the match is over: rematch, keep partner, review, share, lobby, report', async () => {
  const course = RECORDS[0]!;
  await lay(page, course, 0, end(course));
  const victory = page.locator('[data-overlay="victory"]');
  const { scores } = course.states.at(-1) as BalootState;
  expect(Math.max(...scores)).toBeGreaterThanOrEqual(152);
  await expect.poll(() => victory.locator('.te-score b').allInnerTexts()).toEqual(scores.map(String));
  const actions = await victory
    .locator('[data-action]')
    .evaluateAll(nodes => nodes.map(node => node.getAttribute('data-action')));
  expect(actions).toEqual(['rematch', 'keep-partner', 'share', 'lobby', 'review', 'report', 'menu', 'social']);
  for (const action of ['share', 'lobby', 'report']) await press(page, action);
  expect((await pressedIn(page)).slice(-3)).toEqual(['share', 'lobby', 'report']);
  await press(page, 'rematch');
  const asked = (await sentBy(page)).flatMap(message => (message.kind === 'ask' ? [message.request.kind] : []));
  expect(asked.at(-1)).toBe('ready');
});

test('SCO-05 the verified deal: the seal is shown, and one tap checks it', async () => {
  await lay(page, scripted(''), 0);
  await lay(page, RECORDS[0]!, 0, end(RECORDS[0]!));
  const row = page.locator('[data-overlay="victory"] [data-fair]');
  await expect.poll(() => row.innerText()).toContain('cccccccc');
  await row.locator('button').click();
  await expect.poll(() => row.getAttribute('data-fair')).toBe('ok');
});

test('TAB-04 the D goes round counter-clockwise, one seat for every round that is scored', async () => {
  const course = RECORDS[0]!;
  const places = [0, 1, 2, 3].map(n => rounds(course)[n]! + 2);
  const seen: (string | null | undefined)[] = [];
  for (const place of places) {
    expect((course.states[place] as BalootState).phase.kind).toBe('dealing');
    await lay(page, course, 0, place);
    seen.push(
      await page.locator('[data-dealer]').evaluate(node => node.closest('[data-seat]')?.getAttribute('data-seat')),
    );
  }
  const dealers = places.map(place => (course.states[place] as BalootState).dealer ?? 0);
  expect(seen).toEqual(dealers.map(seat => ['s', 'e', 'n', 'w'][seat]));
  expect(new Set(seen).size).toBeGreaterThan(1);
});

test('the sheet covers neither the menu nor the majlis; it can be closed, and comes again with the next round', async () => {
  const [course, place] = ROUNDS[0]!;
  await lay(page, course, 0, place);
  for (const action of ['menu', 'social'])
    await page.locator(`[data-overlay="sheet"] [data-action="${action}"]`).click();
  expect((await pressedIn(page)).slice(-2)).toEqual(['menu', 'social']);
  await press(page, 'next-round');
  await expect.poll(() => page.locator('[data-overlay="sheet"]').count()).toBe(0);
  const [, second] = ROUNDS[1]!;
  await lay(page, course, 0, second);
  await expect.poll(() => page.locator('[data-overlay="sheet"]').count()).toBe(1);
});

test('SCO-06 under the sheet nothing of the table can be reached; when it is closed everything can', async () => {
  const [course, place] = ROUNDS[2]!;
  const open = page.locator('.mj-under button:enabled').filter({ visible: true });
  const reached = () => open.evaluateAll(all => all.filter(one => !one.closest('[inert]')).length);
  await lay(page, course, 0, place);
  await expect.poll(() => page.locator('[data-overlay="sheet"]').count()).toBe(1);
  expect(await open.count()).toBeGreaterThan(0);
  await expect.poll(reached).toBe(0);
  await press(page, 'next-round');
  await expect.poll(reached).toBe(await open.count());
});
