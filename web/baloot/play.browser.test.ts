import { type BalootState, baloot } from '@majlis/baloot';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { advance, after, clockOf, clocksAt, feed, toldTo, wordsSent } from '@/test/fed.ts';
import { settle } from '@/test/gallery.ts';
import { slowed } from '@/test/page.ts';
import {
  bubbles,
  buttons,
  end,
  FIRST,
  glowOn,
  goOn,
  handOn,
  lay,
  openBaloot,
  PLAIN,
  POOR,
  PROJECTS,
  press,
  said,
  scripted,
  sentSince,
  throwCard,
} from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await slowed(await openBaloot('en'));
});

const declares = async (): Promise<readonly string[]> =>
  (await buttons(page)).filter(button => button.startsWith('declare'));

test('PROJ-01 projects can be declared on the own first turn only, and only those in the hand', async () => {
  await lay(page, scripted(PLAIN));
  await expect.poll(() => declares()).toEqual(['declare-fifty']);
  await lay(page, scripted(PLAIN), 1);
  await expect.poll(() => declares()).toEqual([]);
  await lay(page, scripted(`${PLAIN} JH`), 1);
  await expect.poll(() => declares()).toEqual(['declare-sira']);
  await lay(page, scripted(FIRST));
  await expect.poll(() => declares()).toEqual([]);
  await lay(page, scripted(PLAIN, {}, POOR));
  await expect.poll(() => declares()).toEqual([]);
});

test.each([
  ['a card that is played', `${PLAIN} JH`],
  ['time that runs out', `${PLAIN} ~`],
  ['the declaration itself', `${PLAIN} declare:fifty`],
])('PROJ-02 the buttons go with %s', async (_, words) => {
  const course = scripted(words);
  const start = end(scripted(PLAIN));
  await lay(page, course, 0, start);
  await expect.poll(() => declares()).toEqual(['declare-fifty']);
  await goOn(page, course, start, end(course));
  await expect.poll(() => declares()).toEqual([]);
});

test('PROJ-03 a click on a project sends it, at once and alone; the card comes after', async () => {
  await lay(page, scripted(PLAIN));
  const before = (await wordsSent(page)).length;
  await press(page, 'declare-fifty');
  await expect.poll(() => declares()).toEqual([]);
  await expect.poll(() => page.locator('[data-played]').count()).toBe(0);
  await throwCard(page, 'JH');
  await expect.poll(() => sentSince(page, before)).toEqual(['declare:fifty', 'JH']);
  await expect.poll(() => page.locator('[data-played][data-pending]').getAttribute('data-card')).toBe('JH');
});

test('SEL-07 two fast swipes send one move, also on a slow phone', async () => {
  await lay(page, scripted(PLAIN));
  await settle(page);
  const before = (await wordsSent(page)).length;
  const last = page.locator('.hand [data-card]').last(); // nothing lies over it
  const name = await last.getAttribute('data-card');
  const { x, y, width, height } = (await last.boundingBox())!;
  const [at, to] = [height / 2, -90].map(down => ({ x: x + width / 2, y: y + down }));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: typeof at) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  const swipe = () => [touch('touchStart', at), touch('touchMove', to), touch('touchEnd')];
  await finger.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await Promise.all([...swipe(), ...swipe()]);
  await settle(page);
  expect(await sentSince(page, before)).toEqual([name]);
  await finger.send('Emulation.setCPUThrottlingRate', { rate: 1 });
});

test('PROJ-04 exactly the cards of the project glow, and pulse', async () => {
  await lay(page, scripted(PLAIN));
  await expect.poll(() => glowOn(page)).toEqual(['JH', 'AH', 'KH', 'QH']);
  const count = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.hand [data-glow]')).length,
  );
  expect(count).toBeGreaterThanOrEqual(4);
  await lay(page, scripted(FIRST));
  await expect.poll(() => glowOn(page)).toEqual([]);
});

test('PROJ-05 the bubble names the kind only, until the first trick is over; no card of it is in the page', async () => {
  const course = scripted(`${PROJECTS} . . AH`);
  await lay(page, course, 2, after(course, 'declared', 2));
  await expect.poll(() => bubbles(page)).toEqual(['0 Fifty', '1 Sira']);
  const html = await page.content();
  for (const card of ['KH', 'QH', 'AH', 'QS', 'JS', '10S']) expect(html).not.toContain(`"${card}"`);
  await lay(page, course, 2, after(course, 'trickTaken'));
  expect((await bubbles(page)).length).toBe(4);
  await lay(page, course, 2);
  await expect.poll(() => bubbles(page)).toEqual([]);
});

test('PROJ-09 a declared project has its badge at the avatar, beside its name', async () => {
  const course = scripted(`${PROJECTS} . . AH`);
  await lay(page, course, 2, after(course, 'declared', 2));
  const badges = (): Promise<readonly string[]> =>
    page
      .locator('.mj-bubble img')
      .evaluateAll(all =>
        all.map(one => `${/project-[a-z]+/.exec((one as HTMLImageElement).src)} ${one.parentElement?.innerText}`),
      );
  await expect.poll(badges).toEqual(['project-fifty Fifty', 'project-sira Sira']);
  const drawn = await page.locator('.mj-bubble img').evaluateAll(all => all.map(one => one.clientWidth));
  for (const width of drawn) expect(width).toBeGreaterThanOrEqual(20);
});

test('PROJ-06 PROJ-07 before the second trick the winners’ cards lie open for 2.5 s; the losers’ bubbles are broken', async () => {
  const course = scripted(`${PROJECTS} . .`);
  const open = after(course, 'revealed');
  await lay(page, course, 1, open - 1);
  await expect.poll(() => page.locator('[data-overlay="reveal"]').count()).toBe(0);
  await goOn(page, course, open - 1, open, 1);
  const overlay = page.locator('[data-overlay="reveal"]');
  const alpha = await overlay.evaluate(node => Number(/([\d.]+)\)$/.exec(getComputedStyle(node).backgroundColor)?.[1]));
  expect(alpha).toBeGreaterThanOrEqual(0.8);
  expect(alpha).toBeLessThanOrEqual(0.9);
  const cards = await overlay
    .locator('[data-card]')
    .evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')));
  expect(cards).toEqual(['AH', 'KH', 'QH', 'JH', '9S', '8S', '7S']);
  await expect.poll(() => overlay.locator('[data-part="plus"]').innerText()).toBe('+7');
  const state = course.states[open] as BalootState;
  expect(baloot.waits(state).map(({ ms }) => ms)).toEqual([2_500]);
  const tones = await page
    .locator('.mj-bubble')
    .evaluateAll(nodes =>
      nodes.map(node => `${node.getAttribute('data-tone')} ${getComputedStyle(node).textDecorationLine}`),
    );
  expect(tones).toEqual(['plain none', 'broken line-through', 'plain none', 'broken line-through']);
  await goOn(page, course, open, end(course), 1);
  await expect.poll(() => overlay.count()).toBe(0);
});

test('PROJ-06 the points fly to the score of those who won them', async () => {
  const course = scripted(`${PROJECTS} .`);
  const open = after(course, 'revealed');
  await lay(page, course, 1, open - 1);
  await goOn(page, course, open - 1, open, 1);
  const [at, goal] = await page.evaluate(() => {
    const node = document.querySelector('[data-part="plus"]') as HTMLElement;
    for (const animation of node.getAnimations()) animation.finish();
    return [node, document.querySelector('[data-part="score"] [data-side="them"]') as HTMLElement].map(one => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    });
  });
  expect(Math.hypot(at![0] - goal![0], at![1] - goal![1])).toBeLessThan(4);
});

test('PROJ-08 Baloot comes with the second of King and Queen, and is never a button', async () => {
  const course = scripted(`${PLAIN} KH 10H 7H 8C . QC AC 9C 7C . 10C JC QH`);
  await lay(page, course, 0, end(scripted(PLAIN)));
  expect((await buttons(page)).join()).not.toContain('baloot');
  await lay(page, course, 0, after(course, 'played', 1));
  await expect.poll(() => page.locator('[data-flash="baloot"]').count()).toBe(0);
  const second = after(course, 'played', 11);
  await lay(page, course, 0, second - 1);
  await goOn(page, course, second - 1, end(course));
  await expect.poll(() => page.locator('[data-flash="baloot"]').innerText()).toContain('Baloot');
  const moving = await page.locator('[data-flash="baloot"]').evaluate(node => node.getAnimations().length);
  expect(moving).toBe(1);
});

const LATE = `${FIRST} AH 10H AC 9C . 9H KC 10C JC . AS 10S 7S 7D .`;

test('AKKA-01 Akka is offered only when the rules allow it, and goes with the card', async () => {
  await lay(page, scripted(PLAIN));
  await expect.poll(() => buttons(page)).not.toContain('akka');
  await lay(page, scripted(LATE));
  await expect.poll(() => buttons(page)).toContain('akka');
  await press(page, 'akka');
  await expect.poll(() => glowOn(page)).toEqual(['KS']);
  const before = (await wordsSent(page)).length;
  await throwCard(page, 'KS');
  await expect.poll(() => sentSince(page, before)).toEqual(['KS+akka']);
  await lay(page, scripted('sun JH 8H 7H AD .'));
  await expect.poll(() => buttons(page)).not.toContain('akka');
});

test.each([
  ['a suit is followed', `${PLAIN} AS`, 1, {}],
  ['a cut is forced', `${FIRST} 7C KC AC 9C . 10C JC`, 0, {}],
  ['a void hand in Sun is free', 'sun JH 8H 7H', 3, {}],
])('DIS-01 DIS-02 DIS-03 the cards that may be played are the rules’ own: %s', async (_, words, seat, rules) => {
  const course = scripted(words, rules);
  await lay(page, course, seat);
  const state = course.states.at(-1) as BalootState;
  const legal = baloot.offers(state, seat).flatMap(offer => (offer.kind === 'play' && !offer.akka ? [offer.card] : []));
  const cards = await page.locator('.hand [data-card]').evaluateAll(nodes =>
    nodes.map(node => {
      const inner = getComputedStyle(node.querySelector('.mj-inner') as HTMLElement);
      const look = `${inner.opacity} ${inner.filter}`;
      return [node.getAttribute('data-card') ?? '', node.getAttribute('aria-disabled') === 'true', look] as const;
    }),
  );
  for (const [card, disabled, look] of cards) {
    expect([card, disabled]).toEqual([card, !legal.some(one => one === card)]);
    expect(look).toBe(disabled ? '0.5 grayscale(1)' : '1 none');
  }
  const trumps = await page.locator('.hand [data-trump]').count();
  expect(trumps).toBe(state.hands[seat]!.cards.filter(card => card.endsWith(state.contract?.trump ?? '?')).length);
});

test('DIS-04 a blocked card sends nothing and says why', async () => {
  await lay(page, scripted(`${PLAIN} AS`), 1);
  const before = (await wordsSent(page)).length;
  await throwCard(page, 'KC');
  await expect.poll(() => said(page)).toBe('Follow the suit that was led.');
  await expect.poll(() => sentSince(page, before)).toEqual([]);
});

test.each([
  ['sun', {}, 0, 'AS KS AH KH QH JH 9H 7C'],
  [PLAIN, {}, 0, 'JH 9H AH KH QH 7C AS KS'],
  ['sun', {}, 3, 'JC 9C 8C AD JD 10D 9D 7D'],
  ['sun', { handSort: 'strength' as const }, 3, 'JC 9C 8C AD 10D JD 9D 7D'],
])('FAN-08 the hand stands in the game’s order: %s %j', async (words, rules, seat, order) => {
  await lay(page, scripted(words, rules), seat);
  expect((await handOn(page)).join(' ')).toBe(order);
  const longest = await page
    .locator('.hand [data-card]')
    .first()
    .evaluate(node => Math.max(...getComputedStyle(node).transitionDuration.split(',').map(Number.parseFloat)));
  expect(longest).toBeLessThanOrEqual(0.3);
});

test('TIME-06 a card that the clock played wears a clock in the log', async () => {
  const course = scripted(`${PLAIN} ~`);
  const start = end(scripted(PLAIN));
  await lay(page, course, 0, start);
  await advance(page, 10_000);
  await goOn(page, course, start, end(course));
  await expect
    .poll(() => page.getByRole('log').locator('p').last().locator('[data-late]').innerText())
    .toContain('time ran out');
  await lay(page, scripted(`${PLAIN} JH`), 0, start);
  await goOn(page, scripted(`${PLAIN} JH`), start, start + 1);
  await expect.poll(() => page.getByRole('log').locator('p').last().locator('[data-late]').count()).toBe(0);
});

test('TIME-07 a declared project holds the own ring still for 2 s; then it runs on from the same place', async () => {
  const course = scripted(`${PLAIN} declare:fifty`);
  const start = end(course) - 1;
  await lay(page, course, 0, start);
  await advance(page, 4_000);
  const left = async () => Number(await page.locator('.mj-seat[data-seat="s"] .mj-ring').getAttribute('data-left'));
  const before = await left();
  const now = await clockOf(page);
  const [clock] = clocksAt(course, start, now - 4_000);
  const told = toldTo(course, start, end(course), 0, start + 1, now);
  const gained = { ...clock!, ms: 12_000, until: (clock!.until ?? 0) + 2_000 };
  await feed(page, { ...told, clocks: [gained] } as typeof told);
  await expect.poll(left).toBe(before);
  await advance(page, 1_900);
  expect(await left()).toBe(before);
  await advance(page, 600);
  await expect.poll(left).toBe(before - 500);
});
