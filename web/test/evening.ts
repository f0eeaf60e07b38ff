import { SEATABLES } from '@majlis/bots';
import { type OfKind, seeded } from '@majlis/kernel';
import type { Page } from 'playwright-core';
import { bolt } from '@/test/bolt.ts';

/** What is short about each game of an evening; everything else is as the buttons ask for it. */
const SHORT: { readonly [game: string]: object } = {
  baloot: { target: 26 },
  dhappa: { lockMinLength: 3 },
  trunfo: { resultMs: 1_000 },
  turup: { match: 'single' },
};

interface Known {
  readonly you: number | 'rail' | null;
  readonly pending: readonly unknown[];
  readonly table: { readonly phase: string; readonly ending: unknown; readonly state: unknown } | null;
}

interface Store {
  readonly seen: { getState(): Known; subscribe(listen: () => void): () => void };
  ask(request: { readonly kind: 'act'; readonly word: string }): unknown;
}

interface Ui {
  readonly __ui: { store?: Store };
}

/** The matches of this page are short ones. */
export const shorten = (page: Page): Promise<unknown> =>
  page.route('**/api/quick', route => {
    const body = route.request().postDataJSON();
    const [name = ''] = String(body.game).split('/');
    return route.continue({ postData: { ...body, options: { ...body.options, ...SHORT[name] } } });
  });

const sight = (page: Page) =>
  page.evaluate(() => {
    const seen = (window as unknown as Ui).__ui.store?.seen.getState();
    const table = seen?.table;
    return {
      you: seen?.you ?? null,
      isBusy: (seen?.pending.length ?? 1) > 0,
      isClosed: table?.phase === 'closed',
      isOver: table?.phase === 'lobby' && table.ending !== null,
      state: table?.phase === 'playing' ? table.state : null,
    };
  });

/** Says a word of the game, if there is one to say, and waits until the match has gone on, or a moment. */
const stirred = (page: Page, word: string | null): Promise<void> =>
  page.evaluate(
    said =>
      new Promise<void>(done => {
        const { store } = (window as unknown as Ui).__ui;
        const before = store?.seen.getState().table;
        const end = (): void => {
          clearTimeout(late);
          stop?.();
          done();
        };
        const late = setTimeout(end, 300);
        const stop = store?.seen.subscribe(() => {
          const { table, pending } = store.seen.getState();
          const isOn = table?.state !== before?.state || table?.phase !== before?.phase;
          if (isOn && pending.length === 0) end();
        });
        if (said !== null) store?.ask({ kind: 'act', word: said });
      }),
    word,
  );

const draw = seeded(12);

/** Plays the match on this page to its end, as a bot would; the cards are thrown by words, not by taps. False: it never began. */
export const playOut = async (page: Page, name: string): Promise<boolean> => {
  const { game, spelling, answer, levels, budget } = SEATABLES[name] ?? {};
  if (!game || !spelling || !answer) throw new Error(`no ${name}`);
  for (;;) {
    const { you, isBusy, isClosed, isOver, state } = await sight(page);
    if (isOver || isClosed) return isOver;
    const isDue = typeof you === 'number' && state !== null && game.waits(state).some(({ on }) => on === you);
    const action: OfKind | undefined =
      isDue && !isBusy ? answer(state, you, levels?.[0] ?? '', budget ?? 0, draw) : undefined;
    await stirred(page, action ? spelling.write(action) : null);
  }
};

/** The button at the end of a match. */
const homeByButton = (page: Page): Promise<void> =>
  page.locator('[data-action="lobby"], [data-summary] [data-action="leave"]').first().click();

/** From the home page: a match against bots by the button, to its end, and back home. */
export const quickMatch = async (
  page: Page,
  name: string,
  home: (page: Page) => Promise<unknown> = homeByButton,
): Promise<void> => {
  await page.evaluate(() => {
    delete (window as unknown as Ui).__ui.store;
  });
  await bolt(page, name);
  await page.waitForURL(/\/t\//);
  if (!(await playOut(page, name))) throw new Error(`${name}: the table closed before its match began`);
  await home(page);
  await page.locator('.sh-home').waitFor();
};
