import type { Action, Play, State } from '@majlis/dhappa';
import {
  depthsOf,
  dueCard,
  dueJoker,
  fits,
  lay,
  meldsOf,
  mergesOpen,
  openings,
  type Position,
  planFor,
  positionOf,
  type Run,
  shiftsOpen,
  swapsOpen,
} from '@majlis/dhappa';
import { type Card, isJoker, RANKS, rankOf, SUITS, same, suitOf } from '@majlis/kernel';
import type { Page } from 'playwright-core';
import { pointOf } from '@/dhappa/scripted.ts';
import { soon } from '@/e2e/visit.ts';

/** What a page of Dhappa knows. */
interface Sight {
  readonly link: string;
  readonly you: number;
  readonly at: number;
  readonly isBusy: boolean;
  readonly isOver: boolean;
  readonly state: State | null;
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

const isTwo = (card: Card): boolean => card.startsWith('2');
const isWild = (card: Card): boolean => isTwo(card) || isJoker(card);
const placeOf = (card: Card): number => RANKS.indexOf(rankOf(card)) + 2;

const copyOf = ({ hand }: Position, place: number, suit: string): Card | undefined =>
  hand.find(card => !isWild(card) && suitOf(card) === suit && placeOf(card) === place);

/** A wild laid where the hand holds the very card it then stands for: it can be freed at once. */
const trick = (position: Position, wild: Card | undefined): readonly Play[] =>
  wild && position.hand.length > 6 ? [...atEnds(position, wild), ...between(position, wild)] : [];

const atEnds = (position: Position, wild: Card): readonly Play[] =>
  position.runs.flatMap((run): readonly Play[] => {
    if (run.form !== 'run' || run.side !== position.side) return [];
    const [low, high] = [run.low - 1, run.low + run.cards.length];
    return [
      ...(copyOf(position, low, run.suit) ? [{ kind: 'extend', run: run.id, end: 'low', cards: [wild] } as const] : []),
      ...(copyOf(position, high, run.suit)
        ? [{ kind: 'extend', run: run.id, end: 'high', cards: [wild] } as const]
        : []),
    ];
  });

const between = (position: Position, wild: Card): readonly Play[] =>
  SUITS.flatMap(suit =>
    Array.from({ length: 10 }, (_, i) => i + 4).flatMap((place): readonly Play[] => {
      const [low, middle, high] = [place - 1, place, place + 1].map(at => copyOf(position, at, suit));
      return low && middle && high ? [{ kind: 'meld', form: 'run', cards: [low, wild, high] }] : [];
    }),
  );

/** A new run beside one of the team's: the two can then be merged. */
const neighbour = (position: Position): readonly Play[] =>
  position.runs.flatMap((run: Run): readonly Play[] => {
    if (run.form !== 'run' || run.side !== position.side) return [];
    const high = run.low + run.cards.length - 1;
    return [
      [high + 1, high + 2, high + 3],
      [run.low - 3, run.low - 2, run.low - 1],
    ].flatMap((places): readonly Play[] => {
      const wilds = position.hand.filter(isWild);
      const cards = places.map(place => copyOf(position, place, run.suit) ?? wilds.pop());
      return cards.every(card => card !== undefined) ? [{ kind: 'meld', form: 'run', cards }] : [];
    });
  });

/** What this player likes best: whatever has not happened yet at this table, then to lay what can be laid. */
const plays = (state: State, position: Position, done: ReadonlySet<string>): readonly Play[] => {
  const due = dueCard(state) ?? dueJoker(state);
  const plan = due && planFor(position, due);
  if (plan?.ok) return plan.value.slice(0, 1);
  if (!position.opened) return openings(position).slice(0, 1);
  const fresh = (kind: string, ways: readonly Play[]): readonly Play[] => (done.has(kind) ? [] : ways);
  return [
    ...fresh('swap', swapsOpen(position)),
    ...fresh('shift', shiftsOpen(position)),
    ...fresh('merge', mergesOpen(position)),
    ...fresh('swap', trick(position, position.hand.find(isJoker))),
    ...fresh('shift', trick(position, position.hand.find(isTwo))),
    ...fresh('merge', neighbour(position)),
    ...openings(position).toReversed(),
    ...position.hand
      .filter(card => !isWild(card))
      .flatMap(card => fits(position, [card]).filter(({ kind }) => kind === 'extend')),
  ].filter(play => lay(position, play).ok);
};

const thrown = ({ discards }: State, { hand }: Position, done: ReadonlySet<string>): Card | undefined =>
  (done.has('burn') || discards.length === 0 ? undefined : hand.find(isTwo)) ??
  hand.find(card => !isWild(card)) ??
  hand[0];

const choice = (state: State, seat: number, done: ReadonlySet<string>): Action | undefined => {
  if (state.turn.seat !== seat) return undefined;
  if (state.phase === 'pick') {
    const depth = done.has('npick') ? undefined : depthsOf(state, seat).find(({ ok }) => ok);
    return depth ? { kind: 'npick', n: depth.n } : { kind: 'draw' };
  }
  if (state.phase !== 'play') return undefined;
  const position = positionOf(state, seat);
  const [play] = plays(state, position, done);
  const card = thrown(state, position, done);
  return play ?? (card && { kind: 'discard', card });
};

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

const press = async (page: Page, path: string, hands: Hands): Promise<void> => {
  const button = page.locator(path).first();
  if (hands === 'taps') await button.click({ timeout: 10_000 });
  else {
    await button.focus({ timeout: 10_000 });
    await page.keyboard.press('Enter');
  }
};

/** Where several things could be meant, the page asks: the answer is the play that was meant. */
const answer = async (page: Page, ways: readonly Play[], play: Play, hands: Hands): Promise<void> => {
  if (ways.length > 1) await press(page, `[data-choice="${ways.findIndex(way => same(way, play))}"]`, hands);
};

const laying = async (page: Page, position: Position, play: Play, hands: Hands): Promise<void> => {
  switch (play.kind) {
    case 'meld':
      await choose(page, play.cards, hands);
      await press(page, '[data-drop="new"]', hands);
      return answer(page, meldsOf(position, play.cards), play, hands);
    case 'merge':
      if (play.bridge.length === 0) {
        const ways = mergesOpen(position);
        const once = ways.filter(
          (way, i) =>
            way.kind === 'merge' &&
            !ways.slice(0, i).some(one => one.kind === 'merge' && one.run === way.other && one.other === way.run),
        );
        await press(page, '[data-action="merge"]', hands);
        return press(page, `[data-choice="${once.findIndex(way => same(way, play))}"]`, hands);
      }
      return onRun(page, position, play, play.bridge, hands);
    case 'extend':
      return onRun(page, position, play, play.cards, hands);
    default:
      return onRun(page, position, play, [play.card], hands);
  }
};

const onRun = async (
  page: Page,
  position: Position,
  play: Exclude<Play, { kind: 'meld' }>,
  cards: readonly Card[],
  hands: Hands,
): Promise<void> => {
  await choose(page, cards, hands);
  await press(page, `[data-drop="${play.run}"]`, hands);
  const ways = fits(position, cards).filter(way => way.kind !== 'meld' && way.run === play.run);
  return answer(page, ways, play, hands);
};

const perform = async (page: Page, { state, you }: Sight, action: Action, hands: Hands): Promise<void> => {
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

const nameOf = (action: Action): string => (action.kind === 'discard' && isTwo(action.card) ? 'burn' : action.kind);

/** Does one thing if there is one to do; `done` gathers what was done. */
export const moved = async (page: Page, done: Set<string>, hands: Hands): Promise<boolean> => {
  const sight = await sightOf(page);
  if (sight.link !== 'open' || sight.isBusy || sight.isOver || !sight.state) return false;
  const action = choice(sight.state, sight.you, done);
  if (!action) return false;
  await perform(page, sight, action, hands);
  await soon(async () => (await sightOf(page)).at > sight.at).toBe(true);
  done.add(nameOf(action));
  return true;
};
