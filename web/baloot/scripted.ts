import { type BalootOptions, baloot } from '@majlis/baloot';
import { DEAL, type ScriptedDeal, script } from '@majlis/baloot/script';
import { spelling } from '@majlis/baloot/spelling';
import type { OfKind } from '@majlis/kernel';
import type { Spelling } from '@majlis/kernel/record';
import type { AnyGame } from '@majlis/table';
import type { Page } from 'playwright-core';
import { clockOf, courseOf, feed, openFed, put, type ScriptedCourse, sentBy, toldTo, wordsSent } from '@/test/fed.ts';
import { bare } from '@/test/gallery.ts';

/** A round for the tests, from the words of its record: the last place is what the words lead to. */
export const scripted = (
  words: string,
  rules: Partial<BalootOptions> = {},
  deal: ScriptedDeal = DEAL,
): ScriptedCourse =>
  courseOf(
    baloot as unknown as AnyGame,
    spelling as unknown as Spelling<unknown, OfKind, OfKind>,
    script(words, rules, deal).text,
  );

export const end = ({ states }: ScriptedCourse): number => states.length - 1;

/** Seat 0 deals and speaks last: Ashkal is open to it. */
export const DEALING: ScriptedDeal = { ...DEAL, dealer: 0 };
export const ON_ACE: ScriptedDeal = { ...DEAL, dealer: 0, floor: 'AH' };

/** Seat 0 has nothing but 7, 8 and 9. */
export const WORTHLESS: ScriptedDeal = {
  ...DEAL,
  hands: [
    '7S 8S 9S 7D 8D 9H KC QC',
    'AS KS QS JS 10S AH KH QH',
    'JH 10H 8H 7H AD KD QD JD',
    '10D 9D AC JC 10C 9C 8C 7C',
  ],
};

export const HOKUM = 'hokum:H pass pass pass';
export const PLAIN = `${HOKUM} pass pass`;
export const FIRST = `${PLAIN} JH 8H 7H 8C .`;
const REST = 'AH 10H AC 9C . 9H KC 10C JC . AS 10S 7S 7D . KS QS 8S 9D . 7C QC QD 10D . JS 9S JD KH . QH 8D KD AD';
/** To the last card. */
export const PLAYED_OUT = `${FIRST} ${REST}`;
export const PROJECTS = `${PLAIN} declare:fifty JH declare:sira 8H declare:sira 7H declare:sira 8C`;
/** Doubled, with projects, to the sheet. */
export const DOUBLED = `${HOKUM} double pass pass declare:fifty JH declare:sira 8H 7H 8C . . ${REST} .`;

/** What the dashboard offers, in the order of the screen; `!`: greyed, with its reason. */
export const buttons = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-zone="dash"] [data-action]')
    .evaluateAll(nodes =>
      nodes.map(node => `${node.getAttribute('data-action')}${node.getAttribute('aria-disabled') ? '!' : ''}`),
    );

/** A click as the browser gives it to a button, greyed or not. */
export const press = async (page: Page, action: string): Promise<void> => {
  await page.locator(`[data-action="${action}"]`).evaluate(node => (node as HTMLElement).click());
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Answers whatever was asked, so that the next test begins with nothing pending. */
export const answered = async (page: Page): Promise<void> => {
  const now = await clockOf(page);
  const asked = (await sentBy(page)).flatMap(message => (message.kind === 'ask' ? [message.act] : []));
  await feed(page, ...asked.map(act => ({ kind: 'done' as const, now, act })));
};

/** A page with a table of Baloot on it. */
export const openBaloot = async (lang: string, options = {}): Promise<Page> => {
  const page = await openFed('baloot/1', lang, { hasTouch: true, ...options });
  await put(page, scripted(''), 3);
  return bare(page);
};

/** Puts what a course leads to on the page, with nothing pending. */
export const lay = async (page: Page, course: ScriptedCourse, seat = 0, place = end(course)): Promise<void> => {
  await answered(page);
  await put(page, course, place, seat);
};

/** The bubbles on the screen, by the number of their seat. */
export const bubbles = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.mj-bubble')
    .evaluateAll(nodes =>
      nodes.map(node => `${node.closest('[data-number]')?.getAttribute('data-number')} ${node.textContent}`),
    );

export const handOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.hand [data-card]').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card') ?? ''));

export const glowOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.hand [data-glow]').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card') ?? ''));

/** Tells the page of what happened from one place of a course to another. */
export const goOn = async (page: Page, course: ScriptedCourse, from: number, to: number, you = 0): Promise<void> =>
  feed(page, toldTo(course, from, to, you, from + 1, await clockOf(page)));

/** The words that were sent since a count of them. */
export const sentSince = async (page: Page, count: number): Promise<readonly string[]> =>
  (await wordsSent(page)).slice(count);

export const said = (page: Page): Promise<string> => page.locator('[data-said]').innerText();

/** The narration of the game, line by line. */
export const told = (page: Page): Promise<readonly string[]> => page.getByRole('log').locator('p').allInnerTexts();

/** Plays a card by keyboard: lifted first, then thrown. */
export const throwCard = async (page: Page, card: string): Promise<void> => {
  const held = page.locator(`.hand [data-card="${card}"]`);
  await held.focus();
  if ((await held.getAttribute('data-state')) !== 'selected') await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Seat 0 holds no project. */
export const POOR: ScriptedDeal = {
  ...DEAL,
  hands: [
    'JH 9H AH KH AS JS 7C 9C',
    '10H 8H 10S QS KS KC QC 8D',
    '7H 9S 8S 7S AC 10C KD QD',
    'AD 10D JD 9D 7D JC QH 8C',
  ],
};
