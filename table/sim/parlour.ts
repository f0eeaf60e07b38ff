import { type Seat, seeded, type Viewer } from '@majlis/kernel';
import { type Hex, nonceHash } from '@majlis/kernel/dice';
import {
  type Cast,
  type Conn,
  create,
  type Effect,
  type Input,
  type Kind,
  type Line,
  type Message,
  type Room,
  step,
  type Table,
} from '../index.ts';
import { agenda } from './agenda.ts';
import { hex, personOf } from './person.ts';

/** What was sent, to whom and when. */
export interface Sent {
  readonly at: number;
  readonly to: Conn;
  readonly viewer: Viewer;
  readonly message: Message;
}

/** A calm house: the store answers in no time worth mentioning, nothing is lost, and time is a number. */
export interface Parlour {
  readonly room: Room;
  readonly now: number;
  readonly log: readonly Line[];
  /** An input at a time to come. What it is may be settled only then. */
  at(time: number, input: (parlour: Parlour) => Input | undefined): void;
  /** Everything up to this time, or until there is nothing more to do. */
  run(until: number): void;
}

export interface Desk {
  readonly cast: Cast;
  readonly seed: number;
  readonly size: number;
  readonly options: object;
  /** Chairs that bots sit in. */
  readonly bots: readonly Seat[];
  /** What bots answer, and how long they take. */
  think(seat: Seat, view: unknown, nth: number): Kind;
  sent?(sent: Sent): void;
  stored?(line: Line, table: Table): void;
}

const STORE_MS = 2;
const THINK_MS = 40;

export const parlour = (desk: Desk): Parlour => {
  const { cast, size } = desk;
  const random = seeded(desk.seed);
  const todo = agenda<(self: Parlour) => Input | undefined>();
  const secret = hex(random, 32);
  const asked = new Map<Seat, number>();
  const log: Line[] = [];
  let now = 0;
  let woken = Number.POSITIVE_INFINITY;
  const plan = { options: desk.options, size, visibility: 'private', reveal: 'match', host: personOf(0) } as const;
  const opened = create(cast, plan, secret, now);
  if (!opened.ok) throw new Error(`no table: ${opened.reason}`);
  let room = opened.state;
  const done = (effect: Effect): void => {
    switch (effect.kind) {
      case 'append':
        todo.add(now + STORE_MS, () => {
          log.push(...effect.lines);
          return { kind: 'stored', seq: effect.seq };
        });
        return;
      case 'send':
        desk.sent?.({ at: now, to: effect.to, viewer: viewerOf(room, effect.to), message: effect.message });
        return;
      case 'wake':
        woken = effect.at;
        todo.add(Math.max(now, effect.at), () => (effect.at === woken ? { kind: 'woke' } : undefined));
        return;
      case 'askBot': {
        const nth = asked.get(effect.seat) ?? 0;
        asked.set(effect.seat, nth + 1);
        const action = desk.think(effect.seat, effect.view, nth);
        todo.add(now + THINK_MS, () => ({ kind: 'botActed', ask: effect.ask, action }));
        return;
      }
      case 'load':
        todo.add(now + STORE_MS, () => ({ kind: 'loaded', lines: log, secret: room.secret }));
        return;
      case 'close':
        return;
      case 'alarm':
        throw new Error(effect.what);
    }
  };
  const self: Parlour = {
    get room() {
      return room;
    },
    get now() {
      return now;
    },
    log,
    at: (time, input) => todo.add(time, input),
    run: until => {
      for (let slot = todo.next(); slot; slot = todo.next()) {
        if (slot.at > until) {
          todo.add(slot.at, slot.entry);
          return;
        }
        now = slot.at;
        const input = slot.entry(self);
        if (!input) continue;
        const before = room.table.seq;
        const next = step(cast, room, input, now);
        room = next.room;
        for (const line of log.slice(before, room.table.seq)) desk.stored?.(line, room.table);
        next.effects.forEach(done);
      }
    },
  };
  opened.effects.forEach(done);
  seatEverybody(self, desk, (n, id) => nonceHash(id, nonceOf(desk.seed, n)));
  return self;
};

const viewerOf = ({ guests }: Room, conn: Conn): Viewer => guests.find(guest => guest.conn === conn)?.viewer ?? 'rail';

export const nonceOf = (seed: number, n: number): Hex => hex(seeded(seed * 64 + n + 1), 32);

export const connOf = (n: number | 'rail'): Conn => `c-${n}`;

/** Everybody comes, sits down, is ready and opens; the watcher stays on the rail. */
const seatEverybody = (self: Parlour, { size, bots, seed, cast }: Desk, hashOf: (n: number, id: Hex) => Hex): void => {
  const people = Array.from({ length: size }, (_, n) => n).filter(n => !bots.includes(n));
  const ask = (time: number, n: number, request: (id: Hex) => Extract<Input, { kind: 'asked' }>['request']): void =>
    self.at(time, ({ room }) => ({
      kind: 'asked',
      conn: connOf(n),
      act: `a-${n}-${time}`,
      request: request(room.table.mark?.id ?? ''),
    }));
  [...people, 'rail' as const].forEach((n, i) => {
    self.at(10 + i, () => ({ kind: 'arrived', conn: connOf(n), person: personOf(n), mayTalk: true }));
  });
  people.forEach((n, i) => {
    ask(100 + 10 * i, n, id => ({ kind: 'sit', seat: n, hash: hashOf(n, id) }));
    ask(300 + 10 * i, n, () => ({ kind: 'ready', ready: true }));
    ask(400 + 10 * i, n, () => ({ kind: 'open', nonce: nonceOf(seed, n) }));
    beat(self, n, 1_000);
  });
  bots.forEach((seat, i) => {
    ask(200 + 10 * i, people[0] ?? 0, () => ({ kind: 'seatBot', seat, level: cast.levels[0] }));
  });
};

/** A sign of life every five seconds, as long as the table is there. */
const beat = (self: Parlour, n: number, at: number): void =>
  self.at(at, ({ room }) => {
    if (room.table.phase === 'closed' || room.table.ending) return undefined;
    beat(self, n, at + 5_000);
    return { kind: 'heard', conn: connOf(n), rtt: 40 };
  });
