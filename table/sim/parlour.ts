import { type Seat, seeded, type Viewer } from '@majlis/kernel';
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
  /** What came in from outside, and when. */
  readonly heard: readonly Heard[];
  /** An input at a time to come. What it is may be settled only then. */
  at(time: number, input: (parlour: Parlour) => Input | undefined): void;
  /** Everything up to this time, or until there is nothing more to do. */
  run(until: number): void;
}

export interface Heard {
  readonly at: number;
  readonly input: Input;
}

export interface Desk {
  readonly cast: Cast;
  readonly seed: number;
  readonly size: number;
  readonly options: object;
  /** When the dice are shown; as usual at the end of the match. */
  readonly reveal?: 'match' | 'deal';
  /** What bots answer, and how long they take. */
  think(seat: Seat, view: unknown, nth: number): Kind;
  sent?(sent: Sent): void;
  /** Without this, a bug in a table is one of whoever runs it. */
  alarmed?(what: string): void;
  stored?(line: Line, table: Table): void;
}

const STORE_MS = 2;
const THINK_MS = 40;

export const parlour = (desk: Desk): Parlour => {
  const { cast, size } = desk;
  const random = seeded(desk.seed);
  /** What the house itself set going comes before what arrives from outside at the same moment. */
  const inside = agenda<() => Input | undefined>();
  const outside = agenda<(self: Parlour) => Input | undefined>();
  const heard: Heard[] = [];
  const secret = hex(random, 32);
  const asked = new Map<Seat, number>();
  const log: Line[] = [];
  let now = 0;
  let woken = Number.POSITIVE_INFINITY;
  const plan = {
    options: desk.options,
    size,
    visibility: 'private',
    reveal: desk.reveal ?? 'match',
    host: personOf(0),
  } as const;
  const opened = create(cast, plan, secret, now);
  if (!opened.ok) throw new Error(`no table: ${opened.reason}`);
  let room = opened.state;
  const done = (effect: Effect): void => {
    switch (effect.kind) {
      case 'append':
        inside.add(now + STORE_MS, () => {
          log.push(...effect.lines);
          return { kind: 'stored', seq: effect.seq };
        });
        return;
      case 'send':
        desk.sent?.({ at: now, to: effect.to, viewer: viewerOf(room, effect.to), message: effect.message });
        return;
      case 'wake':
        woken = effect.at;
        inside.add(Math.max(now, effect.at), () => (effect.at === woken ? { kind: 'woke' } : undefined));
        return;
      case 'askBot': {
        const nth = asked.get(effect.seat) ?? 0;
        asked.set(effect.seat, nth + 1);
        const action = desk.think(effect.seat, effect.view, nth);
        inside.add(now + THINK_MS, () => ({ kind: 'botActed', ask: effect.ask, action }));
        return;
      }
      case 'load':
        inside.add(now + STORE_MS, () => ({ kind: 'loaded', lines: log, secret: room.secret }));
        return;
      case 'close':
        return;
      case 'alarm':
        if (!desk.alarmed) throw new Error(effect.what);
        desk.alarmed(effect.what);
    }
  };
  const soonest = (): number => Math.min(inside.when, outside.when);
  const take = (input: Input): void => {
    const before = room.table.seq;
    const next = step(cast, room, input, now);
    room = next.room;
    for (const line of log.slice(before, room.table.seq)) desk.stored?.(line, room.table);
    next.effects.forEach(done);
  };
  const self: Parlour = {
    get room() {
      return room;
    },
    get now() {
      return now;
    },
    log,
    heard,
    at: (time, input) => outside.add(time, input),
    run: until => {
      for (let at = soonest(); at <= until; at = soonest()) {
        now = at;
        const isInside = inside.when === at;
        const input = isInside ? inside.next()?.entry() : outside.next()?.entry(self);
        if (!input) continue;
        if (!isInside) heard.push({ at, input });
        take(input);
      }
    },
  };
  opened.effects.forEach(done);
  return self;
};

const viewerOf = ({ guests }: Room, conn: Conn): Viewer => guests.find(guest => guest.conn === conn)?.viewer ?? 'rail';
