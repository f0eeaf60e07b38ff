import { type Card, type Seat, same } from '@majlis/kernel';
import type { AnyGame, Kind } from '@majlis/table';
import { mayKnow, type Oracle } from '@majlis/table/sim';
import type { Page } from 'playwright-core';

/** Something that reached a browser, and how many events of the game had been told there by then. */
export interface Sight {
  readonly seat: Seat;
  readonly events: number;
  readonly text: string;
}

/** Writes down everything that comes into a page: frames, and on demand its document and its store. */
export interface Witness {
  readonly sights: Sight[];
  look(): Promise<void>;
}

interface Frame {
  readonly kind: string;
  readonly at?: number;
  readonly events?: readonly { readonly kind: string }[];
}

/** `told` counts each event of the stream once, however often it is sent. */
export const witness = (page: Page, seat: Seat): Witness => {
  const sights: Sight[] = [];
  const stream = new Map<number, boolean>();
  const told = (): number => [...stream.values()].filter(Boolean).length;
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const frame: Frame = JSON.parse(String(payload));
      for (const [i, { kind }] of (frame.events ?? []).entries()) stream.set((frame.at ?? 0) + i, kind === 'game');
      sights.push({ seat, events: told(), text: String(payload) });
    }),
  );
  return {
    sights,
    look: async () => {
      const [page_, store] = await Promise.all([
        page.evaluate(() => document.documentElement.outerHTML.replace(/<style[\s\S]*?<\/style>/g, '')),
        page.evaluate('JSON.stringify(window.__ui.store.seen.getState())') as Promise<string>,
      ]);
      sights.push({ seat, events: told(), text: page_ }, { seat, events: told(), text: store });
    },
  };
};

const CARD = /(?<![A-Za-z0-9#_-])(?:[2-9]|10|[JQKA])[SHDC](?![A-Za-z0-9#_-])/g;

/** A finished match as it really was, and what each viewer may know of it. */
export interface Truth {
  readonly game: AnyGame;
  readonly oracle: Oracle;
  readonly options: object;
  readonly events: readonly Kind[];
}

/** Cards that a browser had before its player may know them, sight by sight in the order they came. */
export const leaks = (
  { game, oracle, options, events }: Truth,
  seat: Seat,
  sights: readonly Sight[],
): readonly string[] => {
  const seats = game.sizes[0] ?? 2;
  const states = [game.open(options, seats)];
  const known = [oracle.begin(seats)];
  for (const event of events) {
    states.push(game.evolve(states.at(-1), event));
    known.push(oracle.learn(known.at(-1) ?? oracle.begin(seats), event));
  }
  const heard = events.map(event => game.mask(event, seat) !== null);
  let [place, counted] = [0, 0];
  return sights.flatMap(({ events: count, text }) => {
    place =
      welcomedTo(text, from => states.findIndex((state, at) => at >= place && same(game.view(state, seat), from))) ??
      place;
    for (; counted < count && place < events.length; place++) if (heard[place]) counted += 1;
    counted = count;
    const may = new Set(around(place, heard).flatMap(at => [...mayKnow(known[at] ?? oracle.begin(seats), seat)]));
    const named = new Set((text.match(CARD) ?? []) as Card[]);
    return [...named].filter(card => !may.has(card)).map(card => `${card} at event ${place} to seat ${seat}`);
  });
};

/** A welcome replaces all: the place is the one that looks like it. */
const welcomedTo = (text: string, find: (view: unknown) => number): number | undefined => {
  if (!text.startsWith('{"kind":"welcome"')) return undefined;
  const { view } = JSON.parse(text);
  const place = view === null ? -1 : find(view);
  return place < 0 ? undefined : place;
};

/** The document may be one event behind its store, and the store one ahead of what was counted here. */
const around = (place: number, heard: readonly boolean[]): readonly number[] => {
  const after = heard.indexOf(true, place);
  const before = heard.lastIndexOf(true, Math.max(0, place - 1));
  return [Math.max(0, before), place, after < 0 ? place : after + 1];
};
