import { type DhappaEvent, type DhappaState, dhappa } from '@majlis/dhappa';
import type { MidRound } from '@majlis/dhappa/mid-round';
import { spelling } from '@majlis/dhappa/spelling';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  answered,
  dealt,
  lay,
  openDhappa,
  said,
  scripted,
  sentSince,
  TURN,
  told,
  UNOPENED,
} from '@/dhappa/scripted.ts';
import { clockOf, feed, type ScriptedCourse, toldTo, wordsSent } from '@/test/fed.ts';

let page: Page;
beforeAll(async () => {
  page = await openDhappa();
});

const key = (name: string): Promise<void> => page.keyboard.press(name);

test('KEY-01 letters press what is on the screen, ? tells them all', async () => {
  await lay(page, scripted(TURN));
  const before = (await wordsSent(page)).length;
  for (const letter of ['x', 'u', 'g']) await key(letter);
  await expect.poll(() => sentSince(page, before)).toEqual([]);
  await key('p');
  await expect.poll(() => page.locator('[data-dialog="pile"]').count()).toBe(1);
  await key('Escape');
  await key('o');
  await expect.poll(() => page.locator('[data-dialog="openings"]').count()).toBe(1);
  await key('Escape');
  await key('s');
  await expect.poll(() => page.locator('.hand').getAttribute('data-sort')).toBe('rank');
  await key('s');
  await key('s');
  await key('?');
  await expect.poll(() => page.locator('[data-dialog="keys"] dt').count()).toBe(18);
  await key('Escape');
  await key('d');
  await expect.poll(() => sentSince(page, before)).toEqual(['draw']);
});

test('A11Y-02 keys read the hand, the table, the Lock and the time', async () => {
  await lay(page, scripted(UNOPENED, 'draw'));
  await key('c');
  await expect.poll(() => said(page)).toMatch(/^12 cards: Ace of spades, Ace of hearts, 6 of hearts/);
  await key('t');
  expect(await said(page)).toBe(
    'Ours: run of hearts, 3 cards. Theirs: run of hearts, 3 cards. Draw pile 2, discards 2, on top: King of clubs.',
  );
  await key('n');
  await expect.poll(() => said(page)).toBe('Us: 2 more runs make the Lock; them: 2 more runs make the Lock');
  await key('k');
  await expect.poll(() => said(page)).toBe('120 seconds left');
});

/** The page is told of what came of an action; answers what was asked. */
const follow = async (states: DhappaState[], events: readonly DhappaEvent[]): Promise<void> => {
  const first = states.at(-1);
  if (!first) throw new Error('no state');
  const at = states.length;
  for (const event of events) states.push(dhappa.evolve(states.at(-1) ?? first, event));
  const course = { game: dhappa, events: [...Array(at - 1), ...events], states, size: 4 } as unknown as ScriptedCourse;
  await feed(page, toldTo(course, at - 1, states.length - 1, 0, at, await clockOf(page)));
  await answered(page);
};

/** The other seats draw and throw away what time would throw away for them. */
const others = async (states: DhappaState[]): Promise<void> => {
  for (let now = states.at(-1); now && now.turn.seat !== 0 && now.phase === 'pick'; now = states.at(-1)) {
    const decision = dhappa.decide(now, now.turn.seat, { kind: 'lapse' });
    if (!decision.ok) throw new Error(decision.reason);
    await follow(states, decision.events);
  }
};

/** What this page asked of the house last, decided by the rules. */
const decided = async (states: DhappaState[], before: number): Promise<string> => {
  const [word = ''] = await sentSince(page, before);
  const action = spelling.read(word);
  const now = states.at(-1);
  if (!action || !now) throw new Error(`nothing was asked: ${word}`);
  const decision = dhappa.decide(now, 0, action);
  if (!decision.ok) throw new Error(`${word}: ${decision.reason}`);
  await follow(states, decision.events);
  return word;
};

/** By the accessible tree alone: no coordinates, no pointer. */
const press = async (states: DhappaState[], name: RegExp): Promise<string> => {
  const before = (await wordsSent(page)).length;
  await page.getByRole('button', { name }).first().focus();
  await key('Enter');
  return decided(states, before);
};

/** Opens with the first of what the guide lists; says nothing where there is none. */
const open = async (states: DhappaState[]): Promise<readonly string[]> => {
  await page.getByRole('button', { name: /^Open with a pure/ }).focus();
  await key('Enter');
  const guide = page.getByRole('dialog').getByRole('button', { name: /^Open with the/ });
  if ((await guide.count()) === 0) {
    await key('Escape');
    return [];
  }
  const before = (await wordsSent(page)).length;
  await guide.first().focus();
  await key('Enter');
  return [await decided(states, before)];
};

/** The third card, by its letter: focus then lies on the card that took its place. */
const discard = async (states: DhappaState[]): Promise<string> => {
  const cards = page.getByRole('region', { name: 'Your hand' }).getByRole('button');
  const before = (await wordsSent(page)).length;
  const next = await cards.nth(3).getAttribute('data-card');
  await cards.nth(2).focus();
  await key('Enter');
  await key('x');
  const word = await decided(states, before);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-card'))).toBe(next);
  await expect.poll(() => page.locator('.hand [tabindex="0"]').getAttribute('data-card')).toBe(next);
  return word;
};

/** The top card of the pile lengthens the run; the other one is of no use. */
const DEEP: MidRound = {
  hand: '9S KC 4H QD',
  others: ['KD#3 9D#3', 'QC#3 8S#3', 'QD#3 8C#3'],
  runs: ['A 6S#2 7S#2 8S#2', 'A 4C#2 5C#2 6C#2'],
  pile: 'JH#2 7C#2',
  draw: '10C#2 5D#2 JC#2',
};

/** Presses a key until the focus lies where it should; nothing else moves it. */
const until = async (name: string, path: string): Promise<void> => {
  const there = () => page.evaluate(to => document.activeElement?.matches(to) ?? false, path);
  for (let i = 0; i < 40 && !(await there()); i++) await key(name);
  expect(await there(), path).toBe(true);
};

test('A11Y-03 a whole turn with nothing but keys, from the body on: take from the pile, lay what is due, discard', async () => {
  await lay(page, scripted(DEEP));
  const states = [...scripted(DEEP).states] as DhappaState[];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const asked = async (...names: readonly string[]): Promise<string> => {
    const before = (await wordsSent(page)).length;
    for (const name of names) await key(name);
    return decided(states, before);
  };
  await key('p');
  await until('Tab', '[data-depth="1"]');
  await key('Enter');
  await until('Tab', '[data-action="take-n"]');
  expect(await asked('Enter')).toBe('pick:1');
  await key('a');
  await expect.poll(() => page.locator('.hand [aria-pressed="true"]').getAttribute('data-card')).toBe('7C#2');
  expect(await asked('a')).toBe('add:r2:high:7C#2');
  await until('Tab', '.hand [data-card]');
  await until('ArrowRight', '.hand [data-card="QD#1"]');
  await key('Enter');
  await until('Tab', '[data-action="discard"]');
  expect(await asked('Enter')).toBe('drop:QD#1');
  await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('.hand'))).toBe(true);
});

test('A11Y-03 turns of a real deal by keyboard and by role alone: draw, open, take back, open again, discard', async () => {
  const course = dealt(4);
  await lay(page, course);
  const states = [...course.states] as DhappaState[];
  const words: string[] = [];
  for (let turn = 0; turn < 2; turn++) {
    words.push(await press(states, /^Draw pile/));
    if (turn === 0) words.push(...(await open(states)), await press(states, /^Undo$/), ...(await open(states)));
    words.push(await discard(states));
    await others(states);
  }
  expect(words.map(word => word.replace(/:.*/, ''))).toEqual(['draw', 'run', 'undo', 'run', 'drop', 'draw', 'drop']);
  const lines = (await told(page)).join(' ');
  for (const part of ['draws', 'lays a run of', 'takes the last play back', 'discards']) expect(lines).toContain(part);
});
