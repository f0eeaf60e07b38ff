import { type TurupState, turup } from '@majlis/turup';
import { spelling } from '@majlis/turup/spelling';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clockOf, feed, type ScriptedCourse, toldTo, wordsSent } from '@/test/fed.ts';
import {
  answered,
  BIDS,
  DEAL,
  end,
  FIRST,
  frenzy,
  lapsed,
  lay,
  openTurup,
  scripted,
  sentSince,
  type TurupDeal,
  VOTE,
} from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await openTurup('en');
});

const key = async (name: string): Promise<void> => {
  await page.keyboard.press(name);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
};

const said = (): Promise<string> => page.locator('[data-said]').innerText();

/** Seat 0 calls, and its first five cards are weak. */
const WEAK: TurupDeal = {
  ...DEAL,
  dealer: 3,
  hands: ['7D 6S 9H 8C 3D AS QS 10S KH KC JC AD QD', DEAL.hands[1], DEAL.hands[2], DEAL.hands[3]],
};

const focused = (path: string): Promise<boolean> =>
  page.evaluate(within => document.activeElement?.closest(within) !== null, path);

test.each([
  ['c v', scripted(VOTE), 0, ['vote:C']],
  ['s h v', scripted(VOTE), 0, ['vote:H']],
  ['+ + - b', scripted(BIDS), 0, ['bid:8']],
  ['x', scripted(BIDS.replace('bid:7 bid:7 bid:8', 'bid:7 pass bid:9'), { bidding: 'auction' }), 0, ['pass']],
  ['r', scripted(VOTE, { weakRedeal: 'caller' }, WEAK), 0, ['redeal']],
  ['p Enter', frenzy('D', '.'), 0, ['peek:1']],
  ['g', lapsed(scripted(`${FIRST} 5D`), state => state.phase === 'summary'), 0, ['ready']],
  ['v b x r p j g', scripted(`${FIRST} 5D`), 0, []],
] as const)('KEY-01 the letters press what is offered, and nothing else: %s', async (keys, course, seat, sent) => {
  await lay(page, course, seat);
  const before = (await wordsSent(page)).length;
  for (const name of keys.split(' ')) await key(name);
  await expect.poll(() => sentSince(page, before)).toEqual([...sent]);
});

test('KEY-01 J takes up the jump, L shows the last trick, ? the keys', async () => {
  await lay(page, frenzy('C', '. AD'), 3);
  await key('j');
  await expect.poll(() => page.locator('[data-action="jump-in"]').getAttribute('aria-pressed')).toBe('true');
  await key('j');
  const later = lapsed(scripted(`${FIRST} 5D`), state => state.tricks.length === 2 && state.phase === 'play');
  await lay(page, later, 0);
  await key('l');
  await expect.poll(() => page.locator('[data-dialog="last-trick"][open] [data-card]').count()).toBe(4);
  await key('Escape');
  await key('?');
  await expect.poll(() => page.locator('[data-dialog="keys"] dt').count()).toBe(21);
  await key('Escape');
  await expect.poll(() => page.locator('[data-dialog="keys"]').count()).toBe(0);
});

test('KEY-01 Esc closes the choice of a peek and the peeked card; the focus goes in and comes back', async () => {
  await lay(page, frenzy('D', '.'), 0);
  await key('p');
  await expect.poll(() => focused('[data-action="peek-1"]')).toBe(true);
  await key('Escape');
  await expect.poll(() => page.locator('[data-action="peek-1"]').count()).toBe(0);
  await expect.poll(() => focused('[data-action="peek"]')).toBe(true);
  await lay(page, frenzy('D', '. peek:1 peek/0=1'), 0);
  await expect.poll(() => focused('[data-overlay="peek"]')).toBe(true);
  await key('Escape');
  await expect.poll(() => page.locator('[data-overlay="peek"]').count()).toBe(0);
  await expect.poll(() => focused('.hand')).toBe(true);
});

test('KEY-01 at the end of the bids the stepper keeps its focus and says that it ends', async () => {
  await lay(page, scripted(BIDS), 0);
  const more = page.locator('[data-action="bid-more"]');
  await more.focus();
  for (let bid = 8; bid <= 14; bid++) await key('Enter');
  await expect.poll(() => page.locator('.tu-stepper output').getAttribute('data-value')).toBe('13');
  await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => focused('[data-action="bid-more"]')).toBe(true);
});

test('A11Y-02 in the vote W reads the hand, for there C is clubs', async () => {
  await lay(page, scripted(VOTE), 0);
  await key('w');
  await expect.poll(() => said()).toMatch(/^5 cards: Ace of spades/);
});

test('A11Y-02 keys read the hand, the trick, the score and the time', async () => {
  await lay(page, scripted(`${FIRST} 5D`), 0);
  await key('c');
  await expect.poll(() => said()).toMatch(/^13 cards: Ace of spades, Queen of spades, 10 of spades/);
  await key('t');
  await expect.poll(() => said()).toBe('\u2068Noura\u2069: 5 of diamonds');
  await key('n');
  await expect.poll(() => said()).toContain('Match: Royals 0, Rebels 0. Tricks: 0 to 0. Trump is spades. Rebels bid 8');
  await key('k');
  await expect.poll(() => said()).toBe('30 seconds left');
});

/** The house of this test: it referees, and lets the clock play for everybody but seat 0. */
const house = () => {
  let course: ScriptedCourse = scripted(VOTE);
  const state = (): TurupState => course.states.at(-1) as TurupState;
  const apply = async (seat: number | 'house', word: string | null): Promise<void> => {
    const idle = seat === 'house' ? ({ kind: 'proceed' } as const) : ({ kind: 'lapse' } as const);
    const verdict = turup.decide(state(), seat, word === null ? idle : (spelling.read(word) as never));
    if (!verdict.ok) throw new Error(`${word}: ${verdict.reason}`);
    const from = end(course);
    const states = [...course.states];
    for (const event of verdict.events) states.push(turup.evolve(states.at(-1) as TurupState, event));
    course = { ...course, states, events: [...course.events, ...verdict.events] };
    await answered(page);
    await feed(page, toldTo(course, from, end(course), 0, from + 1, await clockOf(page)));
  };
  return { state, apply, course: () => course };
};

/** Acts by keyboard and roles alone, as somebody does who does not see the screen. */
const once = async ({ phase }: TurupState): Promise<void> => {
  if (phase === 'vote') {
    await page
      .getByRole('group', { name: 'Choose a suit' })
      .getByRole('button', { name: /spades/i })
      .press('Enter');
    await page.getByRole('button', { name: /^Vote/ }).press('Enter');
  } else if (phase === 'bid') await page.getByRole('button', { name: 'Bid 7' }).press('Enter');
  else {
    const cards = page.getByRole('region', { name: 'Your hand' }).getByRole('button');
    const free = await cards.evaluateAll(nodes => nodes.findIndex(node => !node.getAttribute('aria-disabled')));
    await page.keyboard.press('1');
    for (let step = 0; step < free; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
};

const actBlindly = async (state: TurupState): Promise<string> => {
  const before = (await wordsSent(page)).length;
  await expect
    .poll(
      async () => {
        if ((await wordsSent(page)).length === before) await once(state);
        return (await wordsSent(page)).length;
      },
      { interval: 300 },
    )
    .toBe(before + 1);
  return (await sentSince(page, before))[0] ?? '';
};

test('A11Y-03 a whole Classic deal is played by keyboard and roles alone', async () => {
  const { state, apply, course } = house();
  await lay(page, course(), 0);
  for (let guard = 0; state().phase !== 'summary' && guard < 150; guard++) {
    const waits = turup.waits(state());
    const mine = waits.find(({ on }) => on === 0);
    if (mine) await apply(0, await actBlindly(state()));
    else await apply(waits[0]?.on ?? 'house', state().phase === 'lot' ? 'tiebreak=0' : null);
  }
  expect(state().phase).toBe('summary');
  await expect.poll(() => page.getByRole('region', { name: 'Summary of the deal' }).count()).toBe(1);
});
