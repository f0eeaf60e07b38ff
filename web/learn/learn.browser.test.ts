import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { litIn } from '@/learn/lit.ts';
import { type ActStep, isAct, isAsk, type Lesson, type LessonStep } from '@/table/lesson.ts';
import { grave } from '@/test/axe.ts';
import { offStage, WIDE_SCREENS } from '@/test/off-stage.ts';
import { emptyPage, KEEPS_THE_APP, newPage, withoutIdleWork } from '@/test/page.ts';
import { isWhole } from '@/test/whole.ts';

const PHONE: BrowserContextOptions = { hasTouch: true, locale: 'ar-SA' };
const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };

const learnPage = async (path: string, options: BrowserContextOptions): Promise<Page> => {
  const page = await withoutIdleWork(await emptyPage({ reducedMotion: 'reduce', ...options }));
  await page.route('**/api/**', route => route.fulfill({ json: {} }));
  await page.goto(inject('address') + path);
  return page;
};

const advance = (page: Page): Promise<void> =>
  page.evaluate(() => (window.__ui as unknown as { clock?: { advance(ms: number): void } }).clock?.advance(700));

/** The step of this number has come, and the table is at rest. */
const until = async (page: Page, n: number, last: boolean): Promise<void> => {
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
const playCard = async (page: Page, card: string, by: Hand, done: () => Promise<boolean>): Promise<void> => {
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

const press = async (page: Page, selector: string, by: Hand): Promise<void> => {
  const button = page.locator(selector);
  if (by === 'finger') return button.tap();
  await button.focus();
  await page.keyboard.press('Enter');
};

const isCard = (word: string): boolean => /^(10|[2-9AKQJ])[SHDC]$/.test(word);

/** A table that has just opened has not dealt yet. */
const held = (page: Page, card: string): Promise<void> => page.locator(`.hand [data-card="${card}"]`).waitFor();

const isPast = (page: Page, n: number) => async (): Promise<boolean> =>
  Number(await page.locator('.ln-page').getAttribute('data-step')) > n;

/** Takes a card up that a button is pressed for: once, or it is put down again. */
const takeUp = async (page: Page, card: string, by: Hand): Promise<void> => {
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

const doStep = async (page: Page, step: LessonStep, n: number, by: Hand): Promise<void> => {
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

const playLesson = async (page: Page, lesson: Lesson, by: Hand): Promise<void> => {
  for (const [n, step] of lesson.steps.entries()) {
    await until(page, n, false);
    if (n === 1) expect(await grave(page)).toEqual([]);
    await doStep(page, step, n, by);
  }
  await until(page, lesson.steps.length, true);
  expect(await grave(page)).toEqual([]);
};

/** Says a bid; in the second round the suit is asked for. */
const sayBid = async (page: Page, word: string, answered: Locator, by: Hand): Promise<void> => {
  const [bid, suit] = word.split(':');
  await press(page, `[data-action="${bid}"]`, by);
  if (suit === undefined) return;
  const picker = page.locator(`[data-action="${bid}-${suit}"]`);
  await expect.poll(async () => (await answered.count()) + (await picker.count())).toBeGreaterThan(0);
  if ((await answered.count()) === 0) await press(page, `[data-action="${bid}-${suit}"]`, by);
};

const TAUGHT = GAMES.filter(({ lessons }) => lessons !== undefined);

/** With keys on a wide screen in English, and with a finger on a phone in Arabic: each lesson by turns, in a whole run both ways. */
test.each(TAUGHT.flatMap(({ name }) => [['keys', name] as const, ['finger', name] as const]))(
  'LRN-03 LRN-04 by %s: the lessons of %s are played to their ends, with what is wrong tried first',
  async (by, name) => {
    const lessons = (await GAMES.find(game => game.name === name)?.lessons?.()) ?? [];
    const mine = lessons.filter((_, n) => isWhole || n % 2 === (by === 'keys' ? 0 : 1));
    const page = await learnPage(`/learn/${name}/${mine[0]?.name}`, by === 'keys' ? WIDE : PHONE);
    for (const lesson of mine) {
      if (lesson !== mine[0]) await page.goto(`${inject('address')}/learn/${name}/${lesson.name}`);
      await playLesson(page, lesson, by);
    }
    await page.goto(`${inject('address')}/learn/${name}`);
    await expect.poll(() => page.locator('.ln-row[data-state="done"]').count()).toBe(mine.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await grave(page)).toEqual([]);
  },
);

test('LRN-01 LRN-03 LRN-05 what to begin with, a rule to read, a hint, and on from where it was left', async () => {
  const page = await learnPage('/learn', WIDE);
  await page.locator('[data-action="go-on"]').click();
  await page.locator('[data-action="next-step"]').click();
  await until(page, 1, false);
  const rule = await page.locator('.ln-rule span').innerText();
  await page.locator('.ln-rule').click();
  await page.locator(`[id="${rule}"]`).waitFor();
  await page.goBack();
  await until(page, 1, false);
  await page.locator('[data-action="next-step"]').click();
  await page.locator('[data-action="hint"]').click();
  await expect.poll(() => page.locator('.hand [data-verdict="lit"]').count()).toBe(1);
  await page.locator('.ln-close').click();
  expect(await page.locator('[data-action="go-on"]').innerText()).toBe('Continue');
  await page.reload();
  await page.locator('[data-action="go-on"]').click();
  await until(page, 2, false);
  await page.goto(`${inject('address')}/learn/${TAUGHT[0]?.name}/nowhere`);
  await page.getByRole('link', { name: 'Home' }).last().waitFor();
});

test.each(['ar-SA', 'en-US'])(
  'LRN-03 names and hand stay on the stage of a wide screen, either way: %s',
  async locale => {
    const page = await learnPage('/learn/baloot', { ...WIDE, locale });
    await page.locator('[data-action="go-on"]').click();
    for (const screen of WIDE_SCREENS) {
      await page.setViewportSize(screen);
      await expect.poll(() => page.locator('.ln-stage .hand [data-card]').count()).toBeGreaterThan(0);
      await expect.poll(() => offStage(page, '.ln-stage')).toEqual([]);
    }
  },
);

test.each([
  [360, 640],
  [768, 1024],
])('LRN-03 on a screen of %d × %d the table begins where a long correction ends', async (width, height) => {
  const page = await learnPage('/learn/baloot', { ...PHONE, viewport: { width, height } });
  await page.locator('[data-action="go-on"]').click();
  await until(page, 0, false);
  const gap = (): Promise<number> =>
    page.evaluate(() => {
      const bottom = document.querySelector('.ln-coach')?.getBoundingClientRect().bottom ?? Number.NaN;
      return (
        (document.querySelector('.mj-seat[data-seat="n"] .mj-name')?.getBoundingClientRect().top ?? Number.NaN) - bottom
      );
    });
  await expect.poll(gap).toBeGreaterThan(0);
  await page.locator('.ln-said').evaluate(said => {
    const told = said.appendChild(document.createElement('p'));
    told.textContent = 'لا، ليس هذا. '.repeat(22);
  });
  await expect.poll(gap).toBeGreaterThan(0);
});

/** One is solved, one is missed: each is told what every choice was worth. */
test.each([
  ['keys', WIDE],
  ['finger', PHONE],
] as const)('PUZ-01 PUZ-03 by %s: a puzzle is tried once, and told; the next one follows', async (by, options) => {
  const puzzles = (await GAMES[0]?.puzzles?.()) ?? [];
  const page = await learnPage('/learn', options);
  await press(page, '[data-action="puzzle-streak"]', by);
  for (const wanted of ['right', 'wrong']) {
    await page.locator('[data-puzzle]').waitFor();
    const name = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
    const { worths = [] } = puzzles.find(puzzle => puzzle.name === name) ?? {};
    const word = (wanted === 'right' ? worths[0] : worths.at(-1))?.word ?? '';
    const answered = page.locator(`[data-answered="${wanted}"]`);
    if (isCard(word)) await playCard(page, word, by, async () => (await answered.count()) > 0);
    else await sayBid(page, word, answered, by);
    await answered.waitFor();
    expect(await page.locator('.pz-worths [data-chosen]').count()).toBe(1);
    if (wanted === 'right') {
      expect(await grave(page)).toEqual([]);
      await press(page, '[data-action="next-puzzle"]', by);
      await answered.waitFor({ state: 'detached' });
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** Every script and style that this page has loaded is kept in the browser. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const pieces = names.filter(name => /\/assets\/[^?]*\.(?:js|css)$/.test(name));
    const kept = await Promise.all(pieces.map(name => caches.match(name)));
    return pieces.length > 0 && kept.every(Boolean);
  });

test('LRN-05 after one visit the lessons are there without a network', async () => {
  const page = await newPage('/learn/trunfo', { ...WIDE, ...KEEPS_THE_APP, reducedMotion: 'reduce' });
  await page.locator('[data-lesson]').first().waitFor();
  await expect.poll(() => isKept(page)).toBe(true);
  await page.context().setOffline(true);
  const [lesson] = (await GAMES.find(({ name }) => name === 'trunfo')?.lessons?.()) ?? [];
  await page.goto(`${inject('address')}/learn/trunfo/${lesson?.name}`);
  for (const [n, step] of (lesson?.steps ?? []).slice(0, 3).entries()) {
    await until(page, n, false);
    await doStep(page, step, n, 'keys');
  }
  await until(page, 3, false);
});
