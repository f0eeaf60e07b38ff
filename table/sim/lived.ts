import type { Viewer } from '@majlis/kernel';
import { type ClientTable, type LogLine, listen, type Message, UNKNOWN } from '../index.ts';
import { maskFor } from '../secrecy.ts';
import type { SimGame } from './sim-game.ts';
import { wholeMatch } from './whole-match.ts';

/** What a screen showed of the game at one moment. */
export interface LivedSight {
  readonly viewer: Viewer;
  /** So many events of the game had happened. */
  readonly events: number;
  readonly state: unknown;
}

/** A match as all lived through it who sat there or looked on. */
export interface LivedMatch {
  readonly size: number;
  readonly options: object;
  /** From its beginning to its end. */
  readonly lines: readonly LogLine[];
  readonly sights: readonly LivedSight[];
  /** The house's own state whenever it was stored. */
  readonly open: readonly Omit<LivedSight, 'viewer'>[];
  readonly isOver: boolean;
}

/** A connection's client, and all that it showed by the number in its stream. */
interface Screen {
  client: ClientTable;
  readonly shown: { readonly viewer: Viewer; readonly at: number; readonly state: unknown }[];
}

const heard = (simGame: SimGame, screen: Screen, message: Message): void => {
  const { known, news } = listen(simGame.setup, screen.client, message);
  const [before, { you }] = [screen.client, known];
  screen.client = known;
  if (known === before || you === null) return;
  const tables = news.length > 0 ? news.map(({ table }) => table) : [known.table];
  for (const [i, table] of tables.entries())
    if (table?.state != null)
      screen.shown.push({ viewer: you, at: known.at - tables.length + 1 + i, state: table.state });
};

/** How many events of the game had happened when a viewer was told the n-th thing. */
const eventsAt = (simGame: SimGame, log: readonly LogLine[], viewer: Viewer): readonly number[] => {
  let events = 0;
  return log.flatMap(({ event }) => {
    if (event.kind === 'game') events += 1;
    return maskFor(simGame.setup, event, viewer) ? [events] : [];
  });
};

/** Plays a whole match and remembers what every screen showed; every message goes through its text. */
export const lived = (simGame: SimGame, seed: number): LivedMatch => {
  const screens = new Map<string, Screen>();
  const open: Omit<LivedSight, 'viewer'>[] = [];
  let [seats, played] = [0, 0];
  const { house, isOver } = wholeMatch(simGame, seed, size => {
    seats = size;
    return {
      stored: ({ seq, event }, { seq: last, state }) => {
        if (event.kind === 'game') played += 1;
        if (seq === last && state !== null) open.push({ events: played, state });
      },
      sent: ({ to, message }) => {
        const screen = screens.get(to) ?? { client: UNKNOWN, shown: [] };
        screens.set(to, screen);
        heard(simGame, screen, JSON.parse(JSON.stringify(message)));
      },
    };
  });
  const numbers = new Map<Viewer, readonly number[]>();
  for (const viewer of [...Array(seats).keys(), 'rail' as const])
    numbers.set(viewer, eventsAt(simGame, house.log, viewer));
  const sights = [...screens.values()].flatMap(({ shown }) =>
    shown.map(({ viewer, at, state }) => ({ viewer, events: numbers.get(viewer)?.[at - 1] ?? 0, state })),
  );
  const from = house.log.findLastIndex(({ event }) => event.kind === 'started');
  return { size: seats, options: house.room.table.options, lines: house.log.slice(from), sights, open, isOver };
};
