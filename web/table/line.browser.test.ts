import { readFileSync } from 'node:fs';
import type { ClientMessage } from '@majlis/protocol';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  advance,
  after,
  clockOf,
  clocksAt,
  courseOf,
  feed,
  openFed,
  put,
  sentBy,
  welcomeAt,
  wordsSent,
} from '@/test/fed.ts';

const course = courseOf(
  trunfo,
  spelling,
  readFileSync(new URL('../../games/trunfo/proof/records/random-3.game', import.meta.url), 'utf8'),
);
const DEALT = after(course, 'dealt');

let page: Page;
beforeEach(async () => {
  page = await openFed('trunfo/1');
});
afterEach(() => page.context().close());

const told = async (at: number, ...events: readonly { readonly kind: string }[]): Promise<void> => {
  const now = await clockOf(page);
  await feed(page, { kind: 'told', now, you: 0, at, events: [...events], clocks: [...clocksAt(course, DEALT, now)] });
};
const other = (part: string) => page.locator(`[data-seat="n"] ${part}`);
const lose = () => page.evaluate('window.__ui.lose()');

test('NET-01 a slow line shows a yellow signal on that seat, and only as long as it is slow', async () => {
  const now = await put(page, course, DEALT);
  await feed(page, { kind: 'signal', now, person: 'p1', slow: true });
  await expect.poll(() => other('[data-badge="signal"]').getAttribute('aria-label')).toBe('Slow connection');
  expect(await other('[data-badge="signal"]').evaluate(node => getComputedStyle(node).backgroundColor)).toBe(
    'rgb(255, 201, 60)',
  );
  await expect.poll(() => page.locator('[data-seat="s"] [data-badge="signal"]').count()).toBe(0);
  await feed(page, { kind: 'signal', now, person: 'p1', slow: false });
  await expect.poll(() => other('[data-badge="signal"]').count()).toBe(0);
});

test('NET-02 a silent seat is shown as disconnected; a bot that takes the hand wears the mask and the name stays', async () => {
  await put(page, course, DEALT);
  await told(DEALT + 1, { kind: 'dropped', seat: 1, excused: [] } as never);
  await expect.poll(() => other('.mj-name').textContent()).toBe('Disconnected');
  await told(DEALT + 2, { kind: 'botTook', seat: 1 } as never);
  await expect.poll(() => other('[data-badge="bot"]').count()).toBe(1);
  await expect.poll(() => other('.mj-avatar img').getAttribute('src')).toContain('bot');
  await told(DEALT + 3, { kind: 'reconnected', seat: 1 } as never);
  await expect.poll(() => other('.mj-name').textContent()).toBe('Inês');
});

test('NET-03 back at the table: a banner while the bot still holds the hand, none once it is given back', async () => {
  await put(page, course, DEALT);
  await told(DEALT + 1, { kind: 'botTook', seat: 0 } as never);
  await expect.poll(() => page.locator('[data-banner="bot"]').count()).toBe(1);
  await told(DEALT + 2, { kind: 'handBack', seat: 0 } as never);
  await expect.poll(() => page.locator('[data-banner]').count()).toBe(0);
});

test('NET-04 the own line is lost: a banner, cards locked but not greyed, nothing queued; it comes back as it is', async () => {
  await put(page, course, DEALT);
  await lose();
  await expect.poll(() => page.locator('[data-banner="lost"]').count()).toBe(1);
  const before = await wordsSent(page);
  await page.locator('.hand [data-card="KD"]').focus();
  await page.keyboard.press('Enter');
  await advance(page, 250);
  await expect.poll(() => page.locator('.hand [data-card="KD"]').getAttribute('data-state')).toBe('available');
  await expect.poll(() => wordsSent(page)).toEqual(before);
  await feed(page, welcomeAt(course, after(course, 'revealed', 2), 0, await clockOf(page)));
  await expect.poll(() => page.locator('[data-banner]').count()).toBe(0);
  await expect.poll(() => page.locator('.hand [data-state="won"]').count()).toBe(2);
});

test('the house cannot write: a banner, and no move is sent; its clocks end it', async () => {
  const now = await put(page, course, DEALT);
  await feed(page, { kind: 'paused', now });
  await expect.poll(() => page.locator('[data-banner="paused"]').count()).toBe(1);
  await feed(page, { kind: 'clocks', now, clocks: [...clocksAt(course, DEALT, now)] });
  await expect.poll(() => page.locator('[data-banner]').count()).toBe(0);
});

test.each([5_000, -5_000])(
  'TIME-04 a device clock that is wrong by %i ms shows what is left at the house',
  async wrong => {
    const now = await clockOf(page);
    await feed(page, welcomeAt(course, DEALT, 0, now + wrong));
    const ring = page.locator('[data-seat="s"] .mj-ring');
    await advance(page, 4_000);
    await feed(page, { kind: 'ping', now: now + wrong + 4_000, n: 1 });
    await expect.poll(async () => Math.abs(Number(await ring.getAttribute('data-left')) - 11_000)).toBeLessThan(150);
    expect((await sentBy(page)).at(-1)).toEqual({ kind: 'pong', n: 1 });
  },
);

test('TIME-08 after a sleep the ring shows the true time at once', async () => {
  await put(page, course, DEALT);
  const ring = page.locator('[data-seat="s"] .mj-ring');
  await advance(page, 12_000);
  expect(Math.abs(Number(await ring.getAttribute('data-left')) - 3_000)).toBeLessThan(150);
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === 1).length,
  );
  expect(moving).toBeLessThanOrEqual(1);
});

test('TIME-09 the time is spoken at ten, five and three seconds, and not else', async () => {
  await put(page, course, DEALT);
  const spoken: string[] = [];
  for (let second = 0; second < 14; second++) {
    await advance(page, 1_000);
    const text = (await page.locator('[data-seconds]').textContent()) ?? '';
    if (text && text !== spoken.at(-1)) spoken.push(text);
  }
  expect(spoken).toEqual(['10 seconds left', '5 seconds left', '3 seconds left']);
});

test('TIME-05 away: a badge, and one tap brings the player back', async () => {
  await put(page, course, DEALT);
  await told(DEALT + 1, { kind: 'wentAway', seat: 0 } as never, { kind: 'botTook', seat: 0 } as never);
  await expect.poll(() => page.locator('[data-seat="s"] [data-badge="away"]').count()).toBe(1);
  await expect.poll(() => page.locator('[data-seat="s"] [data-badge="bot"]').count()).toBe(1);
  await page.getByRole('button', { name: 'I’m back' }).click();
  expect((await sentBy(page)).at(-1)).toMatchObject({ kind: 'ask', request: { kind: 'ready', ready: true } });
});

test('a refusal is said in the words of the game, and the app’s next question does not take it away', async () => {
  const now = await put(page, course, DEALT);
  await page.locator('.hand [data-card="KD"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-action="lock"]').click();
  await expect.poll(async () => (await wordsSent(page)).at(-1)).toBe('lock:KD');
  const isLock = (message: ClientMessage) =>
    message.kind === 'ask' && message.request.kind === 'act' && message.request.word === 'lock:KD';
  const last = (await sentBy(page)).findLast(isLock);
  const act = last?.kind === 'ask' ? last.act : '';
  await feed(page, { kind: 'refused', now, act, reason: 'already-locked' });
  await page.locator('.hand [data-card="KD"][data-state="selected"]').waitFor();
  await advance(page, 250);
  await expect.poll(async () => (await wordsSent(page)).at(-1)).toBe('select:KD');
  await expect.poll(() => page.locator('[data-said]').textContent()).toBe('Your card is locked already.');
});
