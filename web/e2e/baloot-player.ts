import type { Page } from 'playwright-core';
import { unlessGone } from '@/e2e/unless-gone.ts';

/** What a page of Baloot shows to the one who sits before it. */
interface Sight {
  readonly link: string;
  readonly isOver: boolean;
  readonly isBusy: boolean;
  readonly actions: readonly string[];
  readonly legal: readonly string[];
  readonly held: number;
  readonly trick: number;
  readonly rounds: number;
}

/** Played by the page's own buttons and cards, whatever is offered there. */
export const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    interface Known {
      readonly link: string;
      readonly pending: readonly unknown[];
      readonly you: number;
      readonly table: { readonly state: State | null } | null;
    }
    interface State {
      readonly phase: { readonly kind: string; readonly turn?: number };
      readonly trick: readonly unknown[];
      readonly rounds: readonly unknown[];
    }
    const store = window.__ui?.store as { readonly seen: { getState(): Known } } | undefined;
    const seen = store?.seen.getState();
    const state = seen?.table?.state;
    const all = (path: string) => [...document.querySelectorAll(path)];
    const hand = all('.hand [data-card]');
    const isTurn = state?.phase.kind === 'playing' && state.phase.turn === seen?.you;
    return {
      link: seen?.link ?? 'none',
      isOver: document.querySelector('[data-overlay="victory"]') !== null,
      isBusy: (seen?.pending.length ?? 1) > 0,
      actions: all('[data-zone="dash"] [data-action]:not([aria-disabled])').map(
        node => node.getAttribute('data-action') ?? '',
      ),
      legal: isTurn
        ? hand
            .filter(node => node.getAttribute('aria-disabled') !== 'true')
            .map(node => node.getAttribute('data-card') ?? '')
        : [],
      held: hand.length,
      trick: state?.trick.length ?? 0,
      rounds: state?.rounds.length ?? 0,
    };
  });

/** A place on the screen where a finger meets this card and no other. */
const placeOf = (page: Page, card: string): Promise<readonly [number, number] | null> =>
  page.evaluate(name => {
    const node = document.querySelector(`.hand [data-card="${name}"]`);
    if (!node) return null;
    const { left, top, width, height } = node.getBoundingClientRect();
    for (let y = 0.1; y < 1; y += 0.1)
      for (let x = 0.05; x < 1; x += 0.05) {
        const [px, py] = [left + width * x, top + height * y];
        if (document.elementFromPoint(px, py)?.closest('[data-card]') === node) return [px, py];
      }
    return null;
  }, card);

/** One tap lifts, the next throws. */
const throwCard = async (page: Page, card: string): Promise<void> => {
  for (let tap = 0; tap < 2; tap++) {
    const place = await placeOf(page, card);
    if (place) await page.mouse.click(...place);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
};

const press = (page: Page, action: string): Promise<void> => {
  const button = page.locator(`[data-action="${action}"]`).first();
  return unlessGone(button, options => button.click(options));
};

/** What this player likes best: to buy, to double once, to show what it has, to claim when few cards are left. */
const choice = ({ actions, held }: Sight, done: ReadonlySet<string>): string | undefined =>
  actions.find(action => action.startsWith('declare')) ??
  actions.find(action => action === 'accept') ??
  actions.find(action => action === 'hokum') ??
  actions.find(action => action.startsWith('hokum-')) ??
  actions.find(action => action === 'double' && !done.has('double')) ??
  actions.find(action => action === 'sawa' && held <= 4) ??
  actions.find(action => action === 'pass' || action === 'waive');

/** Does one thing if there is one to do; `done` gathers what was done, by its first word. */
export const moved = async (page: Page, done: Set<string>): Promise<boolean> => {
  const sight = await sightOf(page);
  if (sight.link !== 'open' || sight.isBusy || sight.isOver) return false;
  const action = choice(sight, done);
  const [card] = sight.legal;
  if (action) {
    await press(page, action);
    if (action === 'sawa') await page.locator('[data-action="sawa-yes"]').first().click();
    done.add(action.replace(/-.*/, ''));
  } else if (card) await throwCard(page, card);
  return action !== undefined || card !== undefined;
};
