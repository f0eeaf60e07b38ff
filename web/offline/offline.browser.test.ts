import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { GAMES } from '@/games.ts';
import type { TableStore } from '@/store/table-store.ts';
import { bolt } from '@/test/bolt.ts';
import { loadGame } from '@/test/loaded.ts';
import { KEEPS_THE_APP, listenTo, newPage } from '@/test/page.ts';

/** Time in the worker runs this many times faster, and a match is short. */
const trial = (options: object, rate: number) => (page: Page) =>
  page.addInitScript(([text]) => sessionStorage.setItem('majlis/trial', text), [
    JSON.stringify({ options, rate, level: 'novice', secret: '5'.repeat(64) }),
  ] as const);

/** Closed with its test, also if that fails: a table that it hosts is nobody else's until then. */
const nextPage = async (
  context: BrowserContext,
  path: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<Page> => {
  const page = await context.newPage();
  onTestFinished(() => page.close());
  listenTo(page);
  await prepare(page);
  await page.goto(inject('address') + path);
  return page;
};

const kept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise(done => setTimeout(done, 50));
  });

/** The addresses that are kept beside what everybody has. */
const keptBeside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await (await caches.open('kept')).keys()).map(({ url }) => new URL(url).pathname));

/** A language with the words of every game. */
const spoken = (language: string): readonly string[] =>
  ['shell', 'table', ...GAMES.map(({ name }) => name)].map(part => `words-${language}-${part}`);

const hasKept = async (page: Page, ...names: readonly string[]): Promise<void> => {
  await kept(page);
  const isKept = async (name: string): Promise<boolean> => (await keptBeside(page)).some(path => path.includes(name));
  for (const name of names) while (!(await isKept(name))) await page.waitForTimeout(50);
};

/** Waits until the whole app is kept in a browser, then cuts its line and closes what it shows. */
const cutOff = async (locale: string, before: (page: Page) => Promise<unknown>): Promise<BrowserContext> => {
  const first = await newPage('/', { ...KEEPS_THE_APP, locale });
  await before(first);
  const context = first.context();
  await first.close();
  await context.setOffline(true);
  return context;
};

let english: BrowserContext;

beforeAll(async () => {
  english = await cutOff('en-US', page => hasKept(page, ...spoken('en'), 'portraits-'));
});

/** Afresh, in a browser without a line that has kept the whole app in English. */
const unplugged = (path: string, prepare: (page: Page) => Promise<unknown>): Promise<Page> =>
  nextPage(english, path, prepare);

const logOf = (page: Page) => page.getByRole('log').first();

/** The largest own hand that the log tells of: in such a hurry the cards are gone before a busy machine draws them. */
const largestHand = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { log, you } = (window.__ui?.store as TableStore | undefined)?.seen.getState() ?? {};
    const sizes = (log ?? []).map(({ view }) => {
      const hand = (view as { hands?: readonly { cards: readonly unknown[] }[] } | null)?.hands?.[Number(you)];
      return hand?.cards.length ?? 0;
    });
    return Math.max(0, ...sizes);
  });

/** How the match ends, whenever it does. */
const endOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    while (!window.__ui?.store) await new Promise(requestAnimationFrame);
    const { seen } = window.__ui.store as TableStore;
    const ending = () => seen.getState().table?.ending?.by;
    return new Promise<string | undefined>(done => {
      const look = () => ending() && done(ending());
      seen.subscribe(look);
      look();
    });
  });

test('PWA-02 cold start without a network, Baloot against bots, a whole match in the worker', async () => {
  const page = await unplugged('/', trial({ target: 26, speed: 'rocket' }, 100));
  await bolt(page, 'baloot');
  await page.waitForURL(/\/t\/local-baloot/);
  expect(await endOf(page)).toBe('game');
  expect(await largestHand(page)).toBeGreaterThanOrEqual(5);
  await expect.poll(async () => (await logOf(page).innerText()).length).toBeGreaterThan(200);
});

test.each(GAMES)('LIFE-02 in this browser alone no clock ends: $name', async ({ name, id }) => {
  const page = await newPage(`/t/local-${name}`, { locale: 'en-US' });
  const seen = () =>
    page.evaluate(() => {
      const { table, clocks } = (window.__ui?.store as TableStore | undefined)?.seen.getState() ?? {};
      return { rules: table?.options, clocks: (clocks ?? []).filter(({ on }) => on !== 'house') };
    });
  await expect.poll(async () => (await seen()).clocks.length).toBeGreaterThan(0);
  const { rules, clocks } = await seen();
  const options = (await loadGame(id)).game.options;
  expect(rules).toEqual({ ...options.presets.default, ...options.unhurried });
  expect(clocks.filter(({ until }) => until !== null)).toEqual([]);
  await page.context().close();
});

test('AVA-06 without a network one’s own face and the bots’ faces are drawn at a table of this device', async () => {
  const page = await unplugged('/', trial({ speed: 'infinite' }, 1));
  const own = await page.locator('.sh-avatar-link img').getAttribute('data-avatar');
  await bolt(page, 'baloot');
  await page.locator('.mj-seat').nth(3).waitFor();
  const faces = page.locator('.mj-avatar img');
  await expect.poll(() => faces.evaluateAll(all => all.map(one => one.getAttribute('data-avatar')))).toContain(own);
  const drawn = (): Promise<readonly boolean[]> =>
    faces.evaluateAll(all =>
      (all as HTMLImageElement[]).map(({ src, complete, naturalWidth }) => {
        const isPicture = src.includes('bot-') || decodeURIComponent(src).includes('clip-path');
        return complete && naturalWidth > 0 && isPicture;
      }),
    );
  await expect.poll(drawn).toEqual([true, true, true, true]);
});

test('PWA-02 without a network a round of Dhappa in the worker: 27 cards, an opening, an end with all hands open', async () => {
  const page = await unplugged('/t/local-dhappa', trial({ turnMs: 60_000 }, 200));
  expect(await endOf(page)).toBe('game');
  expect(await largestHand(page)).toBeGreaterThanOrEqual(27);
  await page.locator('[data-overlay="victory"]').waitFor();
  await expect.poll(() => page.locator('li[data-hand]').count()).toBe(4);
  await expect.poll(() => logOf(page).innerText()).toMatch(/lays a (run|set)/);
});

test('PWA-02 without a network a deal of Turup in the worker: a vote by hand, bids, thirteen cards, an end with every trick', async () => {
  const page = await unplugged('/t/local-turup', trial({ match: 'single', voteClock: 'off' }, 100));
  await page.locator('[data-panel="vote"]').waitFor();
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(5);
  await page.keyboard.press('s');
  await page.keyboard.press('v');
  expect(await endOf(page)).toBe('game');
  expect(await largestHand(page)).toBe(13);
  await page.locator('[data-overlay="victory"] summary').click();
  await expect.poll(() => page.locator('[data-trick]').count()).toBeGreaterThanOrEqual(7);
  await expect.poll(() => logOf(page).innerText()).toMatch(/takes the trick/);
});

test('PWA-02 without a network a Trunfo match is played by hand, and a reload goes on where it stood', async () => {
  const page = await unplugged('/t/local-trunfo', trial({ clock: 'off', resultMs: 30_000 }, 1));
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(9);
  const first = page.locator('.hand [data-card][data-state="available"]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-action="lock"]').click();
  await expect.poll(() => page.locator('[data-popup]').count()).toBe(1);
  await page.reload();
  await expect.poll(() => page.locator('.tf-rounds [data-fate]').count()).toBe(9);
  const fates = () =>
    page.locator('.tf-rounds [data-fate="won"], .tf-rounds [data-fate="lost"], .tf-rounds [data-fate="drawn"]');
  await expect.poll(() => fates().count()).toBeGreaterThanOrEqual(1);
});

test('PWA-02 without a network the language in use is there, and the rules that were read; others say what is missing', async () => {
  const context = await cutOff('ar', async first => {
    await hasKept(first, 'words-ar-shell', 'words-ar-table', 'words-ar-baloot', 'words-ar-trunfo');
    await first.goto(`${inject('address')}/rules/trunfo`);
    await first.locator('[data-rule]').first().waitFor();
    await hasKept(first, 'RULES.ar');
  });
  const page = await nextPage(context, '/rules/trunfo', async () => undefined);
  await page.locator('[data-rule]').first().waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ar');
  await expect.poll(() => page.locator('.sh-tabs').innerText()).toMatch(/[\u0600-\u06ff]/);
  await page.goto(`${inject('address')}/rules/baloot`);
  await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain('ما فيه اتصال بالسيرفر.');
  await page.context().close();
});

test('PWA-02 a new app brings the languages that the old one had, and drops what was the old one’s', async () => {
  const page = await newPage('/', { ...KEEPS_THE_APP, locale: 'en-US' });
  await kept(page);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister();
    await (await caches.open('kept')).put('/assets/words-pt-shell-OLD.js', new Response('old'));
  });
  await page.reload();
  await hasKept(page, 'words-pt-shell', 'words-pt-table', 'words-pt-trunfo');
  await expect.poll(() => keptBeside(page)).not.toContain('/assets/words-pt-shell-OLD.js');
  expect((await keptBeside(page)).filter(path => /words-(ar|hi|ur)/.test(path))).toEqual([]);
  await page.context().close();
});

test('PWA-02 a language chosen without a network is no error, and is kept and spoken once there is one', async () => {
  const page = await newPage('/', { ...KEEPS_THE_APP, locale: 'en-US' });
  await hasKept(page, ...spoken('en'));
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(String(error)));
  const missed: string[] = [];
  page.on('requestfailed', request => missed.push(request.url()));
  await page.context().setOffline(true);
  await page.locator('.sh-offline').waitFor();
  await page.locator('.sh-wide-button').click(); // what says so covers nothing
  await page.locator('dialog[open] input[value="pt"]').first().check({ force: true });
  await expect.poll(() => missed.some(url => url.includes('words-pt-trunfo'))).toBe(true);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('pt');
  await page.context().setOffline(false);
  await hasKept(page, 'words-pt-shell', 'words-pt-table', 'words-pt-trunfo');
  expect(errors).toEqual([]);
  await page.reload();
  await page.locator('.sh-wide-button').click();
  await expect.poll(() => page.locator('dialog[open]').innerText()).toContain('Idioma');
  await page.context().close();
});

/** Every refusal that the table in the worker speaks of. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const refusals: string[] = [];
    Object.assign(window, { refusals });
    window.Worker = class extends Worker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        this.addEventListener('message', ({ data }) => {
          if (data.message?.kind === 'refused') refusals.push(data.message.reason);
        });
      }
    };
  });

test('a table in this browser begins by itself, and nothing is refused on the way', async () => {
  const context = (await newPage('/fair', { locale: 'en-US' })).context();
  const page = await nextPage(context, '/t/local-trunfo', listen);
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(9);
  expect(await page.evaluate('window.refusals')).toEqual([]);
  await context.close();
});

test('a second tab does not host the same table: it offers to play there, and the first one parts', async () => {
  const one = await newPage('/t/local-trunfo', { locale: 'en-US' });
  await expect.poll(() => one.locator('.hand [data-card]').count()).toBe(9);
  const two = await nextPage(one.context(), '/t/local-trunfo', async () => undefined);
  await two.getByRole('button', { name: 'Play here' }).click();
  await expect.poll(() => two.locator('.hand [data-card]').count()).toBe(9);
  await expect.poll(() => one.getByRole('button', { name: 'Play here' }).count()).toBe(1);
  await one.context().close();
});
