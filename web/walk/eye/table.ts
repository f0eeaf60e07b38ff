/** What the test build tells of the table on this page. */
interface Seen {
  readonly link: string;
  readonly you: number | 'rail' | null;
  readonly at: number;
  readonly epoch: number;
  readonly pending: readonly unknown[];
  readonly table: {
    readonly phase: string;
    readonly host: string;
    readonly state: { readonly [key: string]: unknown } | null;
  } | null;
}

interface Game {
  readonly id: string;
  waits(state: object): readonly { readonly on: number | string }[];
  offers(state: object, seat: number): readonly { readonly kind: string }[];
}

interface Store {
  readonly cast: { readonly game: Game };
  readonly seen: { getState(): Seen };
  ask(request: { readonly kind: string }): unknown;
}

export interface Told {
  readonly seen: Seen;
  readonly game: Game;
  readonly store: Store;
}

export const tableSeen = (): Told | null => {
  const store = (window as { __ui?: { store?: Store } }).__ui?.store;
  return store ? { store, seen: store.seen.getState(), game: store.cast.game } : null;
};

const numbers = new WeakMap<object, number>();
let states = 0;

/** A number for each state that was seen: a bot that is told to hurry changes nothing. */
const numberOf = (state: object | null | undefined): number => {
  if (!state) return 0;
  const known = numbers.get(state);
  if (known !== undefined) return known;
  states += 1;
  numbers.set(state, states);
  return states;
};

/** The same as long as nothing has happened. */
export const moment = (): string => {
  const seen = tableSeen()?.seen;
  const { table } = seen ?? {};
  const state = numberOf(table?.phase === 'playing' ? table.state : table);
  return `${location.pathname} ${table?.phase} ${state} ${seen?.epoch} ${seen?.link} ${seen?.pending.length}`;
};
