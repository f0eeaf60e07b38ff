import { randomBytes } from 'node:crypto';
import {
  type Conn,
  create,
  type Input,
  isDeserted,
  isPeopled,
  type NewTable,
  type Origin,
  type Person,
  type Request,
  type Room,
  seatOf,
} from '@majlis/table';
import { newCode } from '../store/directory.ts';
import type { Leases } from '../store/lease.ts';
import type { Lease, Log } from '../store/log.ts';
import type { EntryListener } from '../store/table-entry.ts';
import { type Unreadable, whyUnreadable } from '../store/unreadable.ts';
import type { BotPool } from './bot-pool.ts';
import { type ServerClock, watchStalls } from './clock.ts';
import { floodWatch } from './flood-watch.ts';
import { gameOf } from './games.ts';
import { type Connection, type Hosted, type HostedDeps, hosted, resumed } from './hosted.ts';
import { outageOf } from './outage.ts';

interface TableWish extends Omit<NewTable, 'options'> {
  readonly game: string;
  readonly options: object;
  /** Levels of the bots that sit down at once; seat 0 is left free. */
  readonly bots: string | null;
  /** What its dice come from; absent: drawn here. */
  readonly secret?: string;
}

type OpenedTable =
  | { readonly ok: true; readonly id: string; readonly code: string | null }
  | { readonly ok: false; readonly reason: string };

/** All that the door asks of the tables: in one process a call, between processes a message. */
export interface Host {
  open(wish: TableWish): Promise<OpenedTable>;
  /** `elsewhere`: another process has it; `busy`: the store has no answer. */
  enter(
    table: string,
    conn: Conn,
    connection: Connection,
    person: Person,
    mayTalk: boolean,
    from: Origin,
  ): Promise<Entered>;
  feed(table: string, input: Extract<Input, { conn: Conn }>): void;
  leave(table: string, conn: Conn): void;
  /** Whether a person looks at a table of this process now. */
  isThere(table: string, person: string): boolean;
  /** Done in a person's name, without a connection: seating its bots, leaving for good. */
  act(table: string, person: Person, requests: readonly Request[]): Promise<void>;
  /** A table that has something to do is not forgotten, though nobody looks at it. */
  rouse(table: string): Promise<void>;
  onEntry(listener: EntryListener): void;
  /** So many ms count for nobody, at any table. */
  held(ms: number): void;
  readonly size: number;
  tables(): Iterable<Hosted>;
  drain(): Promise<void>;
}

type Entered = 'entered' | 'no-such-table' | 'elsewhere' | 'busy' | Unreadable;

export interface HostDeps {
  readonly clock: ServerClock;
  readonly log: Log;
  readonly leases: Leases;
  readonly bots: BotPool;
  alarm(table: string, what: unknown): void;
  appended(ms: number, outcome: string, full: boolean): void;
  stalled(ms: number): void;
  /** This person does not sit down at that table again. */
  turnedAway(table: string, person: string): void;
  /** Networks that the house is being flooded from. */
  floods(): readonly string[];
  /** The network of a home. */
  networkOf(home: string): string;
}

/** A table that nobody looks at is put away after so long; its log brings it back. */
const QUIET_MS = 300_000;

const SWEEP_MS = 10_000;
const FLOODS_MS = 1_000;

type Unentered = Exclude<Entered, 'entered'>;

/** The tables of this process, and what they share. */
interface Hall {
  readonly host: HostDeps;
  readonly deps: HostedDeps;
  readonly tables: Map<string, Hosted>;
  /** Tables that are being read from their logs. */
  readonly coming: Map<string, Promise<Hosted | Unentered>>;
  readonly listeners: EntryListener[];
  readonly stalls: ReturnType<typeof watchStalls>;
  readonly timers: readonly NodeJS.Timeout[];
  draining: boolean;
}

export const hostOf = (host: HostDeps): Host => {
  const hall = hallOf(host);
  const { tables, listeners } = hall;
  return {
    open: wish => open(hall, wish),
    enter: async (id, conn, connection, person, mayTalk, from) => {
      const table = await found(hall, id);
      if (typeof table === 'string') return table;
      if (isClosedTo(table, person)) return 'no-such-table';
      connection.greet(table.code);
      table.enter(conn, connection);
      table.feed({ kind: 'arrived', conn, person, mayTalk, ...from });
      return 'entered';
    },
    feed: (id, input) => tables.get(id)?.feed(input),
    leave: (id, conn) => tables.get(id)?.leave(conn),
    isThere: (id, person) => tables.get(id)?.room.guests.some(guest => guest.person.id === person) ?? false,
    act: async (id, person, requests) => {
      const table = await found(hall, id);
      if (typeof table !== 'string') actFor(table, person, requests);
    },
    rouse: async id => {
      await found(hall, id);
    },
    onEntry: listener => {
      listeners.push(listener);
    },
    held: ms => feedAll(tables, { kind: 'stalled', ms, excuses: false }),
    get size() {
      return tables.size;
    },
    tables: () => tables.values(),
    drain: () => drain(hall),
  };
};

const hallOf = (host: HostDeps): Hall => {
  const tables = new Map<string, Hosted>();
  const listeners: EntryListener[] = [];
  const tellFloods = floodWatch(tables, host.floods, host.networkOf);
  const stalls = watchStalls(host.clock, ms => {
    host.stalled(ms);
    tellFloods();
    feedAll(tables, { kind: 'stalled', ms });
  });
  const outage = outageOf(
    table => tables.get(table)?.feed({ kind: 'outage' }),
    () => [...tables.values()].reduce((sum, { room }) => sum + playersIn(room), 0),
  );
  const deps: HostedDeps = {
    ...host,
    isSilent: host.leases.isSilent,
    look: stalls.look,
    dropped: (table, home, at) => {
      const network = home === null ? null : host.networkOf(home);
      // Whoever floods the house and falls silent is no sign of a fault of the network; nor is who kept nobody waiting.
      if (network !== null && host.floods().includes(network)) return;
      if (playersIn(tables.get(table)?.room) > 1) outage(table, network, at);
    },
    listed: (...change) => {
      for (const listener of listeners) listener(...change);
    },
    lost: table => {
      tables.delete(table);
    },
  };
  followLeases(host.leases, tables);
  const timers = [
    setInterval(() => putAway(tables, host.clock.now()), SWEEP_MS),
    setInterval(tellFloods, FLOODS_MS),
  ] as const;
  for (const timer of timers) timer.unref();
  return { host, deps, tables, coming: new Map(), listeners, stalls, timers, draining: false };
};

/** The people of a match that is on, whether they are there or not. */
const playersIn = (room: Room | undefined): number =>
  room?.table.phase === 'playing' ? room.table.chairs.filter(isPeopled).length : 0;

const followLeases = (leases: Leases, tables: ReadonlyMap<string, Hosted>): void =>
  leases.listen({
    hushed: () => feedAll(tables, { kind: 'hushed' }),
    spoke: silentMs => {
      for (const table of tables.values()) table.speak(silentMs);
    },
    lost: () => {
      for (const table of [...tables.values()]) table.retire();
    },
  });

const feedAll = (tables: ReadonlyMap<string, Hosted>, input: Input): void => {
  for (const table of tables.values()) table.feed(input);
};

const putAway = (tables: Map<string, Hosted>, now: number): void => {
  for (const table of tables.values()) {
    const isIdle = now - table.quietSince > QUIET_MS || table.room.table.phase === 'closed';
    if (!isIdle || table.room.stage !== 'running' || table.room.guests.length > 0 || isPlaying(table)) continue;
    table.stop();
    tables.delete(table.id);
  }
};

const open = async (hall: Hall, wish: TableWish): Promise<OpenedTable> => {
  const { deps, host, tables } = hall;
  if (hall.draining || host.leases.isSilent()) return { ok: false, reason: 'busy' };
  const born = newTable(deps, host, wish);
  if ('reason' in born) return { ok: false, reason: born.reason };
  const { table, effects } = born;
  tables.set(table.id, table);
  table.perform(effects);
  await table.settled();
  if (table.room.table.phase === 'unborn') return abandon(tables, table);
  if (wish.bots !== null && wish.host) actFor(table, wish.host, botsFor(table, wish.bots));
  return { ok: true, id: table.id, code: table.code };
};

/** The table if it runs here, or once it is read from its log; however many ask, it is read once. */
const found = async (hall: Hall, id: string): Promise<Hosted | Unentered> => {
  const { tables, coming, deps, host } = hall;
  if (host.leases.isSilent()) return 'busy';
  const known = tables.get(id);
  if (known) return known;
  if (hall.draining) return 'busy';
  const underWay = coming.get(id) ?? fetched(deps, host, id);
  coming.set(id, underWay);
  try {
    const table = await underWay;
    if (typeof table !== 'string' && !tables.has(id)) tables.set(id, table);
    return tables.get(id) ?? table;
  } finally {
    coming.delete(id);
  }
};

const drain = async (hall: Hall): Promise<void> => {
  const { tables, timers, stalls, host } = hall;
  hall.draining = true;
  for (const timer of timers) clearInterval(timer);
  stalls.stop();
  for (const table of tables.values()) table.stop();
  await Promise.all([...tables.values()].map(table => table.settled()));
  await host.leases.release([...tables.keys()]);
  tables.clear();
};

/** At a deal of the day nobody looks on: the cards are those of everybody who has yet to play it. */
const isClosedTo = ({ room: { table } }: Hosted, { id }: Person): boolean =>
  table.daily !== null && seatOf(table, id) === undefined;

/** Something still happens here by itself. */
const isPlaying = ({ room }: Hosted): boolean => room.table.phase === 'playing' && !isDeserted(room.table);

/** The store did not take it: better no table than one that may vanish. */
const abandon = (tables: Map<string, Hosted>, table: Hosted): OpenedTable => {
  table.stop();
  tables.delete(table.id);
  return { ok: false, reason: 'paused' };
};

const newTable = (deps: HostedDeps, { clock, leases }: HostDeps, wish: TableWish) => {
  const setup = gameOf(wish.game);
  if (!setup) return { reason: 'no-such-game' };
  if (wish.bots !== null && !setup.levels.includes(wish.bots)) return { reason: 'no-such-level' };
  const opened = create(setup, wish, wish.secret ?? randomBytes(32).toString('hex'), clock.now());
  if (!opened.ok) return { reason: opened.reason };
  const table = randomBytes(16).toString('hex');
  const lease: Lease = { table, epoch: 1, owner: leases.node, entry: null };
  const code = wish.bots === null && !wish.ranked && !wish.daily ? newCode() : null;
  return { table: hosted(deps, { setup, room: opened.state, lease, code }), effects: opened.effects };
};

const fetched = async (deps: HostedDeps, { leases, log, alarm }: HostDeps, id: string) => {
  try {
    const claim = await leases.claim(id);
    if (typeof claim === 'string') return claim;
    const page = await log.read(id);
    const setup = page && gameOf(page.entry.game);
    if (!setup) return 'garbled';
    const lease: Lease = { table: id, epoch: claim.epoch, owner: leases.node, entry: page.entry };
    return readable(deps, () => resumed(deps, setup, lease, page), id);
  } catch (error) {
    alarm(id, error);
    return whyUnreadable(error) ?? 'busy';
  }
};

/** A log that does not add up locks its table; the others play on. */
const readable = ({ alarm }: HostedDeps, table: () => Hosted, id: string): Hosted | 'garbled' => {
  try {
    return table();
  } catch (error) {
    alarm(id, error);
    return 'garbled';
  }
};

const actFor = (table: Hosted, person: Person, requests: readonly Request[]): void => {
  const conn = `house/${randomBytes(8).toString('hex')}`;
  table.feed({ kind: 'arrived', conn, person, mayTalk: false });
  for (const request of requests) table.feed({ kind: 'asked', conn, act: randomBytes(16).toString('hex'), request });
  table.feed({ kind: 'departed', conn });
};

/** Bots sit down in the host's name before the host does. */
const botsFor = ({ room }: Hosted, level: string): readonly Request[] =>
  room.table.chairs.flatMap((_, seat) => (seat === 0 ? [] : [{ kind: 'seatBot' as const, seat, level }]));
