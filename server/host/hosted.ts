import {
  type Conn,
  type Effect,
  type Input,
  isTurnedAway,
  type Message,
  type Room,
  recover,
  step,
} from '@majlis/table';
import { type Entry, type EntryListener, listed } from '../store/entry.ts';
import type { Hold, Log } from '../store/log.ts';
import { alarmOf } from './alarm.ts';
import type { Bots } from './bots.ts';
import type { Clock } from './clock.ts';
import type { Offered } from './games.ts';

/** The other end of a connection. */
export interface Ear {
  tell(message: Message): void;
  close(why: 'elsewhere' | 'full' | 'moved'): void;
  /** Before the table itself says anything. */
  greet(code: string | null): void;
}

/** What a table needs of the house. */
export interface Needs {
  readonly clock: Clock;
  readonly log: Log;
  readonly bots: Bots;
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
  readonly entry: Entry | null;
  readonly code: string | null;
  /** When a person was last seen here. */
  readonly quietSince: number;
  feed(input: Input): void;
  enter(conn: Conn, ear: Ear): void;
  leave(conn: Conn): void;
  perform(effects: readonly Effect[]): void;
  stop(): void;
  /** Everything on its way to the store has arrived or failed. */
  settled(): Promise<void>;
}

export interface Charter {
  readonly cast: Offered;
  readonly room: Room;
  readonly hold: Hold;
  readonly code: string | null;
}

/** A bot's answer is worth waiting for until shortly after it is due. */
const TARDY = 1_500;
/** A store that cannot write is not asked again at once; by then everybody has been told of the pause. */
const BREATH = 1_200;

const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve, BREATH));

export const hosted = (needs: Needs, { cast, room: start, hold: given, code }: Charter): Hosted => {
  const { clock, log, bots } = needs;
  const id = given.table;
  const ears = new Map<Conn, Ear>();
  let room = start;
  let hold = given;
  let stopped = false;
  let quietSince = clock.now();
  let saving: Promise<void> = Promise.resolve();

  const feed = (input: Input): void => {
    if (stopped) return;
    try {
      const moved = step(cast, room, input, clock.now());
      room = moved.room;
      perform(moved.effects);
    } catch (bug) {
      broken(bug);
    }
  };

  /** Outside the machine's own guard: the table alone is given up, and comes back from its log. */
  const broken = (bug: unknown): void => {
    needs.alarm(id, bug);
    for (const ear of ears.values()) ear.close('moved');
    stop();
    needs.lost(id);
  };

  const append = async ({ lines, secret, seq }: Extract<Effect, { kind: 'append' }>): Promise<void> => {
    const from = clock.now();
    const answer = await log.append(hold, lines, secret, code);
    needs.appended(clock.now() - from, answer.kind, answer.kind === 'unknown' && answer.full);
    if (answer.kind === 'unknown') await breath();
    if (answer.kind !== 'done') return feed({ kind: 'unsure', seq });
    advance(lines.reduce<Entry | null>(listed, hold.entry));
    feed({ kind: 'stored', seq });
    for (const { event, at } of lines) {
      if (event.kind === 'dropped') needs.dropped(id, homeOf(event.seat), at);
      if (event.kind === 'startAborted') turnAway();
    }
  };

  const turnAway = (): void => {
    for (const person of new Set(room.table.refusers))
      if (isTurnedAway(room.table, person)) needs.turnedAway(id, person);
  };

  const homeOf = (seat: number): string | null => {
    const sitter = room.table.chairs[seat]?.sitter;
    const person = sitter?.kind === 'person' ? sitter.person.id : '';
    return room.guests.find(guest => guest.person.id === person)?.home ?? room.homes.get(person) ?? null;
  };

  const advance = (entry: Entry | null): void => {
    if (!entry || entry === hold.entry) return;
    const before = hold.entry;
    hold = { ...hold, entry };
    needs.listed(id, entry, before);
  };

  const load = async (): Promise<void> => {
    try {
      const page = await log.read(id);
      if (!page && room.table.phase === 'unborn') return feed({ kind: 'loaded', lines: [], secret: room.secret });
      if (page?.epoch !== hold.epoch) return retire();
      advance(page.entry);
      feed({ kind: 'loaded', lines: page.lines, secret: page.secret ?? room.secret });
    } catch {
      feed({ kind: 'unloadable' });
    }
  };

  const retire = (): void => {
    feed({ kind: 'fenced' });
    stop();
    needs.lost(id);
  };

  /** What lay in the sockets is read before a watch may run out. */
  const alarm = alarmOf(clock, () => {
    needs.look();
    setImmediate(() => feed({ kind: 'woke' }));
  });

  const ask = async ({
    ask: question,
    seat,
    level,
    view,
    until,
  }: Extract<Effect, { kind: 'askBot' }>): Promise<void> => {
    const budget = Math.max(200, until - clock.now() + TARDY);
    const action = await bots.ask({ game: cast.game.id, level, seat, view }, budget);
    if (action) feed({ kind: 'botActed', ask: question, action });
  };

  const done = (effect: Effect): void => {
    switch (effect.kind) {
      case 'append':
        saving = append(effect).catch(broken);
        return;
      case 'load':
        void load();
        return;
      case 'send':
        ears.get(effect.to)?.tell(effect.message);
        return;
      case 'close':
        ears.get(effect.conn)?.close(effect.why);
        ears.delete(effect.conn);
        return;
      case 'wake':
        alarm.set(effect.at);
        return;
      case 'askBot':
        void ask(effect);
        return;
      case 'alarm':
        needs.alarm(id, effect.what);
    }
  };

  const perform = (effects: readonly Effect[]): void => effects.forEach(done);

  const stop = (): void => {
    stopped = true;
    alarm.stop();
  };

  return {
    id,
    get room() {
      return room;
    },
    get entry() {
      return hold.entry;
    },
    get code() {
      return hold.entry?.phase === 'lobby' || hold.entry?.phase === 'starting' ? code : null;
    },
    get quietSince() {
      return ears.size > 0 ? clock.now() : quietSince;
    },
    feed,
    enter: (conn, ear) => {
      ears.set(conn, ear);
    },
    leave: conn => {
      if (!ears.delete(conn)) return;
      quietSince = clock.now();
      feed({ kind: 'departed', conn });
    },
    perform,
    stop,
    settled: () => saving,
  };
};

/** A table from its log, in the hands of its new owner. */
export const resumed = (needs: Needs, cast: Offered, hold: Hold, page: Awaited<ReturnType<Log['read']>>): Hosted => {
  if (!page) throw new Error(`no log of ${hold.table}`);
  const { room, effects } = recover(cast, page.lines, page.secret ?? '', needs.clock.now());
  const table = hosted(needs, { cast, room, hold: { ...hold, entry: page.entry }, code: page.code });
  table.perform(effects);
  return table;
};
