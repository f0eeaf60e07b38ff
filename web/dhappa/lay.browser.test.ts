import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pointOf } from '@/dhappa/point.ts';
import {
  drag,
  end,
  goOn,
  lay,
  openDhappa,
  press,
  said,
  scripted,
  sentSince,
  TURN,
  tap,
  WILDS,
} from '@/dhappa/scripted.ts';
import { clockOf, feed, put, sentBy, wordsSent } from '@/test/fed.ts';
import { settle } from '@/test/gallery.ts';
import { slowed } from '@/test/page.ts';

let page: Page;
beforeAll(async () => {
  page = await slowed(await openDhappa());
});

const key = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) await page.keyboard.press(name);
};

/** Chooses cards by keyboard alone. */
const choose = async (...cards: readonly string[]): Promise<void> => {
  for (const card of cards) {
    await page.locator(`.hand [data-card="${card}"]`).focus();
    await key('Enter');
  }
};

const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.drop ?? '');

/** From the hand up to a place that takes the cards, by arrows. */
const walkTo = async (place: string): Promise<void> => {
  for (let i = 0; i < 14 && (await focused()) !== place; i++)
    await key(['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowLeft'][i % 6] ?? 'ArrowUp');
  await expect.poll(() => focused()).toBe(place);
};

const WAYS = [
  ['add', TURN, ['5H#1'], 'r4', 'add:r4:low:5H#1'],
  ['a new run', TURN, ['6C#1', '5C#1', '4C#1'], 'new', 'run:4C#1,5C#1,6C#1'],
  ['a swap', WILDS, ['QD#1'], 'r3', 'swap:r3:QD#1'],
  ['a discard', WILDS, ['KS#1'], 'discard', 'drop:KS#1'],
] as const;

test.each(WAYS)(
  'DHA-06 %s by drag, by tap and tap, by keyboard: the same move, sent once',
  async (_, state, cards, place, word) => {
    const path = place === 'discard' ? '[data-drop="discard"]' : `[data-drop="${place}"]`;
    await lay(page, scripted(state, 'draw'));
    let before = (await wordsSent(page)).length;
    const [last = ''] = cards.slice(-1);
    await tap(page, ...cards.slice(0, -1));
    await drag(page, last, path);
    await expect
      .poll(() => sentSince(page, before), { message: 'by drag' })
      .toEqual([word].filter(() => cards.length === 1));
    if (cards.length > 1) {
      await lay(page, scripted(state, 'draw'));
      before = (await wordsSent(page)).length;
      await tap(page, ...cards);
      await drag(page, last, path);
      await expect.poll(() => sentSince(page, before), { message: 'a selection by drag' }).toEqual([word]);
    }
    await lay(page, scripted(state, 'draw'));
    before = (await wordsSent(page)).length;
    await tap(page, ...cards);
    if (place === 'discard') await press(page, 'discard');
    else await page.locator(path).click();
    await expect.poll(() => sentSince(page, before), { message: 'by taps' }).toEqual([word]);
    await lay(page, scripted(state, 'draw'));
    before = (await wordsSent(page)).length;
    await choose(...cards);
    if (place === 'discard') await key('x');
    else {
      await walkTo(place);
      await key('Enter');
    }
    await expect.poll(() => sentSince(page, before), { message: 'by keys' }).toEqual([word]);
  },
);

test('DHA-06 a shift and a merge: every way asks or does the same', async () => {
  const asked = async (): Promise<readonly string[]> => {
    const before = (await wordsSent(page)).length;
    await page.locator('[data-choice]').first().waitFor();
    await page.locator('[data-choice]').first().click();
    return sentSince(page, before);
  };
  await lay(page, scripted(WILDS, 'draw'));
  await drag(page, '7H#1', '[data-drop="r2"]');
  expect(await asked()).toEqual(['shift:r2:7H#1:low']);
  await lay(page, scripted(WILDS, 'draw'));
  await tap(page, '7H#1');
  await page.locator('[data-drop="r2"]').click();
  expect(await asked()).toEqual(['shift:r2:7H#1:low']);
  await lay(page, scripted(WILDS, 'draw'));
  await choose('7H#1');
  await walkTo('r2');
  await key('Enter');
  await page.locator('[data-choice]').first().waitFor();
  const before = (await wordsSent(page)).length;
  await key('Enter');
  await expect.poll(() => sentSince(page, before)).toEqual(['shift:r2:7H#1:low']);
  const MERGE = 'merge:r4:r5:9S#1,10S#1';
  const merging = async (pick = (way: Locator) => way.click()): Promise<readonly string[]> => {
    const count = (await wordsSent(page)).length;
    const merge = page.locator('[data-play="merge"]').first();
    if ((await page.locator('[data-dialog="choice"]').count()) > 0) await pick(merge);
    return sentSince(page, count);
  };
  await lay(page, scripted(WILDS, 'draw'));
  await tap(page, '9S#1', '10S#1');
  await drag(page, '10S#1', '[data-drop="r4"]');
  expect(await merging()).toEqual([MERGE]);
  await lay(page, scripted(WILDS, 'draw'));
  await tap(page, '9S#1', '10S#1');
  await page.locator('[data-drop="r4"]').click();
  expect(await merging()).toEqual([MERGE]);
  await lay(page, scripted(WILDS, 'draw'));
  await key('g');
  expect(await merging(way => way.press('Enter'))).toEqual([MERGE]);
});

test('DHA-07 lawful places are lit and named, the insert place is shown; others do not take the card', async () => {
  await lay(page, scripted(TURN, 'draw'));
  await tap(page, '5H#1');
  expect(
    await page.locator('.dh-run[data-lit]').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-drop'))),
  ).toEqual(['r4']);
  await expect.poll(() => page.locator('[data-run="r4"] [data-insert="low"]').innerText()).toContain('5♥');
  await expect.poll(() => page.locator('[data-run="r4"]').textContent()).toContain('takes your cards');
  await expect.poll(() => page.locator('[data-action="main"]').innerText()).toContain('Add');
  const before = (await wordsSent(page)).length;
  const home = await pointOf(page, '5H#1');
  const target = (await page.locator('[data-run="r5"]').boundingBox())!;
  await page.mouse.move(...home);
  await page.mouse.down();
  await page.mouse.move(target.x + 20, target.y + 40, { steps: 4 });
  await page.mouse.up();
  const rubber = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ id }) => id === 'rubber')
      .map(({ effect }) => Number(effect?.getTiming().duration)),
  );
  expect(rubber.length).toBe(1);
  for (const duration of rubber) expect(duration >= 200 && duration <= 400).toBe(true);
  await settle(page);
  await expect.poll(() => sentSince(page, before)).toEqual([]);
  await expect.poll(() => said(page)).toBe('That run is of another suit.');
  await expect.poll(() => page.locator('.hand [data-card="5H#1"]').count()).toBe(1);
});

test('DHA-07 a drop that the house refuses comes back to the hand', async () => {
  await lay(page, scripted(TURN, 'draw'));
  await drag(page, '5H#1', '[data-drop="r4"]');
  await expect.poll(() => page.locator('.hand [data-card="5H#1"]').getAttribute('data-pending')).toBe('true');
  const asked = (await sentBy(page)).at(-1);
  await feed(page, {
    kind: 'refused',
    now: await clockOf(page),
    act: asked?.kind === 'ask' ? asked.act : '',
    reason: 'not-your-turn',
  });
  await settle(page);
  const node = page.locator('.hand [data-card="5H#1"]');
  expect(await node.evaluate(card => (card as HTMLElement).style.transform)).toBe('');
  await expect.poll(() => said(page)).toBe('It’s not your turn.');
});

test('DHA-08 a joker shows what it stands for, who holds that card sees the swap; a 2 is static and shifts to an end only', async () => {
  await lay(page, scripted(WILDS, 'draw'));
  await expect.poll(() => page.locator('[data-run="r1"] [data-wild] .dh-chip').innerText()).toContain('8♣');
  await expect.poll(() => page.locator('[data-run="r2"] [data-wild] .dh-chip').innerText()).toContain('7♥');
  await expect.poll(() => page.locator('.hand [data-card="8C#1"]').getAttribute('data-mark')).toBe('swap');
  await expect.poll(() => page.locator('.hand [data-card="QD#1"]').getAttribute('data-mark')).toBe('swap');
  await expect.poll(() => page.locator('.hand [data-card="QD#1"] [data-flag="swap"] svg').count()).toBe(1);
  await tap(page, 'QD#1');
  await expect.poll(() => page.locator('[data-run="r3"] [data-freed]').getAttribute('data-freed')).toBe('swap');
  await tap(page, 'QD#1', '7H#1');
  await expect.poll(() => page.locator('[data-run="r2"] [data-freed]').getAttribute('data-freed')).toBe('shift');
  await page.locator('[data-run="r2"]').click();
  const ways = page.locator('[data-choice]');
  await expect.poll(() => ways.count()).toBe(2);
  expect(await ways.evaluateAll(nodes => nodes.map(node => node.querySelector('span')?.textContent ?? ''))).toEqual([
    expect.stringContaining('low end'),
    expect.stringContaining('high end'),
  ]);
  await key('Escape', 'Escape');
  await page.locator('[data-run="r2"]').click();
  await expect.poll(() => page.locator('[data-dialog="run"] .dh-meanings').innerText()).toContain('static');
  await key('Escape');
  await page.locator('[data-run="r1"]').click();
  await expect.poll(() => page.locator('[data-dialog="run"] .dh-meanings').innerText()).toContain('flying');
  await key('Escape');
});

test('DHA-08 a wild that could mean two things is asked about; the answer names its place', async () => {
  await lay(page, scripted(WILDS, 'draw'));
  await tap(page, 'JK#5');
  await page.locator('[data-run="r2"]').click();
  const names = await page.locator('[data-choice]').evaluateAll(nodes => nodes.map(node => node.textContent ?? ''));
  expect(names).toEqual([
    expect.stringMatching(/low end.*5 of hearts/),
    expect.stringMatching(/high end.*9 of hearts/),
  ]);
  const before = (await wordsSent(page)).length;
  await page.locator('[data-choice]').last().click();
  await expect.poll(() => sentSince(page, before)).toEqual(['add:r2:high:JK#5']);
});

test('DHA-08 what was asked about one turn is not asked again in a later one', async () => {
  await lay(page, scripted(WILDS, 'draw'));
  await tap(page, 'JK#5');
  await page.locator('[data-run="r2"]').click();
  await page.locator('[data-choice]').first().waitFor();
  await put(page, scripted(WILDS, 'draw drop:KS'), end(scripted(WILDS, 'draw drop:KS')));
  await page.locator('.dh-waiting').waitFor();
  await put(page, scripted(WILDS, 'draw'), 1);
  await page.locator('.dh-phases').waitFor();
  await expect.poll(() => page.locator('[data-choice]').count()).toBe(0);
});

test('DHA-10 a merge is offered, and all its cards are at rest within 700 ms', async () => {
  const course = scripted(WILDS, 'draw merge:r4:r5:9S,10S');
  await lay(page, course, 1);
  await page.locator('[data-action="merge"]').waitFor();
  await goOn(page, course, 1);
  const flights = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ id }) => id === 'flight')
      .map(({ effect }) => {
        const { delay, duration } = effect?.getTiming() ?? {};
        return {
          ends: Number(delay) + Number(duration),
          properties: (effect as KeyframeEffect).getKeyframes().flatMap(frame => Object.keys(frame)),
        };
      }),
  );
  expect(flights.length).toBe(5);
  for (const { ends, properties } of flights) {
    expect(ends).toBeLessThanOrEqual(700);
    expect(
      properties.filter(
        name => !['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'].includes(name),
      ),
    ).toEqual([]);
  }
  await settle(page);
  await expect.poll(() => page.locator('[data-run="r4"] .dh-run-foot').innerText()).toContain('8 cards');
  await expect.poll(() => page.locator('[data-run="r5"]').count()).toBe(0);
});

test('DHA-13 every play is sent at once, every undo too; the screen follows the event', async () => {
  const course = scripted(WILDS, 'draw swap:r1:8C add:r2:low:5H undo undo');
  await lay(page, course, 1);
  const before = (await wordsSent(page)).length;
  await expect.poll(() => page.locator('[data-action="undo"]').getAttribute('aria-disabled')).toBe('true');
  await tap(page, '8C#1');
  await page.locator('[data-run="r1"]').click();
  await expect.poll(() => sentSince(page, before)).toEqual(['swap:r1:8C#1']);
  await expect.poll(() => page.locator('.hand [data-card="JK#4"]').count()).toBe(0);
  await goOn(page, course, 1, 2);
  await answer();
  await expect.poll(() => page.locator('.hand [data-card="JK#4"]').count()).toBe(1);
  await tap(page, '5H#1');
  await page.locator('[data-run="r2"]').click();
  await goOn(page, course, 2, 3);
  await answer();
  for (const [from, hand] of [
    [3, '5H#1'],
    [4, '8C#1'],
  ] as const) {
    await press(page, 'undo');
    await goOn(page, course, from, from + 1);
    await answer();
    await expect.poll(() => page.locator(`.hand [data-card="${hand}"]`).count()).toBe(1);
  }
  await expect.poll(() => sentSince(page, before)).toEqual(['swap:r1:8C#1', 'add:r2:low:5H#1', 'undo', 'undo']);
  await expect.poll(() => page.locator('[data-action="undo"]').getAttribute('aria-disabled')).toBe('true');
  expect(end(course)).toBe(5);
});

/** Everything asked is answered. */
const answer = async (): Promise<void> => {
  const now = await clockOf(page);
  const asked = (await sentBy(page)).flatMap(message => (message.kind === 'ask' ? [message.act] : []));
  await feed(page, ...asked.map(act => ({ kind: 'done' as const, now, act })));
};
