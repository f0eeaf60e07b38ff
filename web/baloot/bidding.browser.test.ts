import { type BalootState, baloot } from '@majlis/baloot';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { advance, after, clockOf, feed, toldTo, wordsSent } from '@/test/fed.ts';
import { settle } from '@/test/gallery.ts';
import { slowed } from '@/test/page.ts';
import {
  bubbles,
  buttons,
  type DEALING,
  end,
  goOn,
  HOKUM,
  handOn,
  lay,
  ON_ACE,
  openBaloot,
  press,
  said,
  scripted,
  sentSince,
  WORTHLESS,
} from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await slowed(await openBaloot('en'));
});

const passes = (n: number): string => Array.from({ length: n }, () => 'pass').join(' ');
const show = async (words: string, seat = 0, rules = {}, deal?: typeof DEALING): Promise<void> => {
  const course = scripted(words, rules, deal);
  await lay(page, course, seat);
};

/** What the rules offer, as buttons. */
const due = (state: BalootState, seat: number): readonly string[] => {
  const kinds = baloot.offers(state, seat).map(({ kind }) => kind);
  return ['hokum', 'sun', 'ashkal', 'kawesh', 'pass'].filter(kind => kinds.some(one => one === kind));
};

test.each([
  ['[1,2]', [1, 2]],
  ['[1]', [1]],
])('BID-01 every seat in both rounds has what the rules offer, ashkalRounds %s', async (_, ashkalRounds) => {
  const seen: string[] = [];
  for (const spoken of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const course = scripted(passes(spoken), { ashkalRounds });
    const seat = spoken % 4;
    await lay(page, course, seat);
    const offers = due(course.states.at(-1) as BalootState, seat);
    await expect.poll(() => buttons(page)).toEqual(offers);
    seen.push(offers.includes('ashkal') ? 'A' : '-');
  }
  expect(seen.join('')).toBe(ashkalRounds.length === 2 ? '--AA--AA' : '--AA----');
});

test('BID-01 nobody else has a button, and a press sends the call once', async () => {
  await show('', 1);
  await expect.poll(() => buttons(page)).toEqual([]);
  await show('');
  const before = (await wordsSent(page)).length;
  await press(page, 'hokum');
  await expect.poll(() => buttons(page)).toEqual([]);
  await expect.poll(() => sentSince(page, before)).toEqual(['hokum:H']);
});

test('BID-02 on an Ace Ashkal is greyed and says why; pressing it sends nothing', async () => {
  await show(passes(3), 0, {}, ON_ACE);
  await expect.poll(() => buttons(page)).toEqual(['hokum', 'sun', 'ashkal!', 'pass']);
  const before = (await wordsSent(page)).length;
  await expect.poll(() => page.locator('[data-action="ashkal"]').getAttribute('title')).toBe('No Ashkal on an Ace.');
  await press(page, 'ashkal');
  await expect.poll(() => said(page)).toBe('No Ashkal on an Ace.');
  await expect.poll(() => sentSince(page, before)).toEqual([]);
});

test('BID-03 in the second round Hokum opens the suits, the public one greyed', async () => {
  await show(passes(4));
  await press(page, 'hokum');
  const suits = await page
    .locator('[data-part="suit-picker"] button')
    .evaluateAll(nodes =>
      nodes.map(node => `${node.getAttribute('aria-label')} ${node.getAttribute('aria-disabled')}`),
    );
  expect(suits.filter(suit => suit.endsWith('true'))).toEqual(['hearts true']);
  expect(suits.length).toBe(4);
  const before = (await wordsSent(page)).length;
  await press(page, 'hokum-H');
  await expect.poll(() => sentSince(page, before)).toEqual([]);
  await press(page, 'hokum-S');
  await expect.poll(() => sentSince(page, before)).toEqual(['hokum:S']);
});

test('BID-04 each call is a bubble at its seat until the bidding ends, from the dealer’s right on', async () => {
  const course = scripted(`pass pass hokum:H pass pass pass`);
  await lay(page, course, 0, 3);
  const heard: string[] = [];
  for (let place = 3; place < 8; place++) {
    await goOn(page, course, place, place + 1);
    heard.push((await bubbles(page)).join(', '));
  }
  expect(heard).toEqual([
    '0 Pass',
    '0 Pass, 1 Pass',
    '0 Pass, 1 Pass, 2 Hokum hearts',
    '0 Pass, 1 Pass, 2 Hokum hearts, 3 Pass',
    '0 Pass, 1 Pass, 2 Hokum hearts, 3 Pass',
  ]);
  await goOn(page, course, 8, end(course));
  await expect.poll(() => bubbles(page)).toEqual([]);
});

test('BID-05 a Sun over a Hokum shows who took it', async () => {
  const course = scripted('hokum:H pass sun');
  await lay(page, course, 0, 5);
  await goOn(page, course, 5, 6);
  await expect.poll(() => bubbles(page)).toContain('2 Sun');
  await goOn(page, course, 6, end(course));
  await expect.poll(() => page.locator('[data-part="contract"]').innerText()).toBe('Sun');
  await expect.poll(() => page.locator('[data-part="buyer"]').textContent()).toBe('Buyer: Abu Saud');
});

test('BID-05 the Gablak countdown is seen by the one who is asked, and by nobody else', async () => {
  const course = scripted('pass pass sun', { sunPriority: 'gablak' });
  await lay(page, course);
  await expect.poll(() => buttons(page)).toEqual(['sun', 'pass']);
  await expect.poll(() => page.locator('[data-countdown]').innerText()).toBe('5');
  await advance(page, 2_000);
  await expect.poll(() => page.locator('[data-countdown]').innerText()).toBe('3');
  for (const seat of [1, 2, 3]) {
    await lay(page, course, seat);
    await expect.poll(() => buttons(page)).toEqual([]);
    await expect.poll(() => page.locator('[data-countdown], .mj-ring').count()).toBe(0);
  }
});

test('BID-05 a Hokum to be confirmed is kept or turned into a Sun', async () => {
  await show(HOKUM, 0, { hokumConfirm: 'confirmOrSun' });
  expect(await page.locator('[data-zone="dash"] button').allInnerTexts()).toEqual(['Keep Hokum', 'Make it Sun']);
});

test('BID-06 Kawesh is there with a hand of 7, 8 and 9 only', async () => {
  await show('', 0, {}, WORTHLESS);
  await expect.poll(() => buttons(page)).toEqual(['hokum', 'sun', 'kawesh', 'pass']);
  await show('');
  await expect.poll(() => buttons(page)).toEqual(['hokum', 'sun', 'pass']);
});

test.each([
  ['', 1, ['double', 'double-locked', 'pass']],
  ['double', 2, ['triple', 'pass']],
  ['double triple', 3, ['four', 'four-locked', 'pass']],
  ['double triple four', 0, ['gahwa', 'pass']],
])('BID-07 only the next step can be called, open or locked: after "%s"', async (words, seat, offered) => {
  await show(`${HOKUM} ${words}`, seat);
  await expect.poll(() => buttons(page)).toEqual(offered);
});

test('BID-07 where the buyer chooses, he says open or locked', async () => {
  await show(`${HOKUM} double pass pass`, 0, { variantChosenBy: 'buyer' });
  await expect.poll(() => buttons(page)).toEqual(['open', 'locked']);
});

test('BID-07 a Sun that the scores shut shows its opponents a greyed Double with the reason', async () => {
  await show('sun', 1);
  await expect.poll(() => buttons(page)).toEqual(['double!']);
  await press(page, 'double');
  await expect.poll(() => said(page)).toContain('below 100');
  await show('sun', 2);
  await expect.poll(() => buttons(page)).not.toContain('double!');
  await show('sun', 1, { sunDoubleGate: 'off' });
  await expect.poll(() => buttons(page)).toEqual(['double', 'pass']);
});

test('BID-08 while bidding a card can be lifted and is not played', async () => {
  await show('');
  const before = (await wordsSent(page)).length;
  const card = page.locator('.hand [data-card="JH"]');
  await card.tap();
  await expect.poll(() => card.getAttribute('data-state')).toBe('selected');
  await card.tap();
  await card.press('Enter');
  await expect.poll(() => sentSince(page, before)).toEqual([]);
  await expect.poll(() => page.locator('[data-played]').count()).toBe(0);
});

const dealer = (): Promise<string | null | undefined> =>
  page.locator('[data-dealer]').evaluate(node => node.closest('[data-seat]')?.getAttribute('data-seat'));

test('BID-09 after eight passes the D moves on and a new deal flies from the deck', async () => {
  const course = scripted(passes(7));
  await lay(page, course);
  await expect.poll(() => dealer()).toBe('w');
  const now = await clockOf(page);
  const last = baloot.decide(course.states.at(-1) as BalootState, 3, { kind: 'pass' });
  if (!last.ok) throw new Error(last.reason);
  const states = [...course.states];
  for (const event of last.events) states.push(baloot.evolve(states.at(-1) as BalootState, event));
  const whole = { ...course, states, events: [...course.events, ...last.events] };
  await feed(page, toldTo(whole, end(course), states.length - 1, 0, end(course) + 1, now));
  await expect.poll(() => handOn(page)).toEqual([]);
  await expect.poll(() => dealer()).toBe('s');
  const pack = course.events.find(({ kind }) => kind === 'dealt');
  const dealt = { ...whole, events: [...whole.events, pack ?? { kind: 'dealt' }] };
  const after = [...states, baloot.evolve(states.at(-1) as BalootState, pack as never)];
  await feed(page, toldTo({ ...dealt, states: after }, states.length - 1, after.length - 1, 0, states.length, now));
  expect((await handOn(page)).length).toBe(5);
  const flying = await page.evaluate(() => document.getAnimations().filter(({ id }) => id === 'deal').length);
  expect(flying).toBe(5);
  await settle(page);
});

test('DEAL-05 five each, then the public card in the exact centre, then three each and two for the buyer', async () => {
  const course = scripted(HOKUM);
  await lay(page, course, 0, 1);
  await goOn(page, course, 1, 2);
  await expect.poll(() => page.locator('[data-public]').count()).toBe(0);
  expect((await handOn(page)).length).toBe(5);
  await advance(page, 1_600);
  await settle(page);
  const centres = await page.evaluate(() =>
    ['[data-public]', '[data-zone="arena"]'].map(query => {
      const { x, y, width, height } = (document.querySelector(query) as HTMLElement).getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }),
  );
  expect(Math.abs(centres[0]![0]! - centres[1]![0]!)).toBeLessThanOrEqual(2);
  expect(Math.abs(centres[0]![1]! - centres[1]![1]!)).toBeLessThanOrEqual(2);
  const counts = () =>
    page.locator('.mj-backs').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-count')));
  await expect.poll(() => counts()).toEqual(['5', '5', '5']);
  const all = after(course, 'dealtOut');
  await goOn(page, course, 2, all);
  await settle(page);
  await expect.poll(() => counts()).toEqual(['8', '8', '8']);
  expect((await handOn(page)).length).toBe(8);
  await expect.poll(() => handOn(page)).toContain('9H');
});

test('DEAL-06 no card of another hand is in the page before it is played', async () => {
  const course = scripted(`${HOKUM} pass pass`);
  await lay(page, course);
  const html = await page.content();
  const hidden = (course.states.at(-1) as BalootState).hands.slice(1).flatMap(({ cards }) => cards);
  expect(hidden.length).toBe(24);
  for (const card of hidden) expect(html).not.toContain(`"${card}"`);
});

test('PUB-01 the public card wears a pulsing gold ring of 3 px and more', async () => {
  await show('');
  const ring = await page.locator('[data-public] .mj-glow').evaluate(node => {
    const style = getComputedStyle(node);
    return [Number.parseFloat(style.borderTopWidth), style.animationIterationCount, style.borderTopColor];
  });
  expect(ring[0]).toBeGreaterThanOrEqual(3);
  expect(ring[1]).toBe('infinite');
  expect(ring[2]).toBe('rgb(217, 164, 65)');
});

test.each([
  ['hokum:H pass pass pass', 0],
  ['pass pass ashkal', 0],
])('PUB-02 after "%s" the public card is in the hand of seat %i', async (words, seat) => {
  const course = scripted(words);
  const bought = after(course, 'bought');
  await lay(page, course, seat, bought);
  await goOn(page, course, bought, after(course, 'dealtOut'), seat);
  await settle(page);
  await expect.poll(() => handOn(page)).toContain('9H');
  await expect.poll(() => page.locator('[data-public]').count()).toBe(0);
});
