import { expect, test } from 'vitest';
import { scripted as dhappaOf, goOn, openDhappa, press, said, TURN } from '@/dhappa/scripted.ts';
import { put } from '@/test/fed.ts';
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
