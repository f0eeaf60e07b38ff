import {
  type Conn,
  type Effect,
  homeOf,
  type Input,
  isTurnedAway,
  type LogLine,
  type Message,
  type Room,
  recover,
  step,
} from '@majlis/table';
import type { Lease, Log } from '../store/log.ts';
import { type EntryListener, entryAfter, type TableEntry } from '../store/table-entry.ts';
import { type Alarm, alarmOf } from './alarm.ts';
import type { BotPool } from './bot-pool.ts';
import type { ServerClock } from './clock.ts';
import { type Deferral, deferralOf } from './deferral.ts';
import type { OfferedGame } from './games.ts';

/** The other end of a connection. */
export interface Connection {
  tell(message: Message): void;
  close(why: 'elsewhere' | 'full' | 'moved'): void;
  /** Before the table itself says anything. */
  greet(code: string | null): void;
}

/** What a table needs of the server. */
export interface HostedDeps {
  readonly clock: ServerClock;
  readonly log: Log;
  readonly bots: BotPool;
  /** The database does not answer: perhaps the table is another's by now. */
  isSilent(): boolean;
  /** Time may have stood still: looked at before any watch is allowed to run out. */
  look(): void;
  /** The directory's entry changed. */
  readonly listed: EntryListener;
  /** The table is no longer ours, or nobody can read it. */
  lost(table: string): void;
  /** This person does not sit down here again. */
  turnedAway(table: string, person: string): void;
  /** A seat here fell silent, of a person from that home. */
  dropped(table: string, home: string | null, at: number): void;
  alarm(table: string, what: unknown): void;
  appended(ms: number, outcome: string, full: boolean): void;
}

/** A table in operation: the pure machine, and the hands that do what it wants done. */
export interface Hosted {
  readonly id: string;
  readonly room: Room;
  readonly entry: TableEntry | null;
  readonly code: string | null;
  /** When a person was last seen here. */
  readonly quietSince: number;
  feed(input: Input): void;
  enter(conn: Conn, connection: Connection): void;
  leave(conn: Conn): void;
  perform(effects: readonly Effect[]): void;
  /** The silence is over. */
  speak(silentMs: number): void;
  /** Another process owns the table now. */
  retire(): void;
  stop(): void;
  /** Everything on its way to the store has arrived or failed. */
  settled(): Promise<void>;
}

export interface Opening {
  readonly setup: OfferedGame;
  readonly room: Room;
  readonly lease: Lease;
  readonly code: string | null;
}

/** A bot's answer is worth waiting for until shortly after it is due. */
const TARDY_MS = 1_500;
/** A store that cannot write is not asked again at once; by then everybody has been told of the pause. */
const BREATH_MS = 1_200;

/** So long a bot at a deal of the day may think before it is asked anew. */
const PATIENT_MS = 60_000;

const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve, BREATH_MS));

/** A table in operation, from inside: what changes while it runs. */
interface Running extends Omit<Opening, 'code'> {
  readonly id: string;
  /** The code it was opened with, whether it still opens the door or not. */
  readonly code: string | null;
  readonly deps: HostedDeps;
  readonly connections: Map<Conn, Connection>;
  readonly alarm: Alarm;
  readonly deferral: Deferral;
  room: Room;
  lease: Lease;
  stopped: boolean;
  quietSince: number;
  /** The append under way, or the last one. */
  saving: Promise<void>;
}

export const hosted = (deps: HostedDeps, opening: Opening): Hosted => {
  const { clock } = deps;
  /** What lay in the sockets is read before a watch may run out. */
  const alarm = alarmOf(clock, () => {
    deps.look();
    setImmediate(() => feed(table, { kind: 'woke' }));
  });
  const table: Running = {
    ...opening,
    id: opening.lease.table,
    deps,
    connections: new Map(),
    alarm,
    deferral: deferralOf(),
    stopped: false,
    quietSince: clock.now(),
    saving: Promise.resolve(),
  };
  return {
    id: table.id,
    get room() {
      return table.room;
    },
    get entry() {
      return table.lease.entry;
    },
    get code() {
      return openCode(table);
    },
    get quietSince() {
      return table.connections.size > 0 ? clock.now() : table.quietSince;
    },
    feed: input => feed(table, input),
    enter: (conn, connection) => {
      table.connections.set(conn, connection);
    },
    leave: conn => leave(table, conn),
    perform: effects => performAll(table, effects),
    speak: silentMs => {
      for (const input of table.deferral.taken(silentMs)) feed(table, input);
    },
    retire: () => retire(table),
    stop: () => stop(table),
    settled: () => table.saving,
  };
};

/** The code opens the door until the match begins. */
const openCode = ({ lease: { entry }, code }: Running): string | null =>
  entry?.phase === 'lobby' || entry?.phase === 'starting' ? code : null;

const feed = (table: Running, input: Input): void => {
  if (table.stopped) return;
  if (table.deps.isSilent() || !table.deferral.isEmpty) {
    table.deferral.put(input);
    return;
  }
  try {
    const { room, effects } = step(table.setup, table.room, input, table.deps.clock.now());
    table.room = room;
    performAll(table, effects);
  } catch (bug) {
    giveUp(table, bug);
  }
};

const leave = (table: Running, conn: Conn): void => {
  if (!table.connections.delete(conn)) return;
  table.quietSince = table.deps.clock.now();
  feed(table, { kind: 'departed', conn });
};

const stop = (table: Running): void => {
  table.stopped = true;
  table.alarm.stop();
};

/** A bug outside the machine's own guard: this table alone is given up, and comes back from its log. */
const giveUp = (table: Running, bug: unknown): void => {
  const { deps, id, connections } = table;
  deps.alarm(id, bug);
  for (const connection of connections.values()) connection.close('moved');
  stop(table);
  deps.lost(id);
};

const performAll = (table: Running, effects: readonly Effect[]): void => {
  for (const effect of effects) perform(table, effect);
};

const perform = (table: Running, effect: Effect): void => {
  const { connections, alarm, deps } = table;
  switch (effect.kind) {
    case 'append':
      table.saving = append(table, effect).catch(bug => giveUp(table, bug));
      return;
    case 'load':
      void load(table);
      return;
    case 'send':
      connections.get(effect.to)?.tell(effect.message);
      return;
    case 'close':
      connections.get(effect.conn)?.close(effect.why);
      connections.delete(effect.conn);
      return;
    case 'wake':
      alarm.set(effect.at);
      return;
    case 'askBot':
      void askBot(table, effect);
      return;
    case 'alarm':
      deps.alarm(table.id, effect.what);
  }
};

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

const append = async (table: Running, { lines, secret, seq }: Of<'append'>): Promise<void> => {
  const { deps, lease, code } = table;
  const from = deps.clock.now();
  const answer = await deps.log.append(lease, lines, secret, code);
  deps.appended(deps.clock.now() - from, answer.kind, answer.kind === 'unknown' && answer.full);
  if (answer.kind === 'unknown') await breath();
  if (answer.kind !== 'done') return feed(table, { kind: 'unsure', seq });
  enterInDirectory(table, lines.reduce<TableEntry | null>(entryAfter, table.lease.entry));
  feed(table, { kind: 'stored', seq });
  for (const line of lines) reportLine(table, line);
};

/** What the rest of the server must hear of a stored line. */
const reportLine = ({ deps, id, room }: Running, { event, at }: LogLine): void => {
  if (event.kind === 'dropped') deps.dropped(id, homeOf(room, event.seat), at);
  if (event.kind !== 'startAborted') return;
  for (const person of new Set(room.table.refusers)) if (isTurnedAway(room.table, person)) deps.turnedAway(id, person);
};

const enterInDirectory = (table: Running, entry: TableEntry | null): void => {
  const before = table.lease.entry;
  if (!entry || entry === before) return;
  table.lease = { ...table.lease, entry };
  table.deps.listed(table.id, entry, before);
};

const load = async (table: Running): Promise<void> => {
  try {
    const stored = await table.deps.log.read(table.id);
    const { room, lease } = table;
    if (!stored && room.table.phase === 'unborn')
      return feed(table, { kind: 'loaded', lines: [], secret: room.secret });
    if (stored?.epoch !== lease.epoch) return retire(table);
    enterInDirectory(table, stored.entry);
    feed(table, { kind: 'loaded', lines: stored.lines, secret: stored.secret ?? room.secret });
  } catch {
    feed(table, { kind: 'unloadable' });
  }
};

const retire = (table: Running): void => {
  table.deferral.clear();
  feed(table, { kind: 'fenced' });
  stop(table);
  table.deps.lost(table.id);
};

const askBot = async (table: Running, { ask, seat, level, view, until, draw }: Of<'askBot'>): Promise<void> => {
  const { clock, bots } = table.deps;
  const budget = Math.max(200, until - clock.now() + (draw === null ? TARDY_MS : PATIENT_MS));
  const question = { game: table.setup.game.id, level, seat, view, draw };
  let action = await bots.ask(question, budget);
  // The same choices must meet the same answers, however busy the house is.
  while (!action && draw !== null && isAsked(table, ask)) {
    await breath();
    action = await bots.ask(question, budget);
  }
  if (action) feed(table, { kind: 'botActed', ask, action });
};

const isAsked = ({ stopped, room }: Running, ask: string): boolean =>
  !stopped && room.asks.some(({ id }) => id === ask);

/** A table from its log, in the hands of its new owner. */
export const resumed = (
  deps: HostedDeps,
  setup: OfferedGame,
  lease: Lease,
  page: Awaited<ReturnType<Log['read']>>,
): Hosted => {
  if (!page) throw new Error(`no log of ${lease.table}`);
  const { room, effects } = recover(setup, page.lines, page.secret ?? '', deps.clock.now());
  const table = hosted(deps, { setup, room, lease: { ...lease, entry: page.entry }, code: page.code });
  table.perform(effects);
  return table;
};
