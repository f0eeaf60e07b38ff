import { type Suit, sideOf, type Viewer } from '@majlis/kernel';
import { type TurupEvent, turup } from '@majlis/turup';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hurried } from '@/e2e/going.ts';
import { leaks, type Truth } from '@/e2e/leaks.ts';
import { ballotLeaks, secretLooks } from '@/e2e/turup-ballots.ts';
import { jumpsIn, moved, pressAtOnce, sightOf } from '@/e2e/turup-player.ts';
import { guest, introduced, matchOf, openTable, sitAt, soon } from '@/e2e/visit.ts';
import { type Witness, witness } from '@/e2e/witness.ts';
import { fixedNonce } from '@/test/fixed-nonce.ts';
import { fixedHouse, type RealHouse } from '@/test/house.ts';
import { oracle } from '../../commands/oracles/turup.ts';

/** With these dice the tables after the first have spades, hearts, clubs and diamonds in a Frenzy deal, and then clubs twice: each is opened for good, and no other is. */
const DICE = 'suits 381';

let house: RealHouse;
beforeAll(async () => {
  house = await fixedHouse(DICE);
});
afterAll(() => house.close());

const CALM = { locale: 'en-US', reducedMotion: 'reduce' as const };
const UNHURRIED = { match: 'single', voteClock: 'off', bidClock: 'off', playClock: 'off', frenzyClock: 'off' };

/** A browser at a seat, and everything that came into it. */
interface Person {
  readonly seat: Viewer;
  readonly page: Page;
  readonly eye: Witness;
}

/** A table with the first of them as its host; bots take the other seats. */
const begun = async (options: object, pages: readonly Page[]): Promise<readonly Person[]> => {
  const people = pages.map((page, seat) => ({ seat, page, eye: witness(page) }));
  const address = await openTable(house, pages[0]!, 'turup/1', { ...UNHURRIED, ...options });
  for (const [seat, page] of pages.entries()) await sitAt(page, address, seat);
  await pages[0]!.locator('.sh-start').click();
  for (const page of pages) await soon(() => page.locator('.hand [data-card]').count()).toBeGreaterThan(0);
  return people;
};

/** Everybody does what there is to do; when that is nothing, the host lets no bot dawdle. */
const step = async (people: readonly Person[], done: Set<string>): Promise<boolean> => {
  let acted = false;
  for (const { page } of people) acted = (await moved(page, done)) || acted;
  if (!acted) await hurried(people[0]!.page);
  for (const { eye } of people) await eye.look();
  return (await sightOf(people[0]!.page)).isOver;
};

const reloaded = async ({ page }: Person): Promise<void> => {
  await page.reload();
  await soon(async () => (await sightOf(page)).link).toBe('open');
};

/** Nobody had a card too early, in a frame, in the document or in the store; in another seat it would have been. */
const judged = async (people: readonly Person[]): Promise<Truth> => {
  for (const { page } of people) await soon(async () => (await sightOf(page)).isOver).toBe(true);
  const { options, events } = await matchOf(people[0]!.page);
  const truth: Truth = { game: turup, seats: 4, oracle, options, events };
  for (const { seat, eye } of people) {
    expect(eye.sights.filter(({ kind }) => kind === 'look').length).toBeGreaterThan(12);
    expect(leaks(truth, seat, eye.sights)).toEqual([]);
    const other = seat === 'rail' ? null : (seat + 1) % 4;
    if (other !== null) expect(leaks(truth, other, eye.sights).length, 'in another seat: a leak').toBeGreaterThan(0);
  }
  return truth;
};

/** Nobody had another's ballot before the tally; in another seat one's own would have been one. */
const judgedBallots = (people: readonly Person[], truth: Truth): void => {
  for (const { seat, eye } of people) {
    expect(secretLooks(truth, seat, eye.sights)).toBeGreaterThan(1);
    expect(ballotLeaks(truth, seat, eye.sights)).toEqual([]);
    const other = (Number(seat) + 1) % 4;
    expect(ballotLeaks(truth, other, eye.sights).length, 'in another seat: a leak').toBeGreaterThan(0);
  }
};

test('TUR-02 TUR-03 TUR-09 a whole Classic deal in two browsers with the real house, by keyboard alone, one reloaded in mid-trick: nobody sees too much', async () => {
  const people = await begun({}, [await guest(house, 'Zoya', CALM), await guest(house, 'Arjun', CALM)]);
  await pressAtOnce(people[0]!.page, 'bots-vote');
  for (const { page, eye } of people) {
    await soon(() => page.locator('[data-voted]').getAttribute('data-voted')).toBe('2');
    expect(eye.sights.some(({ text }) => text.includes('{"kind":"hurried"}'))).toBe(true);
    await eye.look();
  }
  const done = new Set<string>();
  let isReloaded = false;
  while (!(await step(people, done))) {
    const { trick, tricks } = await sightOf(people[1]!.page);
    if (isReloaded || tricks < 3 || trick === 0) continue;
    await reloaded(people[1]!);
    isReloaded = true;
  }
  expect(isReloaded).toBe(true);
  expect(done.has('vote') && done.has('bid')).toBe(true);
  const truth = await judged(people);
  judgedBallots(people, truth);
  const kinds = new Set(truth.events.map(({ kind }) => kind));
  for (const kind of ['voted', 'tallied', 'called', 'contracted', 'dealtOn', 'taken', 'scored', 'ended'])
    expect(kinds).toContain(kind);
  await people[1]!.page.getByRole('button', { name: /Verified deal/ }).click();
  await soon(() => people[1]!.page.locator('[data-fair]').getAttribute('data-fair')).toBe('ok');
  for (const { page } of people) await page.context().close();
});

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** Somebody who came to watch. */
const watching = async ({ page: host }: Person): Promise<Person> => {
  const page = await guest(house, 'Meera', CALM);
  const eye = witness(page);
  await page.goto(host.url());
  await soon(async () => (await sightOf(page)).link).toBe('open');
  return { seat: 'rail', page, eye };
};

/** Whoever adds the same to the dice at every run. */
const fixedGuest = async (): Promise<Page> => {
  const page = await guest(house, 'Zoya', CALM);
  await page.addInitScript(fixedNonce);
  return page;
};

/** The dice draw the trump: a browser with a suit that lies on another table already goes on to the next table. */
const oneOfEach = async (): Promise<Map<Suit, readonly Person[]>> => {
  const found = new Map<Suit, readonly Person[]>();
  let page = await fixedGuest();
  for (let tries = 0; found.size < SUITS.length && tries < 60; tries++) {
    const people = await begun({ mode: 'frenzy' }, [page]);
    const { trump } = await sightOf(page);
    const suit = SUITS.find(one => one === trump);
    const isNew = suit && !found.has(suit);
    if (isNew) found.set(suit, people);
    if (isNew && found.size < SUITS.length) page = await fixedGuest();
    if (!isNew) await introduced(house, page, 'Zoya');
  }
  return found;
};

/** A deal to its end, the first browser loaded again in its middle; what was done there. */
const playedOut = async (people: readonly Person[]): Promise<ReadonlySet<string>> => {
  const done = new Set<string>();
  let isFresh = true;
  while (!(await step(people, done))) {
    if (!isFresh || (await sightOf(people[0]!.page)).tricks < 5) continue;
    await reloaded(people[0]!);
    isFresh = false;
  }
  expect(isFresh).toBe(false);
  return done;
};

const isJump = (event: TurupEvent): boolean => event.kind === 'played' && event.by === 'jumpIn' && event.seat === 0;

/** Alone, for bots are quick: a deal in which nobody came before them is followed by another one with clubs. */
const clubs = async (first: readonly Person[]): Promise<readonly TurupEvent[]> => {
  const page = first[0]!.page;
  await jumpsIn(page);
  let people = first;
  for (;;) {
    await playedOut(people);
    const events = (await judged(people)).events as readonly TurupEvent[];
    if (events.some(isJump)) return events;
    do {
      await introduced(house, page, 'Zoya');
      people = await begun({ mode: 'frenzy' }, [page]);
    } while ((await sightOf(page)).trump !== 'C');
  }
};

/** The tricks of either side that hold a heart, counted from what was played. */
const heartsOf = (events: readonly TurupEvent[]): [number, number] => {
  const hearts: [number, number] = [0, 0];
  let lies = false;
  for (const event of events) {
    if (event.kind === 'played') lies ||= event.card.endsWith('H');
    if (event.kind !== 'taken') continue;
    if (lies) hearts[sideOf(event.taker)] += 1;
    lies = false;
  }
  return hearts;
};

const heartsRow = (page: Page): Promise<readonly number[]> =>
  page.locator('[data-row="hearts"] td').evaluateAll(nodes => nodes.map(node => Number(node.textContent)));

test('TUR-10 SPEC-01 a Frenzy deal of each suit with the real house, reloaded in the middle: every power is used, and nobody sees too much', async () => {
  const tables = await oneOfEach();
  expect([...tables.keys()].sort()).toEqual([...SUITS].sort());
  const clubsPeople = tables.get('C')!;
  tables.delete('C');
  tables.set('D', [...(tables.get('D') ?? []), await watching(tables.get('D')![0]!)]);
  const played = [...tables].map(async ([suit, people]) => [suit, await playedOut(people)] as const);
  const done = new Map(await Promise.all(played));
  const told = new Map<Suit, readonly TurupEvent[]>();
  for (const [suit, people] of tables) told.set(suit, (await judged(people)).events as readonly TurupEvent[]);
  told.set('C', await clubs(clubsPeople));
  const has = (suit: Suit, test: (event: TurupEvent) => boolean): boolean => told.get(suit)?.some(test) ?? false;
  for (const suit of SUITS) expect(told.get(suit)?.filter(({ kind }) => kind === 'taken').length).toBe(13);
  expect(done.get('D')?.has('peek')).toBe(true);
  expect(has('D', event => event.kind === 'peeked' && event.seat === 0)).toBe(true);
  expect(has('C', isJump)).toBe(true);
  const hearts = heartsOf(told.get('H') ?? []);
  expect(hearts[0] + hearts[1]).toBeGreaterThan(0);
  expect(await heartsRow(tables.get('H')![0]!.page)).toEqual(hearts);
  expect(
    told
      .get('S')
      ?.find(event => event.kind === 'played')
      ?.card.endsWith('S'),
  ).toBe(false);
  const led = (told.get('S') ?? []).filter(event => event.kind === 'taken').slice(0, -1);
  expect(done.get('S')?.has('free-lead')).toBe(led.some(({ taker }) => taker === 0));
});
