import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { seedOf } from '@/match/use-review.ts';
import { reviewMatch } from '@/offline/reviewing.ts';
import type { ReviewTold } from '@/store/review-letter.ts';
import { grave } from '@/test/axe.ts';
import { housePage, matchFile, matchPage, shownAt } from '@/test/match-page.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const ARABIC = { locale: 'ar-SA' };

/** A phone in Arabic for each game. To judge a match is most of the work: it is done once, and all tests look at it. */
const pages = new Map<string, Page>();

interface Keeping extends Window {
  /** What a worker of this page has judged, byte by byte. */
  judged?: string;
}

/** For `addInitScript`. */
const keepJudged = (): void => {
  const Usual = Worker;
  window.Worker = class extends Usual {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'reviewed') (window as Keeping).judged = JSON.stringify(data.review);
      });
    }
  };
};
const pageOf = (name: string): Page => pages.get(name)!;
beforeAll(async () => {
  for (const { name } of GAMES) {
    const { page } = await housePage(matchFile(name), ARABIC);
    await page.addInitScript(keepJudged);
    pages.set(name, await shownAt(page, '#1.4'));
  }
});

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const judged = (page: Page): Promise<void> => page.locator('[data-reviewed]').waitFor();
const accuracies = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.rp-accuracies [data-side]')
    .evaluateAll(all => all.map(one => (one as HTMLElement).dataset.accuracy ?? null));

const toBeginning = async (page: Page): Promise<void> => {
  await page.locator('[data-step-to="first"]').click();
  await expect.poll(() => hash(page)).toBe('#1.1');
};

/** To the next mistake from here on. */
const toMistake = async (page: Page): Promise<void> => {
  for (;;) {
    const before = await hash(page);
    await page.locator('[data-step-to="moment"]').click();
    await expect.poll(() => hash(page)).not.toBe(before);
    await page.locator('.rp-verdict').waitFor();
    if ((await page.locator('.rp-verdict').getAttribute('data-verdict')) === 'mistake') return;
  }
};

test.each(GAMES.map(({ name }) => name))(
  'REV-01 %s: a match is judged while one already looks at it; everybody has an accuracy, and moments lead to their place',
  async name => {
    const page = pageOf(name);
    await page.locator('[data-step-to="onward"]').click();
    await expect.poll(() => hash(page)).toBe('#1.5');
    await judged(page);
    expect((await accuracies(page)).length).toBe(matchFile(name).match.players.length);
    expect(Number(await page.locator('.rp-curve').getAttribute('data-points'))).toBeGreaterThan(2);
    await page.locator('#rp-tab-moments').click();
    const moment = page.locator('.rp-moments button').last();
    await moment.click();
    await expect.poll(() => moment.getAttribute('aria-current')).toBe('step');
    await page.locator('.rp-verdict').waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  },
);

test.each(GAMES.map(({ name }) => name))(
  'REV-06 %s: who judges in a browser says the same as elsewhere, byte by byte',
  async name => {
    const { match, options, events } = matchFile(name);
    const told: ReviewTold[] = [];
    const wish = {
      game: match.game,
      options,
      seats: match.players.length,
      events: events.map(({ event }) => event),
      seed: seedOf(match.id),
    };
    await reviewMatch(wish, said => told.push(said));
    const last = told.at(-1);
    await judged(pageOf(name));
    const there = await pageOf(name).evaluate(() => (window as Keeping).judged);
    expect(there).toBe(JSON.stringify(last?.kind === 'reviewed' ? last.review : undefined));
    // Told deal by deal, as far as it goes.
    for (const said of told) if (said.kind === 'judged') expect(said.accuracy).toHaveLength(match.players.length);
  },
);

test('REV-02 REV-03 on a phone in Arabic: the next moment, its mark and the better card on the table, the best line and back', async () => {
  const page = pageOf('baloot');
  await judged(page);
  await toBeginning(page);
  await toMistake(page);
  const there = await hash(page);
  await expect
    .poll(() => page.locator('.mj-pit [data-verdict="mistake"], .rp-verdict .rp-deed').count())
    .toBeGreaterThan(0);
  expect(await page.locator('.rp-verdict .rp-better').count()).toBe(1);
  expect(await page.locator('.rp-verdict .rp-loss').innerText()).toMatch(/[٠-٩]/);
  expect(await grave(page)).toEqual([]);
  await page.locator('[data-action="best-line"]').click();
  await page.locator('[data-branch="best"]').waitFor();
  await page.locator('[data-step-to="last"]').click();
  await page.locator('[data-line-score]').waitFor();
  expect(await hash(page)).toBe(there);
  await page.locator('[data-action="to-match"]').click();
  await page.locator('.rp-verdict[data-verdict="mistake"]').waitFor();
  expect(await hash(page)).toBe(there);
});

/** Tries for themselves at a mistake with a card, and plays another one. */
const tryCard = async (page: Page): Promise<void> => {
  await toBeginning(page);
  do await toMistake(page);
  while ((await page.locator('.rp-verdict .rp-deed').count()) > 0);
  await page.locator('[data-action="try"]').click();
  await page.locator('[data-branch="try"]').waitFor();
  const held = page.locator('.mj-hand .mj-card');
  await expect.poll(() => page.locator('.mj-hand .mj-card[data-state="available"]').count()).toBeGreaterThan(0);
  const before = await held.count();
  const card = page.locator('.mj-hand .mj-card[data-state="available"]').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => held.count()).toBeLessThan(before);
};

interface LateLines extends Window {
  /** How many lines a worker has answered; they are told only when `letGo` is called. */
  lines?: () => number;
  letGo?: () => void;
}

/** Lines come as late as the test wants them. */
const holdLines = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const late: (() => void)[] = [];
    Object.defineProperty(Worker.prototype, 'onmessage', {
      set(this: Worker, listener: (event: MessageEvent) => void) {
        this.addEventListener('message', event => {
          if (event.data.kind === 'lined') late.push(() => listener(event));
          else listener(event);
        });
      },
    });
    const here = window as LateLines;
    here.lines = () => late.length;
    here.letGo = () => {
      for (const one of late.splice(0)) one();
    };
  });

/** The page has drawn whatever it had to. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

test('REV-04 whoever tries for themselves plays on from that very moment, and the others answer', async () => {
  const page = pageOf('baloot');
  await page.setViewportSize(DESKTOP.viewport);
  await tryCard(page);
  await page.locator('[data-action="to-match"]').click();
  await page.locator('.rp-verdict').waitFor();
});

test('REV-04 an answer that comes after one has gone back to the match does not take one away again', async () => {
  const page = pageOf('baloot');
  await holdLines(page);
  await tryCard(page);
  await expect.poll(() => page.evaluate(() => (window as LateLines).lines?.())).toBe(1);
  await page.locator('[data-action="to-match"]').click();
  await page.locator('.rp-verdict').waitFor();
  await page.evaluate(() => (window as LateLines).letGo?.());
  await drawn(page);
  expect(await page.locator('[data-branch]').count()).toBe(0);
});

test('REV-05 REV-06 wide: the curve leads to its rounds, a round stands there as a table, and two who look see the same', async () => {
  const [one, two] = [await matchPage('turup', '#1.1', DESKTOP), pageOf('turup')];
  await judged(one);
  await one.locator('.rp-curve-rounds button').nth(1).click();
  await expect.poll(() => hash(one)).toBe('#2.1');
  await expect.poll(() => one.locator('.rp-round tbody tr').count()).toBeGreaterThan(5);
  await one.locator('.rp-round tbody button').first().click();
  await expect.poll(() => one.locator('.rp-round tbody [aria-current]').count()).toBe(1);
  await one.locator('#rp-tab-rounds').click();
  await expect.poll(() => one.locator('.rp-rounds small').count()).toBeGreaterThan(0);
  expect(await grave(one)).toEqual([]);
  await judged(two);
  expect(await accuracies(two)).toEqual(await accuracies(one));
});
