import { type Actor, type Card, cards, type HouseAction, type OfKind, type Seat } from '@majlis/kernel';
import type { AnyGame } from '@majlis/table';
import { type TurupAction, type TurupEvent, type TurupOptions, type TurupState, turup } from '@majlis/turup';
import { after, around } from '@majlis/turup/for-web';
import { spelling } from '@majlis/turup/spelling';
import type { Page } from 'playwright-core';
import { clockOf, feed, openFed, put, type ScriptedCourse, sentBy, toldTo, wordsSent } from '@/test/fed.ts';
import { bare } from '@/test/gallery.ts';

/** A deal for the tests: who deals, which trump the dice draw in Frenzy, and what falls to whom. */
export interface TurupDeal {
  readonly dealer: Seat;
  readonly trump?: 'S' | 'H' | 'D' | 'C';
  /** Thirteen cards for each seat; the first five come first. */
  readonly hands: readonly [string, string, string, string];
}

/** The hand of the drawings: four spades, two hearts, three clubs and four diamonds with seat 0. */
export const DEAL: TurupDeal = {
  dealer: 0,
  hands: [
    'AS QS 10S KH 7D 6S 9H KC JC 8C AD QD 3D',
    'JD AH 2H 4C 9C JS 7S QH 5H 10D 6D AC 3C',
    'KD 8D QC 5S 3S 10H 7H 6H 2C 4D 9D KS 9S',
    '5D 2D JH 8S 4S 2S 8H 4H 3H 10C 7C 6C 5C',
  ],
};

const SUITS = 'SHDC';

const packOf = ({ dealer, hands }: TurupDeal, options: TurupOptions): readonly Card[] => {
  const order = around(after(dealer, options), options);
  const held = hands.map(hand => cards(hand));
  return Array.from({ length: 52 }, (_, i) => held[order[i % 4] ?? 0]?.[Math.floor(i / 4)] ?? 'AS');
};

/** Words of the game, each by whoever is awaited; `@2` names the seat, `.` lets a pause pass. */
type Line = readonly [Actor, TurupAction | HouseAction];

const lineOf = (word: string, state: TurupState): Line => {
  if (word === '.') return ['house', { kind: 'proceed' }];
  const [text = '', named] = word.split('@');
  const action = spelling.read(text);
  if (!action) throw new Error(`not a word: ${word}`);
  if (action.kind === 'rolled') return ['house', action];
  const awaited = turup.waits(state).find(({ on }) => on !== 'house')?.on ?? 0;
  return [named === undefined ? awaited : Number(named), action];
};

const throwsFor = (deal: TurupDeal, state: TurupState): Line | undefined => {
  const rolled = (label: string, value: number | readonly Card[]): Line => ['house', { kind: 'rolled', label, value }];
  if (state.phase === 'dealer') return rolled('dealer', deal.dealer);
  if (state.phase === 'trump') return rolled('trump', SUITS.indexOf(deal.trump ?? 'S'));
  return state.phase === 'shuffle' ? rolled('shuffle', packOf(deal, state.options)) : undefined;
};

/** A match for the tests, from words: the last place is what they lead to. Every deal is the same. */
export const scripted = (words: string, rules: Partial<TurupOptions> = {}, deal: TurupDeal = DEAL): ScriptedCourse => {
  const parsed = turup.options.parse(rules);
  if (!parsed.ok) throw new Error(`options: ${parsed.option}`);
  const events: TurupEvent[] = [];
  const states: TurupState[] = [turup.open(parsed.options, 4)];
  const now = (): TurupState => states.at(-1) ?? turup.open(parsed.options, 4);
  const submit = ([actor, action]: Line): void => {
    const decision = turup.decide(now(), actor, action);
    if (!decision.ok) throw new Error(`${JSON.stringify(action)} by ${actor}: ${decision.reason}`);
    for (const event of decision.events) {
      events.push(event);
      states.push(turup.evolve(now(), event));
    }
  };
  const settle = (): void => {
    for (let line = throwsFor(deal, now()); line; line = throwsFor(deal, now())) submit(line);
  };
  settle();
  for (const word of words.split(' ').filter(Boolean)) {
    submit(lineOf(word, now()));
    settle();
  }
  return { game: turup as unknown as AnyGame, events: events as readonly OfKind[], states };
};

export const end = ({ states }: ScriptedCourse): number => states.length - 1;

/** Five cards are dealt; then three have voted, then all: spades by two votes to one and one. */
export const VOTE = '.';
export const SPADES = '. vote:S vote:H vote:S vote:C';
/** Hearts and spades, two each: the lot falls on hearts. */
export const TIE = '. vote:S vote:H vote:S vote:H';
export const DRAWN = `${TIE} tiebreak=1`;
/** Seat 1 speaks first; seat 3 declares eight. */
export const BIDS = `${SPADES} bid:7 bid:7 bid:8`;
export const FIRST = `${BIDS} bid:7 .`;

/** Frenzy with a trump of the test's choice; seat 0 leads. */
export const frenzy = (trump: NonNullable<TurupDeal['trump']>, words: string): ScriptedCourse =>
  scripted(words, { mode: 'frenzy' }, { ...DEAL, dealer: 3, trump });

/** Plays on by the clock until `until` holds; pauses pass. */
export const lapsed = (course: ScriptedCourse, until: (state: TurupState) => boolean): ScriptedCourse => {
  const events = [...course.events];
  const states = [...course.states];
  const now = (): TurupState => states.at(-1) as TurupState;
  while (!until(now())) {
    const [wait] = turup.waits(now());
    if (!wait || !('lapse' in wait)) throw new Error(`nobody is awaited in ${now().phase}`);
    const decision = turup.decide(now(), wait.on, wait.lapse);
    if (!decision.ok) throw new Error(decision.reason);
    for (const event of decision.events) {
      events.push(event as OfKind);
      states.push(turup.evolve(now(), event));
    }
  }
  return { ...course, events, states };
};

/** Answers whatever was asked, so that the next test begins with nothing pending. */
export const answered = async (page: Page): Promise<void> => {
  const now = await clockOf(page);
  const asked = (await sentBy(page)).flatMap(message => (message.kind === 'ask' ? [message.act] : []));
  await feed(page, ...asked.map(act => ({ kind: 'done' as const, now, act })));
};

/** Puts what a course leads to on the page, with nothing pending. */
export const lay = async (
  page: Page,
  course: ScriptedCourse,
  seat: Seat | 'rail' = 0,
  place = end(course),
  patch: object = {},
): Promise<void> => {
  await answered(page);
  await put(page, course, place, seat, patch);
};

/** A page with a table of Turup on it. */
export const openTurup = async (lang: string, options = {}): Promise<Page> => {
  const page = await openFed('turup/1', lang, { hasTouch: true, ...options });
  await put(page, scripted(''), end(scripted('')));
  return bare(page);
};

/** Tells the page of what happened from one place of a course to another. */
export const goOn = async (
  page: Page,
  course: ScriptedCourse,
  from: number,
  to: number,
  you: Seat = 0,
): Promise<void> => feed(page, toldTo(course, from, to, you, from + 1, await clockOf(page)));

/** A click as the browser gives it to a button, greyed or not. */
export const press = async (page: Page, action: string): Promise<void> => {
  await page.locator(`[data-action="${action}"]`).evaluate(node => (node as HTMLElement).click());
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
};

export const sentSince = async (page: Page, count: number): Promise<readonly string[]> =>
  (await wordsSent(page)).slice(count);

/** The narration of the game, line by line. */
export const told = (page: Page): Promise<readonly string[]> => page.getByRole('log').locator('p').allInnerTexts();
