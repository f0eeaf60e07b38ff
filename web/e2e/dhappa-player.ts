import type { DhappaAction, DhappaPlay, DhappaState } from '@majlis/dhappa';
import { type DhappaPosition, fits, meldsOf, mergesOpen, positionOf } from '@majlis/dhappa';
import { type Card, isJoker, same } from '@majlis/kernel';
import type { Page } from 'playwright-core';
import { pointOf } from '@/dhappa/point.ts';
import { allPlays } from '@/dhappa/targets.ts';
import { choice, deedOf } from '@/e2e/dhappa-wishes.ts';
import { goesOn } from '@/e2e/going.ts';
import { unlessGone } from '@/e2e/unless-gone.ts';

/** What a page of Dhappa knows. */
interface Sight {
  readonly link: string;
  readonly you: number;
  readonly at: number;
  readonly isBusy: boolean;
  readonly isOver: boolean;
  readonly state: DhappaState | null;
}

export const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    interface Known {
      readonly link: string;
      readonly you: number;
      readonly at: number;
      readonly pending: readonly unknown[];
      readonly table: { readonly state: unknown } | null;
    }
    const store = window.__ui?.store as { readonly seen: { getState(): Known } } | undefined;
    const seen = store?.seen.getState();
    return {
      link: seen?.link ?? 'none',
      you: seen?.you ?? -1,
      at: seen?.at ?? 0,
      isBusy: (seen?.pending.length ?? 1) > 0,
      isOver: document.querySelector('[data-overlay="victory"]') !== null,
      state: seen?.table?.state ?? null,
    };
  }) as Promise<Sight>;

/** Taps, or keys: the same table either way. */
export type Hands = 'taps' | 'keys';

const choose = async (page: Page, cards: readonly Card[], hands: Hands): Promise<void> => {
  await page.keyboard.press('Escape');
  for (const card of cards) {
    if (hands === 'taps') await page.mouse.click(...(await pointOf(page, card)));
    else {
      await page.locator(`.hand [data-card="${card}"]`).focus();
      await page.keyboard.press('Enter');
    }
  }
};

/** Whether something is there as soon as the page has drawn it; false: the turn was over before. */
const comes = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async query => {
    interface Known {
      readonly you: number;
      readonly clocks: readonly { readonly on: unknown }[];
    }
    const store = window.__ui?.store as { readonly seen: { getState(): Known } } | undefined;
    const isAwaited = (): boolean => {
      const seen = store?.seen.getState();
      return seen?.clocks.some(({ on }) => on === seen.you) ?? false;
    };
    while (!document.querySelector(query) && isAwaited()) await new Promise(requestAnimationFrame);
    return document.querySelector(query) !== null;
  }, path);

const press = async (page: Page, path: string, hands: Hands): Promise<void> => {
  const button = page.locator(path).first();
  if (!(await comes(page, path))) return;
  if (hands === 'taps') await unlessGone(button, options => button.click(options));
  else {
    await unlessGone(button, options => button.press('Enter', options));
  }
};

const kindOf = (card: Card): string => (isJoker(card) ? 'JK' : card.startsWith('2') ? '2' : card);

/** A play whose wilds are told by their kind only, and a merge whichever of its runs comes first. */
const meant = (play: DhappaPlay): object => {
  if (play.kind === 'merge') return { runs: [play.run, play.other].sort(), bridge: play.bridge.map(kindOf) };
  return play.kind === 'meld' || play.kind === 'extend' ? { ...play, cards: play.cards.map(kindOf) } : play;
};

const pickFrom = (page: Page, ways: readonly DhappaPlay[], play: DhappaPlay, hands: Hands): Promise<void> =>
  press(page, `[data-choice="${ways.findIndex(way => same(meant(way), meant(play)))}"]`, hands);

/** Where several things could be meant, the page asks: the answer is the play that was meant. */
const answer = async (page: Page, ways: readonly DhappaPlay[], play: DhappaPlay, hands: Hands): Promise<void> => {
  if (ways.length > 1) await pickFrom(page, ways, play, hands);
};

const laying = async (page: Page, position: DhappaPosition, play: DhappaPlay, hands: Hands): Promise<void> => {
  switch (play.kind) {
    case 'meld':
      await choose(page, play.cards, hands);
      await press(page, '[data-drop="new"]', hands);
      return answer(page, meldsOf(position, play.cards), play, hands);
    case 'merge':
      if (play.bridge.length > 0) return onRun(page, position, play, play.bridge, hands);
      await press(page, '[data-action="merge"]', hands);
      return pickFrom(page, allPlays({ runs: new Map([[play.run, mergesOpen(position)]]), melds: [] }), play, hands);
    case 'extend':
      return onRun(page, position, play, play.cards, hands);
    default:
      return onRun(page, position, play, [play.card], hands);
  }
};

const onRun = async (
  page: Page,
  position: DhappaPosition,
  play: Exclude<DhappaPlay, { kind: 'meld' }>,
  cards: readonly Card[],
  hands: Hands,
): Promise<void> => {
  await choose(page, cards, hands);
  await press(page, `[data-drop="${play.run}"]`, hands);
  const ways = fits(position, cards).filter(way => way.kind !== 'meld' && way.run === play.run);
  return answer(page, ways, play, hands);
};

const perform = async (page: Page, { state, you }: Sight, action: DhappaAction, hands: Hands): Promise<void> => {
  if (!state) return;
  switch (action.kind) {
    case 'draw':
      return press(page, '[data-action="draw"]', hands);
    case 'npick':
      await press(page, '[data-action="take"]', hands);
      await press(page, `[data-depth="${action.n}"]`, hands);
      return press(page, '[data-action="take-n"]', hands);
    case 'discard':
      await choose(page, [action.card], hands);
      return press(page, '[data-action="discard"]', hands);
    case 'meld':
    case 'extend':
    case 'swap':
    case 'shift':
    case 'merge':
      return laying(page, positionOf(state, you), action, hands);
    default:
      throw new Error(`not of this player: ${action.kind}`);
  }
};

/** Does one thing if there is one to do; `done` gathers what was done. */
export const moved = async (page: Page, done: Set<string>, hands: Hands): Promise<boolean> => {
  const sight = await sightOf(page);
  if (sight.link !== 'open' || sight.isBusy || sight.isOver || !sight.state) return false;
  const action = choice(sight.state, sight.you, done);
  if (!action) return false;
  await perform(page, sight, action, hands);
  await goesOn(page, sight.at);
  done.add(deedOf(action, sight.state));
  return true;
};
