import { bySeat, type Card } from '@majlis/kernel';
import { type TurupState, turup } from '@majlis/turup';
import { sheetOf } from '@majlis/turup/for-web';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type ScriptedCourse, wordsSent } from '@/test/fed.ts';
import { settle } from '@/test/gallery.ts';
import { end, FIRST, goOn, lapsed, lay, openTurup, press, scripted, sentSince } from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await openTurup('en');
});

const stateOf = ({ states }: ScriptedCourse): TurupState => states.at(-1) as TurupState;

/** Seat 0 has every trump and every ace: its side can take whatever it wants. */
const STRONG = {
  dealer: 3,
  hands: [
    'AS KS QS JS 10S 9S 8S 7S 6S 5S AH AD AC',
    '4S KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H',
    '3S KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D',
    '2S KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C',
  ],
} as const;

const ALL_SPADES = '. vote:S vote:S vote:S vote:S';
const seven = `${ALL_SPADES} bid:7 bid:7 bid:7 bid:7 .`;
const nine = `${ALL_SPADES} bid:9 bid:7 bid:7 bid:7 .`;

/** Seat 0 leads these one after the other; everybody else lets the clock play. */
const led = (words: string, cards: string, deal = STRONG): ScriptedCourse => {
  let course = scripted(words, {}, deal);
  for (const card of cards.split(' ').filter(Boolean)) {
    const mine = (state: TurupState) => state.phase === 'play' && state.turn === 0 && state.trick.length === 0;
    course = lapsed(course, state => mine(state) || state.phase === 'summary');
    const decision = turup.decide(stateOf(course), 0, { kind: 'play', card: card as Card });
    if (!decision.ok) throw new Error(`${card}: ${decision.reason}`);
    const states = [...course.states];
    for (const event of decision.events) states.push(turup.evolve(states.at(-1) as TurupState, event));
    course = { ...course, states, events: [...course.events, ...decision.events] };
    course = lapsed(course, state => state.phase === 'trick');
  }
  return course;
};

test('TUR-09 seven tricks to none under a bid of seven: the baazi is named and the deal goes on, for a kot is alive', async () => {
  const course = led(seven, 'AS KS QS JS 10S 9S 8S');
  await lay(page, course, 0, end(course) - 1);
  await goOn(page, course, end(course) - 1, end(course));
  const flash = page.locator('[data-flash="baazi"]');
  await expect.poll(() => flash.innerText()).toContain('Baazi for the Royals!');
  const on = lapsed(course, state => state.phase !== 'trick');
  expect(stateOf(on).phase).toBe('play');
  await lay(page, on, 0);
  await expect.poll(() => page.locator('[data-overlay="sheet"]').count()).toBe(0);
  await expect.poll(() => page.locator('[data-progress="us"]').innerText()).toContain('kot still possible');
});

test('TUR-09 two things that are named at once leave the own name free, on a phone held upright', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const course = led(seven, 'AS KS QS JS 10S 9S 8S');
  await lay(page, course, 0, end(course) - 1);
  await goOn(page, course, end(course) - 1, end(course));
  await expect.poll(() => page.locator('.tu-flash b').count()).toBe(2);
  await settle(page);
  const bottom = await page.locator('.tu-flash').evaluate(node => node.getBoundingClientRect().bottom);
  const name = page.locator('.mj-seat[data-seat="s"] .mj-name');
  expect(bottom).toBeLessThanOrEqual(await name.evaluate(node => node.getBoundingClientRect().top));
});

test('TUR-09 thirteen tricks: the kot is named, and the sheet says what it brings', async () => {
  const course = led(seven, 'AS KS QS JS 10S 9S 8S 7S 6S 5S AH AD AC');
  await lay(page, course, 0, end(course) - 1);
  await goOn(page, course, end(course) - 1, end(course));
  await expect.poll(() => page.locator('[data-flash="kot"]').innerText()).toContain('Kot for the Royals!');
  await lay(
    page,
    lapsed(course, state => state.phase === 'summary'),
    0,
  );
  const sheet = page.locator('[data-overlay="sheet"]');
  await expect.poll(() => sheet.locator('h2').innerText()).toBe('Kot for the Royals!');
  expect((await sheet.locator('[data-row="kot"]').innerText()).replace(/\s+/g, ' ')).toBe('+2 Kot 0');
  await expect.poll(() => sheet.locator('[data-trick]').count()).toBe(13);
});

/** Six plain aces and kings' suits given away: the others take three first. */
const THREE_AWAY = {
  dealer: 3,
  hands: [
    'AS KS QS JS 10S 9S 8S 7S 6S 5S 2H 2D 2C',
    '4S AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H',
    '3S KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D KC',
    '2S AD QC JC 10C 9C 8C 7C 6C 5C 4C 3C AC',
  ],
} as const;

/** The others take `away` tricks early, then seat 0 draws trumps. */
const upTo = (words: string, royals: number): ScriptedCourse =>
  lapsed(
    scripted(words, {}, THREE_AWAY),
    state => state.phase === 'summary' || state.tricks.filter(({ taker }) => taker % 2 === 0).length === royals,
  );

test('TUR-09 a deal ends when nothing is at stake: its last trick is the one that decided', async () => {
  for (const words of [seven, nine]) {
    const done = lapsed(upTo(words, 7), state => state.phase === 'summary');
    const { tricks, contract, results } = stateOf(done);
    const [mine, theirs] = results.at(-1)!.tricks;
    const bid = contract!.bid;
    const settled = (us: number, them: number): boolean =>
      (us >= 7 || them >= 7) && (us >= bid || them > 13 - bid) && us > 0 && them > 0;
    await lay(page, done, 0);
    await expect.poll(() => page.locator('[data-trick]').count()).toBe(tricks.length);
    expect(tricks.length === 13 || settled(mine, theirs)).toBe(true);
    const before = tricks.slice(0, -1).filter(({ taker }) => taker % 2 === 0).length;
    expect(settled(before, tricks.length - 1 - before)).toBe(false);
  }
});

const fake = (royals: number, rebels: number, bid: number): ScriptedCourse => {
  const order = [...Array(royals - 1).fill(0), ...Array(rebels).fill(1), 0];
  const base = scripted(bid === 7 ? seven : nine, {}, STRONG);
  const states = [...base.states];
  const from = states.at(-1) as TurupState;
  const pack = STRONG.hands.map(hand => hand.split(' ') as Card[]);
  const tricks = order.map((taker, n) => ({
    plays: [0, 1, 2, 3].map(seat => ({ seat, card: pack[seat]![n]! })),
    taker,
  }));
  const hands = from.hands.map((hand, seat) => ({ ...hand, cards: pack[seat]!.slice(order.length) }));
  states[states.length - 1] = { ...from, phase: 'trick', tricks, hands };
  return { ...base, states };
};

test.each([
  [7, 3, 7, 'summary'],
  [7, 0, 7, 'play'],
  [7, 3, 9, 'play'],
  [9, 3, 9, 'summary'],
  [7, 5, 9, 'summary'],
])('TUR-09 at %i–%i with a bid of %i the table shows: %s', async (royals, rebels, bid, due) => {
  const course = fake(royals, rebels, bid);
  const on = lapsed(course, state => state.phase !== 'trick');
  expect(stateOf(on).phase).toBe(due);
  await lay(page, course, 0);
  await expect.poll(() => page.locator('[data-overlay="sheet"]').count()).toBe(0);
  await lay(page, on, 0);
  await expect.poll(() => page.locator('[data-overlay="sheet"]').count()).toBe(due === 'summary' ? 1 : 0);
});

test('TUR-09 the sheet has every line of the game’s own reckoning, every trick with its taker, and the cards that were left', async () => {
  const course = lapsed(scripted(`${FIRST} 5D`), state => state.phase === 'summary');
  const state = stateOf(course);
  await lay(page, course, 0);
  await settle(page);
  const sheet = page.locator('[data-overlay="sheet"]');
  for (const { item, points } of sheetOf(state)) {
    const row = sheet.locator(`[data-row="${item}"]`);
    if (points.every(n => n === 0)) expect(await row.count()).toBe(0);
    else expect((await row.locator('td').allInnerTexts()).map(Number)).toEqual([...points]);
  }
  const total = (await sheet.locator('[data-row="points"] td').allInnerTexts()).map(Number);
  expect(total).toEqual([...state.results.at(-1)!.points]);
  for (const [n, { plays, taker }] of state.tricks.entries()) {
    const row = sheet.locator(`[data-trick="${n + 1}"]`);
    await expect.poll(() => row.getAttribute('data-taker')).toBe(String(taker));
    const cards = await row
      .locator('[data-card]')
      .evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')));
    expect(cards).toEqual([0, 1, 2, 3].map(seat => plays.find(play => play.seat === seat)?.card));
    expect(await row.locator('[data-won] [data-card]').getAttribute('data-card')).toBe(
      plays.find(({ seat }) => seat === taker)?.card,
    );
  }
  const left = await sheet
    .locator('[data-row="left"] td')
    .evaluateAll(nodes =>
      nodes.map(node => [...node.querySelectorAll('[data-card]')].map(card => card.getAttribute('data-card'))),
    );
  expect(left).toEqual([0, 1, 2, 3].map(seat => bySeat(state.hands, seat).cards));
  const before = (await wordsSent(page)).length;
  await press(page, 'ready');
  await expect.poll(() => sentSince(page, before)).toEqual(['ready']);
});

test('TUR-09 after the last deal of a match the sheet leads to the result, before to the next deal', async () => {
  const leads = page.locator('[data-overlay="sheet"] [data-action="ready"]');
  for (const [match, words] of [
    ['points-5', 'Next deal'],
    ['single', 'See the result'],
  ] as const) {
    const course = lapsed(scripted('', { match }), state => state.phase === 'summary');
    await lay(page, course, 0);
    await expect.poll(() => leads.innerText()).toContain(words);
  }
});

test('TUR-09 the match: its winner, its points, again or away', async () => {
  const course = lapsed(scripted('', { match: 'single' }), state => state.phase === 'over');
  await lay(page, course, 0);
  const victory = page.locator('[data-overlay="victory"]');
  const won = stateOf(course).outcome?.winner === 0;
  await expect.poll(() => victory.locator('h1').innerText()).toBe(won ? 'You win the match!' : 'You lose the match.');
  for (const action of ['rematch', 'share', 'lobby', 'report'])
    await expect.poll(() => victory.locator(`[data-action="${action}"]`).count()).toBe(1);
  await lay(page, course, 1);
  await expect.poll(() => victory.locator('h1').innerText()).toBe(won ? 'You lose the match.' : 'You win the match!');
});
