import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { advance, after, feed, openFed, pressedIn, put, sentBy, toldTo, welcomeAt, wordsSent } from '@/test/fed.ts';
import { settle } from '@/test/gallery.ts';
import { recorded } from '@/trunfo/scripted.ts';

const course = recorded('random-3', 'rematch=off');
const DEALT = after(course, 'dealt');
/** A choice is sent when it has rested. */
const RESTED_MS = 200;

let page: Page;
beforeEach(async () => {
  page = await openFed('trunfo/1');
});
afterEach(() => page.context().close());

const card = (name: string) => page.locator(`.hand [data-card="${name}"]`);
const stateOf = (name: string) => card(name).getAttribute('data-state');
const tap = async (name: string): Promise<void> => {
  await card(name).focus();
  await page.keyboard.press('Enter');
};

test('TRU-02 the states of a match drive the screen', async () => {
  await put(page, course, DEALT);
  await expect.poll(() => page.locator('[data-game="trunfo"]').getAttribute('data-game-state')).toBe('playing');
  await put(page, course, course.states.length - 1);
  await expect.poll(() => page.locator('[data-game="trunfo"]').getAttribute('data-game-state')).toBe('match_end');
});

test('TRU-03 the trump is shown from the start, and nine cards', async () => {
  await put(page, course, DEALT);
  await expect.poll(() => page.locator('[data-part="contract"]').innerText()).toContain('Trump');
  await expect.poll(() => page.locator('[data-part="contract"] svg').count()).toBe(1);
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(9);
});

test.each(['ar', 'en', 'pt'] as const)(
  'TRU-03 which round it is, and how many win, stands there whole: %s',
  async lang => {
    const own = await openFed('trunfo/1', lang);
    await put(own, course, DEALT);
    const line = own.locator('.mj-contract small');
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1440, 900],
    ] as const) {
      await own.setViewportSize({ width, height });
      const cut = () => line.evaluate(node => node.scrollWidth - node.clientWidth);
      await settle(own);
      expect([`${width}×${height}`, await cut()]).toEqual([`${width}×${height}`, 0]);
    }
    await own.context().close();
  },
);

test('TRU-03 while it is dealt the deck lies where the clock will be', async () => {
  await put(page, course, DEALT - 1);
  await page.locator('.mj-deck').waitFor();
  expect(await page.locator('.tf-clock').isVisible()).toBe(false);
  await put(page, course, DEALT);
  await page.locator('.tf-clock').waitFor({ state: 'visible' });
});

test('TRU-04 available, selected, locked, disabled, revealed; nothing of the other hand is known before', async () => {
  await put(page, course, DEALT);
  await expect.poll(() => stateOf('9D')).toBe('available');
  await tap('9D');
  await expect.poll(() => stateOf('9D')).toBe('selected');
  await page.locator('[data-action="lock"]').click();
  await expect.poll(() => stateOf('9D')).toBe('locked');
  await expect.poll(() => stateOf('5S')).toBe('disabled');
  await expect.poll(() => page.locator('[data-place="own"] [data-locked]').count()).toBe(1);
  const html = await page.content();
  for (const held of ['8D', 'AH', '4D', 'QC', '2C', '3C', '2D', '2S', 'QD']) expect(html).not.toContain(`"${held}"`);
  await put(page, course, after(course, 'revealed'));
  const open = page.locator('.tf-places [data-state="revealed"]');
  expect(await open.evaluateAll(nodes => nodes.map(node => (node as HTMLElement).dataset.card))).toEqual(['5S', '2S']);
});

test('TRU-04 the opponent has locked: a back and a word, and no card', async () => {
  const locked = after(course, 'locked');
  await put(page, course, locked);
  await expect.poll(() => page.locator('[data-place="other"] [data-locked]').innerText()).toContain('Locked');
  await expect.poll(() => page.locator('[data-badge="lock"]').count()).toBe(1);
  expect(await page.content()).not.toContain('"2S"');
});

test('TRU-05 select, change, then lock: the last choice is the one that is locked', async () => {
  await put(page, course, DEALT);
  const before = (await wordsSent(page)).length;
  const sent = async () => (await wordsSent(page)).slice(before);
  await tap('KD');
  expect(await sent()).toEqual([]);
  await advance(page, RESTED_MS);
  await expect.poll(sent).toEqual(['select:KD']);
  await tap('8S');
  await advance(page, RESTED_MS);
  await expect.poll(sent).toEqual(['select:KD', 'select:8S']);
  await page.locator('[data-action="lock"]').click();
  expect((await wordsSent(page)).slice(before)).toEqual(['select:KD', 'select:8S', 'lock:8S']);
});

test('TRU-05 a card that is locked before its choice was sent goes as one word: nothing follows the lock', async () => {
  await put(page, course, DEALT);
  const before = (await wordsSent(page)).length;
  await card('KD').evaluate(async node => {
    node.focus();
    node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    const button = () => document.querySelector<HTMLElement>('[data-action="lock"]');
    while (!button()) await new Promise(requestAnimationFrame);
    button()?.click();
  });
  await advance(page, RESTED_MS);
  expect((await wordsSent(page)).slice(before)).toEqual(['lock:KD']);
});

test('TRU-05 a mouse that passes over a card chooses nothing', async () => {
  await put(page, course, DEALT);
  await card('KD').hover();
  await card('5S').hover();
  await expect.poll(() => page.locator('[data-action="lock"]').count()).toBe(0);
  await card('5S').click();
  await expect.poll(() => page.locator('[data-action="lock"]').innerText()).toContain('5');
});

test('TRU-06 fifteen seconds, red in the last five, none during the result; no clock is drawn where there is none', async () => {
  await put(page, course, DEALT);
  const clock = page.locator('[data-clock]');
  const look = async () => [await clock.innerText(), await clock.getAttribute('data-clock')];
  expect(await look()).toEqual(['15', 'ok']);
  await advance(page, 9_000);
  expect(await look()).toEqual(['6', 'ok']);
  await advance(page, 1_000);
  expect(await look()).toEqual(['5', 'danger']);
  await advance(page, 5_000);
  expect(await look()).toEqual(['0', 'danger']);
  await put(page, course, after(course, 'revealed'));
  expect(await look()).toEqual(['---', 'none']);
  const unhurried = recorded('random-3', 'clock=off');
  for (const place of [after(unhurried, 'dealt'), after(unhurried, 'revealed')]) {
    await put(page, unhurried, place);
    await expect.poll(() => clock.count()).toBe(0);
  }
});

test('TRU-07 when the time is up the house plays the card, and nothing can be touched', async () => {
  const now = await put(page, course, DEALT);
  await advance(page, 15_000);
  const lapsed = { kind: 'game', event: { kind: 'locked', seat: 0, card: '3H', lapsed: true } } as const;
  await feed(page, { kind: 'told', now: now + 15_000, you: 0, at: DEALT + 1, events: [lapsed], clocks: [] });
  await expect.poll(() => stateOf('3H')).toBe('locked');
  const before = await wordsSent(page);
  await tap('KD');
  await advance(page, RESTED_MS);
  await expect.poll(() => wordsSent(page)).toEqual(before);
  await expect.poll(() => page.locator('[data-action="lock"]').count()).toBe(0);
});

test('TRU-08 both cards turn in the same frame', async () => {
  const place = after(course, 'revealed') - 1;
  const now = await put(page, course, place);
  await page.evaluate(() => {
    const turns: Animation[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given: Parameters<typeof animate>) {
      const animation = animate.apply(this, given);
      if (this.matches('[data-state="revealed"]')) turns.push(animation);
      return animation;
    };
    Object.assign(window, { turns });
  });
  await feed(page, toldTo(course, place, place + 1, 0, place + 1, now));
  const starts = await page.evaluate(() =>
    (window as unknown as { turns: Animation[] }).turns.map(({ startTime }) => startTime),
  );
  expect(starts.length).toBe(2);
  expect(starts[0]).toEqual(expect.any(Number));
  expect(starts[0]).toBe(starts[1]);
});

test('TRU-09 the result: words, both cards, a crown, seven down to one, then it is gone and stands in the log', async () => {
  const place = after(course, 'revealed') - 1;
  const now = await put(page, course, place);
  await feed(page, toldTo(course, place, place + 1, 0, place + 1, now));
  const popup = page.locator('[data-popup]');
  await expect.poll(() => popup.getAttribute('data-popup')).toBe('won');
  await expect.poll(() => popup.locator('h2').innerText()).toBe('You won!');
  await expect.poll(() => page.locator('.tf-place:first-child [data-crown]').count()).toBe(1);
  const counts: string[] = [];
  for (let second = 0; second < 7; second++) {
    counts.push(await page.locator('[data-countdown]').innerText());
    await advance(page, 1_000);
  }
  expect(counts).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  await page.keyboard.press('Escape');
  await expect.poll(() => popup.count()).toBe(1);
  await feed(page, toldTo(course, place + 1, place + 2, 0, place + 2, now + 7_000));
  await expect.poll(() => popup.count()).toBe(0);
  await expect
    .poll(() => page.getByRole('log').innerText())
    .toContain('Round 1: \u2068Salem\u2069 5 of spades, \u2068Inês\u2069 2 of spades');
});

test('TRU-10 the summary stays: who won, the score, the rounds, the trump, one button where there is no rematch', async () => {
  await put(page, course, course.states.length - 1);
  const summary = page.locator('[data-summary]');
  await expect.poll(() => summary.getAttribute('data-summary')).toBe('won');
  expect((await summary.locator('.tf-score').innerText()).replace(/\s+/g, ' ')).toBe('You 5 : 2 Inês');
  await expect.poll(() => summary.locator('.tf-history li').count()).toBe(7);
  await expect.poll(() => summary.innerText()).toContain('hearts');
  expect(await summary.locator('.mj-btn').allInnerTexts()).toEqual(['Leave game']);
  await expect.poll(() => summary.locator('[data-action="report"]').count()).toBe(1);
  await advance(page, 60_000);
  await expect.poll(() => summary.count()).toBe(1);
});

test('TRU-12 the end offers a rematch by one tap; where the opponent has left, the way to the room', async () => {
  const again = recorded('random-3', 'rematch=mutual');
  const end = again.states.length - 1;
  const now = await put(page, again, end);
  expect(await page.locator('[data-summary] .mj-btn').allInnerTexts()).toEqual(['Rematch', 'Leave game']);
  await page.locator('[data-action="rematch"]').click();
  expect((await sentBy(page)).at(-1)).toMatchObject({ request: { kind: 'ready', ready: true } });
  await feed(page, {
    kind: 'told',
    now,
    you: 0,
    at: end + 1,
    events: [{ kind: 'readied', seat: 0, ready: true }],
    clocks: [],
  });
  await expect.poll(() => page.locator('[data-action="rematch"]').innerText()).toBe('Waiting for the others');
  await feed(page, {
    kind: 'told',
    now,
    you: 0,
    at: end + 2,
    events: [{ kind: 'stood', seat: 1, why: 'left' }],
    clocks: [],
  });
  await page.locator('[data-action="room"]').click();
  expect((await pressedIn(page)).at(-1)).toBe('room');
});

test('TRU-13 after the last round the match ends; past nine there is a decider; the end says how many were played', async () => {
  const next = page.locator('.tf-next');
  await put(page, course, after(course, 'revealed'));
  await expect.poll(() => next.innerText()).toContain('Next round in');
  await put(page, course, after(course, 'revealed', 7));
  await expect.poll(() => next.innerText()).toContain('The match ends in');
  await put(page, course, course.states.length - 1);
  await expect.poll(() => page.locator('[data-rounds]').innerText()).toBe('7 rounds played');
  const { rounds } = course.states[after(course, 'revealed', 7)] as { readonly rounds: readonly object[] };
  const drawn = { rounds: [...rounds, ...rounds].slice(0, 9), since: 9 };
  const states = course.states.map(state => ({ ...(state as object), ...drawn }));
  await feed(page, welcomeAt({ ...course, states }, DEALT, 0, 0));
  await expect.poll(() => page.locator('.mj-hud-more').innerText()).toBe('Round 10 · decider');
});

test('TIME-02 the last five seconds tick, and the ring is red', async () => {
  await put(page, course, DEALT);
  await page.mouse.click(200, 300);
  const ring = page.locator('[data-seat="s"] .mj-ring');
  await advance(page, 9_900);
  await expect.poll(() => ring.getAttribute('data-state')).not.toBe('danger');
  const before = await page.evaluate(() => window.__ui?.sounds.filter(({ name }) => name === 'tick').length ?? 0);
  for (let step = 0; step < 50; step++) await advance(page, 100);
  await expect.poll(() => ring.getAttribute('data-state')).toBe('danger');
  const ticks = await page.evaluate(() => window.__ui?.sounds.filter(({ name }) => name === 'tick').length ?? 0);
  expect(ticks - before).toBe(5);
});

test.each([
  [390, 844],
  [360, 640],
])('TRU-14 the words of a result lie over nobody’s name: %i×%i', async (width, height) => {
  await page.setViewportSize({ width, height });
  await put(page, course, after(course, 'revealed'));
  const words = page.locator('.tf-result');
  await words.waitFor();
  const covered = await words.evaluate(result => {
    const box = result.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('bdi[data-name]')].flatMap(name => {
      const { left, right, top, bottom, width: wide } = name.getBoundingClientRect();
      const seen = wide > 0 && getComputedStyle(name).visibility === 'visible' && !name.closest('.mj-sidebar');
      const apart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      return seen && !apart ? [name.textContent] : [];
    });
  });
  expect(covered).toEqual([]);
});
