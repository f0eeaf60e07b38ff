import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { wordsSent } from '@/test/fed.ts';
import { slowed } from '@/test/page.ts';
import { bubbles, buttons, type DEALING, lay, openBaloot, press, scripted, sentSince, WORTHLESS } from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await slowed(await openBaloot('en'));
});

const passes = (n: number): string => Array.from({ length: n }, () => 'pass').join(' ');
const show = (words: string, seat = 0, rules = {}, deal?: typeof DEALING): Promise<void> =>
  lay(page, scripted(words, rules, deal), seat);

const LATER = { hokumSuit: 'afterAnswers', hokumConfirm: 'confirmOrSun' } as const;

test('BID-10 a second Hokum is called without a suit, and named when the others have answered', async () => {
  await show(passes(4), 0, LATER);
  const before = (await wordsSent(page)).length;
  await press(page, 'hokum');
  await expect.poll(() => sentSince(page, before)).toEqual(['second']);
  const course = scripted(`${passes(4)} second pass pass pass`, LATER);
  for (const seat of [1, 2, 3]) {
    await lay(page, course, seat);
    await expect.poll(() => buttons(page)).toEqual([]);
    await expect.poll(() => bubbles(page)).toContain('0 Second Hokum');
  }
  await lay(page, course);
  await expect.poll(() => buttons(page)).toEqual(['hokum-S', 'hokum-H!', 'hokum-D', 'hokum-C', 'sun']);
  const named = (await wordsSent(page)).length;
  await press(page, 'hokum-S');
  await expect.poll(() => sentSince(page, named)).toEqual(['hokum:S']);
  await show(`${passes(4)} second pass pass pass`, 0, { hokumSuit: 'afterAnswers' });
  await expect.poll(() => buttons(page)).not.toContain('sun');
});

test('BID-10 the suit that was named last is the contract', async () => {
  await show(`${passes(4)} second pass pass pass hokum:S`, 1, LATER);
  await expect.poll(() => page.locator('[data-part="contract"]').innerText()).toContain('Hokum');
});

test('BID-11 a worthless hand need not wait for its turn, until somebody bids', async () => {
  const early = { kaweshTurn: 'beforeBid' } as const;
  await show('', 0, early, { ...WORTHLESS, dealer: 0 });
  await expect.poll(() => buttons(page)).toEqual(['kawesh']);
  const before = (await wordsSent(page)).length;
  await press(page, 'kawesh');
  await expect.poll(() => sentSince(page, before)).toEqual(['kawesh']);
  await show('hokum:H', 0, early, { ...WORTHLESS, dealer: 0 });
  await expect.poll(() => buttons(page)).toEqual([]);
  await show('', 0, {}, { ...WORTHLESS, dealer: 0 });
  await expect.poll(() => buttons(page)).toEqual([]);
});
