import { dhappa, type Event, type State } from '@majlis/dhappa';
import { played, type Scene, scene } from '@majlis/dhappa/scene';
import type { AnyGame, Kind } from '@majlis/table';
import type { Page } from 'playwright-core';
import { type Course, clockOf, feed, openFed, put, sentBy, toldTo, wordsSent } from '@/test/fed.ts';
import { bare, settle } from '@/test/gallery.ts';

/** The middle of a round for the tests, and the events that these words lead to, one after another. */
export const scripted = (from: Scene | State, words = ''): Course => {
  const states: State[] = ['phase' in from ? from : scene(from)];
  const events: Event[] = [];
  for (const word of words.split(' ').filter(Boolean)) {
    const now = states.at(-1);
    if (!now) throw new Error('no state');
    const { codes, told } = played(now, word);
    if (codes !== 'ok') throw new Error(`${word}: ${codes}`);
    for (const event of told) {
      events.push(event);
      states.push(dhappa.evolve(states.at(-1) ?? now, event));
    }
  }
  return {
    game: dhappa as unknown as AnyGame,
    events: events as unknown as readonly Kind[],
    states,
    size: states[0]?.seats ?? 4,
  };
};

export const end = ({ states }: Course): number => states.length - 1;

export const openDhappa = async (lang = 'en', options = {}): Promise<Page> => {
  const page = await openFed('dhappa/1', lang, options);
  page.setDefaultTimeout(8_000);
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
export const lay = async (page: Page, course: Course, place = end(course), seat = 0): Promise<void> => {
  await answered(page);
  await page.keyboard.press('Escape');
  await put(page, course, place, seat);
  await settle(page);
};

/** Tells the page of what happened from one place of a course to another. */
export const goOn = async (page: Page, course: Course, from = 0, to = end(course), you = 0): Promise<void> =>
  feed(page, toldTo(course, from, to, you, from + 1, await clockOf(page)));

export const sentSince = async (page: Page, count: number): Promise<readonly string[]> =>
  (await wordsSent(page)).slice(count);

/** Seat 0 has drawn: a hand with all there is to do. */
export const TURN: Scene = {
  hand: 'KS QS QS#2 9S 6S 5S 4S AH JH 9H 5H 5H#2 4H 3H AC KC 6C 5C 4C 3C KD QD 7D 6D JK 2S 2H',
  runs: [
    'B 7S 2D 9S 10S JS QS KS AS',
    'B set 3D 3C 3H',
    'B 8D 2H#2 JK#3 JD',
    'A 6H 2S#2 8H 9H#2 10H JH JK#2 KH',
    'A 7C JK#4 9C 10C',
  ],
  pile: '8H 10D 5S#2 8D#2 9C#2 JS#2',
};
