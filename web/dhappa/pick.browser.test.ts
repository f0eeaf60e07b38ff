import type { MidRound } from '@majlis/dhappa/mid-round';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  ALMOST,
  answered,
  end,
  goOn,
  lay,
  openDhappa,
  press,
  scripted,
  sentSince,
  TURN,
  tap,
  told,
  WILDS,
} from '@/dhappa/scripted.ts';
import { clockOf, feed, sentBy, wordsSent } from '@/test/fed.ts';
import { settle } from '@/test/gallery.ts';
import { slowed } from '@/test/page.ts';

/** The top two cards are of no use; the third makes a run with two of the hand. */
const PILE: MidRound = {
  hand: '6D 7D 9S KC 4H',
  others: ['KD#3 9D#3', 'QC#3 8S#3', 'QD#3 8C#3'],
  pile: '8D#2 QS#2 JS#2',
  draw: '10C#2 5D#2 JC#2',
};

let page: Page;
beforeAll(async () => {
  page = await slowed(await openDhappa());
});

const depth = (n: number) => page.locator(`[data-depth="${n}"]`);
const isOff = (action: string) => page.locator(`[data-action="${action}"]`).getAttribute('aria-disabled');

test('DHA-05 the pile spread out, each depth with its plan or its reason, the deepest card marked; what is taken can be put back', async () => {
  await lay(page, scripted(PILE));
  await expect.poll(() => page.locator('.dh-draw .dh-number').innerText()).toBe('3');
  await press(page, 'take');
  await expect.poll(() => page.locator('.dh-pile-card').count()).toBe(3);
  await depth(2).click();
  await expect.poll(() => page.locator('[data-taken]').count()).toBe(2);
  await expect.poll(() => page.locator('.dh-verdict').innerText()).toMatch(/Q♠.* couldn’t be laid/);
  await expect.poll(() => isOff('take-n')).toBe('true');
  const before = (await wordsSent(page)).length;
  await press(page, 'take-n');
  await expect.poll(() => sentSince(page, before)).toEqual([]);
  await depth(3).click();
  await expect.poll(() => page.locator('[data-taken]').count()).toBe(3);
  await expect.poll(() => depth(3).locator('.dh-must').innerText()).toContain('must be laid');
  await expect.poll(() => page.locator('.dh-verdict').getAttribute('data-verdict')).toBe('yes');
  await page.locator('[data-action="take-n"]').click();
  await expect.poll(() => sentSince(page, before)).toEqual(['pick:3']);
  await lay(page, scripted(PILE, 'pick:3'));
  await expect.poll(() => page.locator('.hand [data-mark="due"]').getAttribute('data-card')).toBe('8D#2');
  await expect.poll(() => page.locator('[data-action="due"]').innerText()).toContain('8♦');
  await press(page, 'discard');
  await expect.poll(() => page.locator('[data-said]').innerText()).toMatch(/^Put .*8♦.* into a run first$/);
  await press(page, 'cancel-pick');
  expect((await sentSince(page, before)).at(-1)).toBe('back');
  const back = scripted(PILE, 'pick:3 back');
  await goOn(page, back, 1, end(back));
  await expect.poll(() => page.locator('.dh-pile').getAttribute('data-count')).toBe('3');
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(5);
});

test('DHA-05 on a phone what must be laid first has a line of its own beside merging and putting back', async () => {
  const runs = ['A 3H#3 4H#3 5H#3', 'A 6H#2 7H#2 8H#2'];
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await lay(page, scripted({ ...PILE, runs }, 'pick:3'));
    await expect.poll(() => page.locator('.dh-buttons .mj-btn').count()).toBe(3);
    const box = await page.locator('[data-action="due"]').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThan(2);
    const hand = await page
      .locator('.hand [data-card]')
      .evaluateAll(nodes => Math.min(...nodes.map(node => node.getBoundingClientRect().top)));
    expect(await page.locator('.dh-buttons').evaluate(node => node.getBoundingClientRect().bottom)).toBeLessThan(hand);
  }
  await page.setViewportSize({ width: 390, height: 844 });
});

test('DHA-05 a pick that the house refuses leaves everything where it was, and says why', async () => {
  await lay(page, scripted(TURN));
  await press(page, 'draw');
  const asked = (await sentBy(page)).at(-1);
  expect(asked?.kind).toBe('ask');
  await feed(page, {
    kind: 'refused',
    now: await clockOf(page),
    act: asked?.kind === 'ask' ? asked.act : '',
    reason: 'draw-pile-empty',
  });
  await expect.poll(() => page.locator('[data-said]').innerText()).toBe('The draw pile is empty.');
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(27);
});

test('DHA-11 a discarded 2 burns the pile: the word, the flames, an empty pile that cannot be picked', async () => {
  const course = scripted(TURN, 'draw drop:2S');
  await lay(page, course, 1);
  await expect.poll(() => page.locator('.dh-pile').getAttribute('data-count')).toBe('6');
  await goOn(page, course, 1);
  const burning = await page.evaluate(() => document.getAnimations().filter(({ id }) => id === 'burn').length);
  expect(burning).toBeGreaterThanOrEqual(6);
  await expect.poll(() => page.locator('[data-overlay="dhappa"]').innerText()).toContain('Dhappa!');
  await expect.poll(() => page.locator('.dh-pile').getAttribute('data-count')).toBe('0');
  expect((await told(page)).some(line => line.includes('7 cards burn'))).toBe(true);
  await settle(page);
  await lay(page, course, end(course), 1);
  await expect.poll(() => isOff('take')).toBe('true');
  await expect.poll(() => isOff('draw')).toBe(null);
});

test('DHA-12 going out: the Lock, one card laid, the last one discarded; then all hands lie open', async () => {
  await lay(page, scripted(ALMOST));
  await expect.poll(() => page.locator('.dh-top .dh-meter[data-side="us"]').getAttribute('data-locked')).toBe('true');
  const gone = scripted(ALMOST, 'draw add:r1:high:10C add:r2:high:9H#2 drop:4D');
  const before = (await wordsSent(page)).length;
  const follow = async (from: number, to = from + 1): Promise<void> => {
    await goOn(page, gone, from, to);
    await answered(page);
  };
  await press(page, 'draw');
  await follow(0);
  await tap(page, '10C#1');
  await page.locator('[data-run="r1"]').click();
  await follow(1);
  await tap(page, '9H#2');
  await page.locator('[data-run="r2"]').click();
  await follow(2);
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(1);
  await tap(page, '4D#1');
  await press(page, 'discard');
  await follow(3, end(gone));
  await expect
    .poll(() => sentSince(page, before))
    .toEqual(['draw', 'add:r1:high:10C#1', 'add:r2:high:9H#2', 'drop:4D#1']);
  await expect.poll(() => page.locator('[data-overlay="victory"] h1').innerText()).toBe('Victory');
  await expect.poll(() => page.locator('[data-overlay="victory"]').innerText()).toMatch(/Salem.* goes out/);
  await expect.poll(() => page.locator('li[data-hand]').count()).toBe(4);
  await expect.poll(() => page.locator('li[data-hand="1"] [data-card]').count()).toBe(4);
  for (const action of ['rematch', 'share', 'lobby', 'report', 'menu', 'social'])
    await expect.poll(() => page.locator(`[data-overlay="victory"] [data-action="${action}"]`).count()).toBe(1);
});

test('DHA-12 without the Lock the last card stays, with its reason; the last draw is announced', async () => {
  await lay(page, scripted({ ...WILDS, hand: '9S 10S', runs: ['A 6S#2 7S#2 8S#2'], draw: '3D#2' }, 'draw'));
  await expect.poll(() => page.locator('[data-overlay="last-draw"]').innerText()).toContain('this turn ends the round');
  await page.locator('.hand [data-card="9S#1"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.hand [data-card="10S#1"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-run="r1"]').click();
  await expect
    .poll(() => page.locator('[data-said]').innerText())
    .toBe('Without the Lock two cards must stay in your hand.');
  const course = scripted({ ...WILDS, hand: '9S 10S', runs: ['A 6S#2 7S#2 8S#2'], draw: '3D#2' }, 'draw drop:3D#2');
  await lay(page, course);
  await expect.poll(() => page.locator('[data-overlay="victory"] h1').innerText()).toBe('A drawn match');
});
