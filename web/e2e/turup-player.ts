import type { Page } from 'playwright-core';

/** What a page of Turup shows to the one who sits before it. */
interface Sight {
  readonly link: string;
  readonly isOver: boolean;
  readonly isBusy: boolean;
  readonly actions: readonly string[];
  /** What may be thrown: on turn, or before it once the power is taken up. */
  readonly legal: readonly string[];
  /** What the table asks of one's card: `follow`, `locked`, `free-lead`. */
  readonly cue: string;
  readonly trump: string | null;
  readonly trick: number;
  readonly tricks: number;
}

export const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    interface Known {
      readonly link: string;
      readonly pending: readonly unknown[];
      readonly you: number;
      readonly table: { readonly state: State | null } | null;
    }
    interface State {
      readonly phase: string;
      readonly turn: number;
      readonly trump: string | null;
      readonly trick: readonly unknown[];
      readonly tricks: readonly unknown[];
    }
    const store = window.__ui?.store as { readonly seen: { getState(): Known } } | undefined;
    const seen = store?.seen.getState();
    const state = seen?.table?.state;
    const all = (path: string) => [...document.querySelectorAll(path)];
    const isTurn = state?.phase === 'play' && state.turn === seen?.you;
    const armed = document.querySelector('[data-action="jump-in"][aria-pressed="true"]') !== null;
    return {
      link: seen?.link ?? 'none',
      isOver: document.querySelector('[data-overlay="victory"]') !== null,
      isBusy: (seen?.pending.length ?? 1) > 0,
      actions: all('.mj-scene [data-action]:not([aria-disabled])').map(node => node.getAttribute('data-action') ?? ''),
      legal:
        isTurn || armed
          ? all('.hand [data-card]:not([aria-disabled])').map(node => node.getAttribute('data-card') ?? '')
          : [],
      cue: document.querySelector('[data-cue]')?.getAttribute('data-cue') ?? '',
      trump: state?.trump ?? null,
      trick: state?.trick.length ?? 0,
      tricks: state?.tricks.length ?? 0,
    };
  });

const press = (page: Page, action: string): Promise<void> =>
  page.locator(`.mj-scene [data-action="${action}"]`).first().press('Enter', { timeout: 10_000 });

/** Presses a button as soon as it is there: bots do not wait for long. */
export const pressAtOnce = (page: Page, action: string): Promise<void> =>
  page.evaluate(
    name =>
      new Promise<void>(done => {
        const look = (): void => {
          const button = document.querySelector<HTMLButtonElement>(`.mj-scene [data-action="${name}"]`);
          button?.click();
          if (button) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
    action,
  );

/** Lifted by one key, thrown by the next. */
const throwCard = async (page: Page, card: string): Promise<void> => {
  const held = page.locator(`.hand [data-card="${card}"]`);
  await held.focus();
  if ((await held.getAttribute('data-state')) !== 'selected') await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};

const longest = (page: Page): Promise<string> =>
  page
    .locator('.tu-suit')
    .evaluateAll(
      nodes =>
        [...nodes]
          .sort((a, b) => Number(b.getAttribute('data-count')) - Number(a.getAttribute('data-count')))[0]
          ?.getAttribute('data-action') ?? '',
    );

/** What this player likes to do before a card is thrown, the most urgent first. */
const WISHES = ['ready', 'peek-close', 'peek-1', 'peek', 'bid'];

const voted = async (page: Page): Promise<void> => {
  await press(page, await longest(page));
  await press(page, 'vote');
};

/** The power of clubs: taken up, and the card thrown at once. */
const jumped = async (page: Page): Promise<void> => {
  const button = page.locator('.mj-scene [data-action="jump-in"]');
  const isThere = await button.focus({ timeout: 500 }).then(
    () => true,
    () => false, // somebody was faster, and the chance is gone
  );
  if (!isThere) return;
  await page.keyboard.press('Enter');
  const [card] = (await sightOf(page)).legal;
  if (card) await throwCard(page, card);
};

/** Does one thing by keyboard if there is one to do; `done` gathers what was done. */
export const moved = async (page: Page, done: Set<string>): Promise<boolean> => {
  const { link, isBusy, isOver, actions, legal, cue } = await sightOf(page);
  if (link !== 'open' || isBusy || isOver) return false;
  const wish = WISHES.find(name => actions.includes(name));
  const [card] = legal;
  if (actions.includes('suit-S')) await voted(page);
  else if (wish) await press(page, wish);
  else if (card) await throwCard(page, card);
  else if (actions.includes('jump-in')) await jumped(page);
  done.add(cue);
  const did = actions.includes('suit-S') ? 'vote' : (wish ?? (card ? 'play' : 'wait'));
  done.add(did);
  return did !== 'wait';
};
