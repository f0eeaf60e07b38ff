import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { litIn } from '@/learn/lit.ts';
import { type ActStep, isAct, isAsk, type Lesson, type LessonStep } from '@/table/lesson.ts';
import { grave } from '@/test/axe.ts';
import { emptyPage, withoutIdleWork } from '@/test/page.ts';

/** Somebody who learns, with keys or with a finger. */
export const PHONE: BrowserContextOptions = { hasTouch: true, locale: 'ar-SA' };
export const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };

export const learnPage = async (path: string, options: BrowserContextOptions): Promise<Page> => {
  const page = await withoutIdleWork(await emptyPage({ reducedMotion: 'reduce', ...options }));
  await page.route('**/api/**', route => route.fulfill({ json: {} }));
  await page.goto(inject('address') + path);
  return page;
};

const advance = (page: Page): Promise<void> =>
  page.evaluate(() => (window.__ui as unknown as { clock?: { advance(ms: number): void } }).clock?.advance(700));

/** The step of this number has come, and the table is at rest. */
export const until = async (page: Page, n: number, last: boolean): Promise<void> => {
  const there = page.locator(last ? '[data-lesson-end]' : `.ln-page[data-step="${n}"] .ln-coach[data-ready]`);
  await expect
    .poll(async () => {
      await advance(page);
      return there.count();
    })
    .toBe(1);
};

/** Where a card of the fan can be touched: the others lie over the rest of it. */
const pointOn = (page: Page, card: string): Promise<readonly [number, number]> =>
  page.locator(`.hand [data-card="${card}"]`).evaluate(node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const points = Array.from({ length: 100 }, (_, i): [number, number] => [
      left + ((i % 10) + 0.5) * (width / 10),
      top + (Math.floor(i / 10) + 0.5) * (height / 10),
    ]);
    const open = points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-card]') === node);
    const near = ([x, y]: [number, number]) => open.filter(([a, b]) => Math.hypot(a - x, b - y) < width / 4).length;
    return open.reduce((best, point) => (near(point) > near(best) ? point : best), open[0] ?? [0, 0]);
  });

type Hand = 'keys' | 'finger';

/** A card that still moves does not answer: it is touched again, as anybody would, until something came of it. */
export const playCard = async (page: Page, card: string, by: Hand, done: () => Promise<boolean>): Promise<void> => {
  const held = page.locator(`.hand [data-card="${card}"]`);
  await expect
    .poll(async () => {
      if ((await done()) || (await held.count()) === 0) return done(); // thrown already: nothing is left to touch
      if (by === 'finger') await page.touchscreen.tap(...(await pointOn(page, card)));
      else {
        await held.focus();
        await page.keyboard.press('Enter');
      }
      return done();
    })
    .toBe(true);
};

export const press = async (page: Page, selector: string, by: Hand): Promise<void> => {
  const button = page.locator(selector);
  if (by === 'finger') return button.tap();
  await button.focus();
  await page.keyboard.press('Enter');
};

export const isCard = (word: string): boolean => /^(10|[2-9AKQJ])[SHDC]$/.test(word);

/** A table that has just opened has not dealt yet. */
const held = (page: Page, card: string): Promise<void> => page.locator(`.hand [data-card="${card}"]`).waitFor();

const isPast = (page: Page, n: number) => async (): Promise<boolean> =>
  Number(await page.locator('.ln-page').getAttribute('data-step')) > n;

/** Takes a card up that a button is pressed for: once, or it is put down again. */
export const takeUp = async (page: Page, card: string, by: Hand): Promise<void> => {
  await held(page, card);
  const up = page.locator(`.hand [data-card="${card}"]:is([data-state="selected"], [aria-pressed="true"])`);
  await expect
    .poll(async () => {
      if ((await up.count()) > 0) return true;
      if (by === 'finger') await page.touchscreen.tap(...(await pointOn(page, card)));
      else {
        await page.locator(`.hand [data-card="${card}"]`).focus();
        await page.keyboard.press('Enter');
      }
      return (await up.count()) > 0;
    })
    .toBe(true);
};

/** Does what a step asks for: a card, or the buttons that its hint names. */
const doAct = async (page: Page, step: ActStep, n: number, by: Hand): Promise<void> => {
  if (isCard(step.act)) {
    await held(page, step.act);
    return playCard(page, step.act, by, isPast(page, n));
  }
  const names = (step.hint ?? '').split(' ');
  for (const [at, name] of names.entries()) {
    const [selector] = litIn({ ...step, lit: name }, false).selectors;
    if (selector?.startsWith('[data-card-choice')) await page.locator(`${selector} input`).check({ force: true });
    else if (selector) await press(page, selector, by);
    else if (at < names.length - 1 && !name.includes('+')) await takeUp(page, name, by);
    else await playCard(page, name, by, isPast(page, n));
  }
};

/** Tries a lawful but poor card, if the step names one: it is told, and comes back. */
const missOnce = async (page: Page, step: ActStep, by: Hand): Promise<void> => {
  const poor = Object.entries(step.wrong ?? {}).find(([, named]) => typeof named === 'object')?.[0] ?? '';
  if (!isCard(poor)) return;
  await held(page, poor);
  const told = page.locator('[data-told="poor"]');
  await playCard(page, poor, by, async () => (await told.count()) > 0);
  await expect
    .poll(async () => {
      await advance(page);
      return page.locator(`.hand [data-card="${poor}"]`).count();
    })
    .toBe(1);
};

export const doStep = async (page: Page, step: LessonStep, n: number, by: Hand): Promise<void> => {
  if (isAsk(step)) {
    await press(page, '[data-answer="wrong"] >> nth=0', by);
    await expect.poll(() => page.locator('[data-told]').count()).toBe(1);
    return press(page, '[data-answer="right"]', by);
  }
  if (isAct(step)) {
    await missOnce(page, step, by);
    return doAct(page, step, n, by);
  }
  await press(page, '[data-action="next-step"]', by);
};

export const playLesson = async (page: Page, lesson: Lesson, by: Hand): Promise<void> => {
  for (const [n, step] of lesson.steps.entries()) {
    await until(page, n, false);
    if (n === 1) expect(await grave(page)).toEqual([]);
    await doStep(page, step, n, by);
  }
  await until(page, lesson.steps.length, true);
  expect(await grave(page)).toEqual([]);
};

/** Says a bid; in the second round the suit is asked for. */
export const sayBid = async (page: Page, word: string, answered: Locator, by: Hand): Promise<void> => {
  const [bid, suit] = word.split(':');
  await press(page, `[data-action="${bid}"]`, by);
  if (suit === undefined) return;
  const picker = page.locator(`[data-action="${bid}-${suit}"]`);
  await expect.poll(async () => (await answered.count()) + (await picker.count())).toBeGreaterThan(0);
  if ((await answered.count()) === 0) await press(page, `[data-action="${bid}-${suit}"]`, by);
};
