import { type Card, type OfKind, same, type Viewer } from '@majlis/kernel';
import type { AnyGame } from '@majlis/table';
import { type Knowledge, mayKnow, type Oracle } from '@majlis/table/sim';
import type { Sight } from '@/e2e/witness.ts';

/** A finished match as it really was, and what each viewer may know of it. */
export interface Truth {
  readonly game: AnyGame;
  readonly seats: number;
  readonly oracle: Oracle;
  readonly options: object;
  readonly events: readonly OfKind[];
}

interface Said {
  readonly kind: string;
  readonly at?: number;
  readonly table?: { readonly state: unknown };
  readonly events?: readonly { readonly kind: string }[];
}

/** From where to where in the match a sight reaches. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** `KS`; where a pack has copies, `7C#2` and `JK#1`. */
const CARD = /(?<![A-Za-z0-9#_-])(?:(?:[2-9]|10|[JQKA])[SHDC](?:#\d)?|JK#\d)(?![A-Za-z0-9#_-])/g;

const key = (visit: number, at: number): string => `${visit}/${at}`;

/** Where in the match a welcome is, by its view, and where the next event is that this seat hears of. */
const wayOf = ({ game, seats, options, events }: Truth, seat: Viewer) => {
  const states = [game.open(options, seats)];
  for (const event of events) states.push(game.evolve(states.at(-1), event));
  const heard = events.map(event => game.mask(event, seat) !== null);
  return {
    welcomed: (view: unknown, place: number): number => {
      const found = states.findIndex((state, at) => at >= place && same(game.view(state, seat), view));
      return view === null || found < 0 ? place : found;
    },
    next: (place: number): number => heard.indexOf(true, place) + 1,
  };
};

/** How far the match was at every number of every visit's stream. */
const placesOf = (truth: Truth, seat: Viewer, sights: readonly Sight[]): ReadonlyMap<string, number> => {
  const { welcomed, next } = wayOf(truth, seat);
  const places = new Map<string, number>();
  let place = 0;
  for (const { kind, visit, text } of sights) {
    const { kind: what, at = 0, table, events = [] }: Said = kind === 'frame' ? JSON.parse(text) : { kind };
    if (what === 'welcome') place = welcomed(table?.state ?? null, place);
    if (what === 'welcome') places.set(key(visit, at), place);
    for (const [i, event] of (what === 'told' ? events : []).entries()) {
      if (places.has(key(visit, at + i)) || !places.has(key(visit, at + i - 1))) continue;
      if (event.kind === 'game') place = next(place);
      places.set(key(visit, at + i), place);
    }
  }
  return places;
};

const spanOf = (sight: Sight, places: ReadonlyMap<string, number>, before: number): Span | null => {
  const span = (from: number | undefined, to: number | undefined): Span | null =>
    from === undefined || to === undefined ? null : { from, to };
  if (sight.kind === 'look')
    return span(places.get(key(sight.visit, sight.at)), places.get(key(sight.visit, sight.at)));
  const { kind, at = 0, events = [] }: Said = JSON.parse(sight.text);
  if (kind === 'welcome') return span(places.get(key(sight.visit, at)), places.get(key(sight.visit, at)));
  if (kind !== 'told') return { from: before, to: before };
  return span(places.get(key(sight.visit, at)), places.get(key(sight.visit, at + events.length - 1)));
};

/** What an address in a page says: `%3D` is no three of diamonds, and `%4A%53` would be the jack of spades. */
const unescaped = (text: string): string =>
  text.replace(/%[0-9a-f]{2}/gi, code => String.fromCharCode(Number.parseInt(code.slice(1), 16)));

const cardsNamed = (text: string, { papers }: Knowledge): ReadonlySet<Card> =>
  new Set((papers.reduce((rest, paper) => rest.replaceAll(paper, ''), unescaped(text)).match(CARD) ?? []) as Card[]);

/** The moment of each sight; null where nobody knows it. */
export const momentsOf = (truth: Truth, seat: Viewer, sights: readonly Sight[]): readonly (Span | null)[] => {
  const places = placesOf(truth, seat, sights);
  let before = 0;
  return sights.map(sight => {
    const span = spanOf(sight, places, before);
    before = Math.max(before, span?.to ?? 0);
    return span;
  });
};

/** Cards that a browser had before its player may know them: each sight is held against the very moment of the match that it shows. */
export const leaks = (truth: Truth, seat: Viewer, sights: readonly Sight[]): readonly string[] => {
  const { oracle, seats, events } = truth;
  const known = [oracle.begin(seats)];
  for (const event of events) known.push(oracle.learn(known.at(-1) ?? oracle.begin(seats), event));
  const moments = momentsOf(truth, seat, sights);
  return sights.flatMap((sight, i) => {
    const span = moments[i];
    const last = span && known[span.to];
    if (!span || !last) return [`nobody knows when: ${sight.text.slice(0, 60)}`];
    const may = new Set(known.slice(span.from, span.to + 1).flatMap(one => [...mayKnow(one, seat)]));
    return [...cardsNamed(sight.text, last)]
      .filter(card => !may.has(card))
      .map(
        card => `${card} to seat ${seat} after ${span.to} (${events[span.to - 1]?.kind}): ${sight.text.slice(0, 60)}`,
      );
  });
};
