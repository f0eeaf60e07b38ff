import type { Card, Seat } from '@majlis/kernel';
import type { Kind } from '@majlis/table';
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

/** The cards that a viewer was shown before he may know them. `slack`: events that may have been under way. */
export const leaks = (
  oracle: Oracle,
  seats: number,
  events: readonly Kind[],
  heard: (event: Kind, seat: Seat) => boolean,
  sights: readonly Sight[],
): readonly string[] => {
  const known = [oracle.begin(seats)];
  for (const event of events) known.push(oracle.learn(known.at(-1) ?? oracle.begin(seats), event));
  return sights.flatMap(({ seat, events: count, text }) => {
    const places = placesOf(events, seat, count, heard);
    const may = new Set(places.flatMap(place => [...mayKnow(known[place] ?? oracle.begin(seats), seat)]));
    const named = new Set((text.match(CARD) ?? []) as Card[]);
    return [...named].filter(card => !may.has(card)).map(card => `${card} at event ${count} to seat ${seat}`);
  });
};

/** The places in the whole course that a viewer who was told `count` events may be at. */
const placesOf = (
  events: readonly Kind[],
  seat: Seat,
  count: number,
  heard: (event: Kind, seat: Seat) => boolean,
): readonly number[] => {
  const places: number[] = [];
  let told = 0;
  for (let place = 0; place <= events.length; place++) {
    if (told === count || told === count + 1) places.push(place);
    const event = events[place];
    if (event && heard(event, seat)) told += 1;
  }
  return places;
};
