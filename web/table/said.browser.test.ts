import { expect, test } from 'vitest';
import { scripted as dhappaOf, goOn, openDhappa, press, said, TURN } from '@/dhappa/scripted.ts';
import { GAMES, openBusy, TABLES } from '@/test/busy.ts';
import { clockOf, feed, put, toldTo } from '@/test/fed.ts';
import { passTime } from '@/test/held-timers.ts';

const ROUND = dhappaOf(TURN, 'draw drop:QS');

test('DIS-05 what is said of a turn goes when the turn is another, and after a while; it lies over no button', async () => {
  const page = await openDhappa('en', { hasTouch: true });
  await put(page, ROUND, 0, 1);
  await press(page, 'draw');
  await expect.poll(() => said(page)).toContain('not your turn');
  const [words, ...buttons] = await Promise.all(
    ['[data-said]', '[data-zone="dash"]', '.dh-draw', '.dh-pile'].map(part => page.locator(part).boundingBox()),
  );
  for (const box of buttons) expect(words!.y + words!.height <= box!.y || box!.y + box!.height <= words!.y).toBe(true);
  await goOn(page, ROUND, 0, ROUND.states.length - 1, 1);
  await expect.poll(() => page.locator('[data-action="draw-card"]').count()).toBe(1);
  await expect.poll(() => said(page)).toBe('');
  await put(page, ROUND, 0, 1);
  await press(page, 'draw');
  await expect.poll(() => said(page)).toContain('not your turn');
  await passTime(page, 6_100);
  await expect.poll(() => said(page)).toBe('');
});

test.each(GAMES)('CHAT-02 what people say hangs at their seats for a while, signs drawn: %s', async game => {
  const page = await openBusy(game, {});
  const now = await clockOf(page);
  const { course, from, place } = TABLES[game];
  const before = toldTo(course, from, place, 0, from + 1, now);
  const at = from + 1 + (before.kind === 'told' ? before.events.length : 0);
  await feed(page, { kind: 'told', now, you: 0, at, events: [{ kind: 'reacted', seat: 1, sign: 'clap' }], clocks: [] });
  const bubble = page.locator('[data-number="1"] .mj-bubble');
  await bubble.getByRole('img', { name: 'Applause' }).waitFor();
  const shown = bubble.locator('img');
  await expect.poll(() => shown.evaluate(img => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const box = await bubble.boundingBox();
  expect([box!.x >= 0, box!.x + box!.width <= 390, box!.y >= 0]).toEqual([true, true, true]);
  await passTime(page, 4_000);
  await expect.poll(() => bubble.count()).toBe(0);
});
