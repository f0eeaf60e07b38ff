import type { Page } from 'playwright-core';
import { unlessGone } from '@/e2e/unless-gone.ts';

/** What a page of Turup shows to the one who sits before it. */
interface Sight {
  readonly link: string;
  readonly isOver: boolean;
  readonly isBusy: boolean;
  readonly actions: readonly string[];
  /** What may be thrown on turn. */
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
    return {
      link: seen?.link ?? 'none',
      isOver: document.querySelector('[data-overlay="victory"]') !== null,
      isBusy: (seen?.pending.length ?? 1) > 0,
      actions: all('.mj-scene [data-action]:not([aria-disabled])').map(node => node.getAttribute('data-action') ?? ''),
      legal: isTurn
        ? all('.hand [data-card]:not([aria-disabled])').map(node => node.getAttribute('data-card') ?? '')
        : [],
      cue: document.querySelector('[data-cue]')?.getAttribute('data-cue') ?? '',
      trump: state?.trump ?? null,
      trick: state?.trick.length ?? 0,
      tricks: state?.tricks.length ?? 0,
    };
  });

const press = (page: Page, action: string): Promise<void> => {
  const button = page.locator(`.mj-scene [data-action="${action}"]`).first();
  return unlessGone(button, options => button.press('Enter', options));
};

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
  await unlessGone(held, options => held.focus(options));
  const [state] = await held.evaluateAll(nodes => nodes.map(node => node.getAttribute('data-state')));
  if (state === undefined) return;
  if (state !== 'selected') await page.keyboard.press('Enter');
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

/** Takes the power of clubs up in the frame that offers it, and throws the card in the next ones. Bots wait for nobody. */
const jumper = (): void => {
  const find = (path: string) => document.querySelector<HTMLElement>(path);
  const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const enter = (node: HTMLElement | null): void => {
    node?.focus();
    node?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  };
  const jump = async (): Promise<void> => {
    find('.mj-scene [data-action="jump-in"][aria-pressed="false"]')?.click();
    await frame();
    if (find('[data-action="jump-in"][aria-pressed="true"]')) {
      const card = find('.hand [data-card]:not([aria-disabled])');
      if (card?.dataset.state !== 'selected') enter(card);
      await frame();
      enter(card);
      await frame();
    }
    void jump();
  };
  void jump();
};

/** From now on, also when the page is loaded again. */
export const jumpsIn = async (page: Page): Promise<void> => {
  await page.addInitScript(jumper);
  await page.evaluate(jumper);
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
  done.add(cue);
  const did = actions.includes('suit-S') ? 'vote' : (wish ?? (card ? 'play' : 'wait'));
  done.add(did);
  return did !== 'wait';
};
