import { randomBytes } from 'node:crypto';
import {
  type Conn,
  create,
  type Input,
  isDeserted,
  type NewTable,
  type Origin,
  type Person,
  type Request,
} from '@majlis/table';
import { newCode } from '../store/directory.ts';
import type { EntryListener } from '../store/entry.ts';
import type { Leases } from '../store/lease.ts';
import type { Hold, Log } from '../store/log.ts';
import { type Unreadable, whyUnreadable } from '../store/unreadable.ts';
import type { Bots } from './bots.ts';
import { type Clock, watchOver } from './clock.ts';
import { gameOf } from './games.ts';
import { type Ear, type Hosted, hosted, type Needs, resumed } from './hosted.ts';
import { outageOf } from './outage.ts';

interface Wish extends Omit<NewTable, 'options'> {
  readonly game: string;
  readonly options: object;
  /** Levels of the bots that sit down at once; seat 0 is left free. */
  readonly bots: string | null;
}

type Born =
  | { readonly ok: true; readonly id: string; readonly code: string | null }
  | { readonly ok: false; readonly reason: string };

/** All that the door asks of the tables: in one process a call, between processes a message. */
export interface Host {
  open(wish: Wish): Promise<Born>;
  /** `elsewhere`: another process has it; `busy`: the store has no answer. */
  enter(table: string, conn: Conn, ear: Ear, person: Person, mayTalk: boolean, from: Origin): Promise<Entered>;
  feed(table: string, input: Extract<Input, { conn: Conn }>): void;
  leave(table: string, conn: Conn): void;
  /** Whether a person looks at a table of this process now. */
  isThere(table: string, person: string): boolean;
  /** Done in a person's name, without a connection: seating its bots, leaving for good. */
  act(table: string, person: Person, requests: readonly Request[]): Promise<void>;
  onEntry(listener: EntryListener): void;
  /** So many ms count for nobody, at any table. */
  held(ms: number): void;
  readonly size: number;
  tables(): Iterable<Hosted>;
  drain(): Promise<void>;
}

type Entered = 'entered' | 'no-such-table' | 'elsewhere' | 'busy' | Unreadable;

export interface HostNeeds {
  readonly clock: Clock;
  readonly log: Log;
  readonly leases: Leases;
  readonly bots: Bots;
  alarm(table: string, what: unknown): void;
  appended(ms: number, outcome: string, full: boolean): void;
  stalled(ms: number): void;
  /** This person does not sit down at that table again. */
  turnedAway(table: string, person: string): void;
  /** Addresses that the house is being flooded from. */
  floods(): readonly string[];
}

/** A table that nobody looks at is put away after so long; its log brings it back. */
const QUIET = 300_000;

export const hostOf = (house: HostNeeds): Host => {
  const tables = new Map<string, Hosted>();
  const coming = new Map<string, Promise<Hosted | Exclude<Entered, 'entered'>>>();
  const listeners: EntryListener[] = [];
  let draining = false;

  const held = (ms: number): void => {
    for (const table of tables.values()) table.feed({ kind: 'stalled', ms, excuses: false });
  };

  const dropped = outageOf(table => tables.get(table)?.feed({ kind: 'outage' }));

  const stall = watchOver(house.clock, ms => {
    house.stalled(ms);
    const floods = house.floods();
    for (const table of tables.values()) table.feed({ kind: 'stalled', ms, floods });
  });

  const needs: Needs = {
    ...house,
    look: stall.look,
    dropped,
    listed: (...change) => {
      for (const listener of listeners) listener(...change);
    },
    lost: table => {
      tables.delete(table);
    },
  };

  const found = async (id: string): Promise<Hosted | Exclude<Entered, 'entered'>> => {
    const known = tables.get(id);
    if (known) return known;
    if (draining) return 'busy';
    const underWay = coming.get(id) ?? fetched(needs, house, id);
    coming.set(id, underWay);
    try {
      const table = await underWay;
      if (typeof table !== 'string' && !tables.has(id)) tables.set(id, table);
      return tables.get(id) ?? table;
    } finally {
      coming.delete(id);
    }
  };

  const sweep = setInterval(() => {
    for (const table of tables.values()) {
      const idle = house.clock.now() - table.quietSince > QUIET || table.room.table.phase === 'closed';
      if (!idle || table.room.stage !== 'running' || table.room.guests.length > 0 || isPlaying(table)) continue;
      table.stop();
      tables.delete(table.id);
    }
  }, 10_000);
  sweep.unref();

  return {
    open: async wish => {
      if (draining) return { ok: false, reason: 'busy' };
      const born = newTable(needs, house, wish);
      if ('reason' in born) return { ok: false, reason: born.reason };
      const { table, effects } = born;
      tables.set(table.id, table);
      table.perform(effects);
      await table.settled();
      if (table.room.table.phase === 'unborn') return abandon(tables, table);
      if (wish.bots !== null) acted(table, wish.host, botsFor(table, wish.bots));
      return { ok: true, id: table.id, code: table.code };
    },
    enter: async (id, conn, ear, person, mayTalk, from) => {
      const table = await found(id);
      if (typeof table === 'string') return table;
      ear.greet(table.code);
      table.enter(conn, ear);
      table.feed({ kind: 'arrived', conn, person, mayTalk, ...from });
      return 'entered';
    },
    feed: (id, input) => tables.get(id)?.feed(input),
    leave: (id, conn) => tables.get(id)?.leave(conn),
    isThere: (id, person) => tables.get(id)?.room.guests.some(guest => guest.person.id === person) ?? false,
    act: async (id, person, requests) => {
      const table = await found(id);
      if (typeof table !== 'string') acted(table, person, requests);
    },
    onEntry: listener => {
      listeners.push(listener);
    },
    held,
    get size() {
      return tables.size;
    },
    tables: () => tables.values(),
    drain: async () => {
      draining = true;
      clearInterval(sweep);
      stall.stop();
      for (const table of tables.values()) table.stop();
      await Promise.all([...tables.values()].map(table => table.settled()));
      await house.leases.release([...tables.keys()]);
      tables.clear();
    },
  };
};

/** Something still happens here by itself. */
const isPlaying = ({ room }: Hosted): boolean => room.table.phase === 'playing' && !isDeserted(room.table);

/** The store did not take it: better no table than one that may vanish. */
const abandon = (tables: Map<string, Hosted>, table: Hosted): Born => {
  table.stop();
  tables.delete(table.id);
  return { ok: false, reason: 'paused' };
};

const newTable = (needs: Needs, { clock, leases }: HostNeeds, wish: Wish) => {
  const cast = gameOf(wish.game);
  if (!cast) return { reason: 'no-such-game' };
  if (wish.bots !== null && !cast.levels.includes(wish.bots)) return { reason: 'no-such-level' };
  const opened = create(cast, wish, randomBytes(32).toString('hex'), clock.now());
  if (!opened.ok) return { reason: opened.reason };
  const table = randomBytes(16).toString('hex');
  const hold: Hold = { table, epoch: 1, owner: leases.node, entry: null };
  const code = wish.bots === null ? newCode() : null;
  return { table: hosted(needs, { cast, room: opened.state, hold, code }), effects: opened.effects };
};

const fetched = async (needs: Needs, { leases, log, alarm }: HostNeeds, id: string) => {
  try {
    const claim = await leases.claim(id);
    if (typeof claim === 'string') return claim;
    const page = await log.read(id);
    const cast = page && gameOf(page.entry.game);
    if (!cast) return 'garbled';
    const hold: Hold = { table: id, epoch: claim.epoch, owner: leases.node, entry: page.entry };
    return readable(needs, () => resumed(needs, cast, hold, page), id);
  } catch (error) {
    alarm(id, error);
    return whyUnreadable(error) ?? 'busy';
  }
};

/** A log that does not add up locks its table; the others play on. */
const readable = ({ alarm }: Needs, table: () => Hosted, id: string): Hosted | 'garbled' => {
  try {
    return table();
  } catch (error) {
    alarm(id, error);
    return 'garbled';
  }
};

const acted = (table: Hosted, person: Person, requests: readonly Request[]): void => {
  const conn = `house/${randomBytes(8).toString('hex')}`;
  table.feed({ kind: 'arrived', conn, person, mayTalk: false });
  for (const request of requests) table.feed({ kind: 'asked', conn, act: randomBytes(16).toString('hex'), request });
  table.feed({ kind: 'departed', conn });
};

/** Bots sit down in the host's name before the host does. */
const botsFor = ({ room }: Hosted, level: string): readonly Request[] =>
  room.table.chairs.flatMap((_, seat) => (seat === 0 ? [] : [{ kind: 'seatBot' as const, seat, level }]));
