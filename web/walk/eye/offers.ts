import { boxOf, height, width } from './box.ts';
import { moment, type Told, tableSeen } from './table.ts';

/** Something that a finger can meet, and where. */
export interface Offer {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What a page offers to the one who sits before it. */
export interface Offers {
  readonly link: string;
  readonly game: string;
  readonly phase: string;
  readonly at: number;
  readonly isBusy: boolean;
  readonly isHost: boolean;
  readonly isOver: boolean;
  /** What the rules let this seat do, by its kind. */
  readonly kinds: readonly string[];
  readonly actions: readonly Offer[];
  readonly cards: readonly Offer[];
  readonly chosen: readonly string[];
}

const STEPS = [0.5, 0.15, 0.85, 0.3, 0.7, 0.05, 0.95];

/** A place where a finger meets this and nothing else. */
const placeOf = (node: Element): readonly [number, number] | null => {
  const box = boxOf(node);
  for (const v of STEPS)
    for (const u of STEPS) {
      const [x, y] = [box.left + u * width(box), box.top + v * height(box)];
      const met = document.elementFromPoint(x, y);
      if (met && node.contains(met)) return [x, y];
    }
  return null;
};

const offered = (query: string, name: string): readonly Offer[] =>
  [...document.querySelectorAll(query)].flatMap(node => {
    if (node.matches(':disabled, [aria-disabled="true"]')) return [];
    const place = placeOf(node);
    return place ? [{ name: node.getAttribute(name) ?? '', x: place[0], y: place[1] }] : [];
  });

export const offers = (): Offers => {
  const told = tableSeen();
  const { seen, game } = told ?? {};
  const state = seen?.table?.state;
  const seat = seen?.you;
  const me = (seen as { me?: { id: string } } | undefined)?.me?.id;
  return {
    link: seen?.link ?? 'none',
    game: game?.id ?? '',
    phase: seen?.table?.phase ?? '',
    at: seen?.at ?? 0,
    isBusy: (seen?.pending.length ?? 0) > 0,
    isHost: me !== undefined && seen?.table?.host === me,
    isOver: document.querySelector('[data-overlay="victory"], [data-summary]') !== null,
    kinds: game && state && typeof seat === 'number' ? game.offers(state, seat).map(({ kind }) => kind) : [],
    actions: offered('.mj-scene [data-action]', 'data-action'),
    cards: offered('.hand [data-card]', 'data-card'),
    chosen: [...document.querySelectorAll('.hand [data-state="selected"]')].map(
      node => node.getAttribute('data-card') ?? '',
    ),
  };
};

const hurried = { moment: '', at: 0 };

/** Whether anybody else is waited for. */
const isWaiting = ({ seen, game }: Told): boolean => {
  const state = seen.table?.phase === 'playing' ? seen.table.state : null;
  return state !== null && state !== undefined && game.waits(state).some(({ on }) => on !== seen.you);
};

/** The host lets no bot dawdle; not more often than the house likes to hear it. */
export const hurry = (): void => {
  const told = tableSeen();
  const isNew = moment() !== hurried.moment || performance.now() - hurried.at > 2_000;
  if (!told || !isNew || !isWaiting(told) || told.seen.pending.length > 0 || told.seen.link !== 'open') return;
  Object.assign(hurried, { moment: moment(), at: performance.now() });
  told.store.ask({ kind: 'hurry' });
};
