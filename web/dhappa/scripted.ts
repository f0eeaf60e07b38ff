import { type DhappaEvent, type DhappaOptions, type DhappaState, dhappa } from '@majlis/dhappa';
import { type MidRound, midRound, playedWords } from '@majlis/dhappa/mid-round';
import { type OfKind, pack, RANKS, seeded, shuffled } from '@majlis/kernel';
import type { AnyGame } from '@majlis/table';
import type { Page } from 'playwright-core';
import { pointOf } from '@/dhappa/point.ts';
import { clockOf, feed, openFed, put, type ScriptedCourse, sentBy, toldTo, wordsSent } from '@/test/fed.ts';
import { bare, settle } from '@/test/gallery.ts';

/** A state and what happens after it. */
const following = (first: DhappaState, events: readonly DhappaEvent[]): ScriptedCourse => {
  const states = [first];
  for (const event of events) states.push(dhappa.evolve(states.at(-1) ?? first, event));
  return {
    game: dhappa as unknown as AnyGame,
    events: events as unknown as readonly OfKind[],
    states,
    size: first.seats,
  };
};

/** The middle of a round for the tests, and what these words lead to, one after another. */
export const scripted = (from: MidRound, words = ''): ScriptedCourse => {
  const first = midRound(from);
  const { codes, told } = playedWords(first, words);
  if (codes.split(' ').some(code => code !== 'ok' && code !== '')) throw new Error(`${words}: ${codes}`);
  return following(first, told);
};

export const end = ({ states }: ScriptedCourse): number => states.length - 1;

export const openDhappa = async (lang = 'en', options = {}): Promise<Page> => {
  const page = await openFed('dhappa/1', lang, options);
  await put(page, scripted(TURN), 0);
  return bare(page);
};

/** Answers whatever was asked, so that the next test begins with nothing pending. */
export const answered = async (page: Page): Promise<void> => {
  const now = await clockOf(page);
  const asked = (await sentBy(page)).flatMap(message => (message.kind === 'ask' ? [message.act] : []));
  await feed(page, ...asked.map(act => ({ kind: 'done' as const, now, act })));
};

/** Puts a place of a course on the page, with nothing pending and nothing chosen. */
export const lay = async (page: Page, course: ScriptedCourse, place = end(course), seat = 0): Promise<void> => {
  await answered(page);
  await page.keyboard.press('Escape');
  await put(page, course, place, seat);
  await settle(page);
};

/** Tells the page of what happened from one place of a course to another. */
export const goOn = async (page: Page, course: ScriptedCourse, from = 0, to = end(course), you = 0): Promise<void> =>
  feed(page, toldTo(course, from, to, you, from + 1, await clockOf(page)));

export const sentSince = async (page: Page, count: number): Promise<readonly string[]> =>
  (await wordsSent(page)).slice(count);

const SEEDED = seeded(7);

/** A round just dealt, seat 0 to pick. */
export const dealt = (seats: number, options: Partial<DhappaOptions> = {}): ScriptedCourse => {
  const first = dhappa.open({ ...dhappa.options.presets.default, first: 'seat0', ...options }, seats);
  const value = shuffled(pack(RANKS, 3, 6), SEEDED);
  const decision = dhappa.decide(first, 'house', { kind: 'rolled', label: 'shuffle', value });
  if (!decision.ok) throw new Error(decision.reason);
  return following(first, decision.events);
};

const OTHERS = ['KD#3 9D#3 4S#3 6S#3', 'QC#3 8S#3 3S#3 7D#3', 'QD#3 8C#3 4D#3 7H#3'];

/** Seat 0 is to pick, with a hand of 27: there is a run to lengthen, a joker to win, a 2 to shift, two runs to merge. */
export const TURN: MidRound = {
  hand: 'KS QS QS#2 9S 6S 5S 4S AH JH 9H 5H 5H#2 4H 3H AC KC 6C 5C 4C 3C KD QD 7D 6D JK 2S 2H',
  others: OTHERS,
  runs: [
    'B 7S#3 2D 9S#3 10S#3 JS#3 QS#3 KS#3 AS#3',
    'B set 3D#3 3C#3 3H#3',
    'B 8D#3 2H#2 JK#3 JD#3',
    'A 6H#3 2S#2 8H#3 9H#3 10H#3 JH#3 JK#2 KH#3',
    'A 7C#3 JK#4 9C#3 10C#3',
  ],
  pile: '8H#2 10D#2 5S#2 8D#2 9C#2 JS#2',
  draw: '10C#2 5D#2 JC#2',
};

/** Nothing laid yet: seat 0 could open with a run or with Aces. */
export const UNOPENED: MidRound = {
  hand: '7C 8C 9C 10C AS AH AC 4D 6H JK 2S',
  others: OTHERS,
  runs: ['A 4H#3 5H#3 6H#3', 'B 9H#3 10H#3 JH#3'],
  pile: '5H#2 KC#2',
  draw: '10C#2 5D#2 JC#2',
  opened: false,
};

/** Everything that wilds can do: a joker for the 8 of clubs, a 2 for the 7 of hearts, and both teams' jokers. */
export const WILDS: MidRound = {
  hand: '8C 7H QD 5H 9S 10S KS JK#5',
  others: OTHERS,
  runs: ['A 7C#3 JK#4 9C#3', 'A 6H#3 2S#2 8H#3', 'B JD#3 JK#3 KD#2', 'A 6S#2 7S#2 8S#2', 'A JS#2 QS#2 KS#2'],
  pile: '4D#2',
  draw: '10C#2 5D#2 JC#2',
};

/** The Lock is held and two cards are left; the third one drawn fits too. */
export const ALMOST: MidRound = {
  hand: '10C 4D',
  others: OTHERS,
  runs: ['A 7C#3 8C#3 9C#3', 'A 6H#3 7H#2 8H#3', 'A JD#3 QD#2 KD#2'],
  pile: '4H#2 5S#2',
  draw: '3D#2 9H#2',
};

export const tap = async (page: Page, ...cards: readonly string[]): Promise<void> => {
  for (const card of cards) await page.mouse.click(...(await pointOf(page, card)));
};

const centre = async (page: Page, path: string): Promise<readonly [number, number]> => {
  const place = page.locator(path);
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`${path} is not there`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Carries a card to a place and lets it go there. */
export const drag = async (page: Page, card: string, path: string): Promise<void> => {
  const to = await centre(page, path);
  await page.mouse.move(...(await pointOf(page, card)));
  await page.mouse.down();
  await page.mouse.move(to[0], to[1] + 30, { steps: 4 });
  await page.mouse.move(...to, { steps: 2 });
  await page.mouse.up();
  await settle(page);
};

export const press = (page: Page, action: string): Promise<void> =>
  page
    .locator(`.mj-scene [data-action="${action}"]`)
    .first()
    .evaluate(node => (node as HTMLElement).click());

export const said = async (page: Page): Promise<string> => (await page.locator('[data-said]').textContent()) ?? '';

/** The narration of the game, line by line. */
export const told = (page: Page): Promise<readonly string[]> => page.getByRole('log').locator('p').allInnerTexts();

/** How much of each index can be seen, and how wide and tall the strip is that a finger meets. */
export const stripsOf = (page: Page) =>
  page.locator('.hand [data-card]').evaluateAll(nodes =>
    nodes.map(node => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const mine = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-card]') === node;
      const points = [0.06, 0.2, 0.35].flatMap(x =>
        [0.04, 0.2, 0.43].map(y => mine(left + width * x, top + height * y)),
      );
      let [wide, tall] = [0, 0];
      while (wide < width && mine(left + wide + 1, top + height * 0.2)) wide += 1;
      while (tall < height && mine(left + width * 0.2, top + tall + 1)) tall += 1;
      return { card: node.getAttribute('data-card'), seen: points.every(Boolean), wide, tall };
    }),
  );
