import { type OfKind, type Seat, seeded, type Viewer } from '@majlis/kernel';
import {
  type Conn,
  create,
  type DailyPlan,
  type Effect,
  type GameSetup,
  type Input,
  type LogLine,
  type Message,
  type Room,
  step,
  type Table,
} from '../index.ts';
import { type Agenda, agenda } from './agenda.ts';
import { hex, personOf } from './person.ts';

/** What was sent, to whom and when. */
export interface SentMessage {
  readonly at: number;
  readonly to: Conn;
  readonly viewer: Viewer;
  readonly message: Message;
}

/** A calm house: the store answers in no time worth mentioning, nothing is lost, and time is a number. */
export interface Parlour {
  readonly room: Room;
  readonly now: number;
  readonly log: readonly LogLine[];
  /** What came in from outside, and when. */
  readonly heard: readonly ReceivedInput[];
  /** An input at a time to come. What it is may be settled only then. */
  at(time: number, input: (parlour: Parlour) => Input | undefined): void;
  /** Everything up to this time, or until there is nothing more to do. */
  run(until: number): void;
}

export interface ReceivedInput {
  readonly at: number;
  readonly input: Input;
}

export interface ParlourSetup {
  readonly setup: GameSetup;
  readonly seed: number;
  readonly size: number;
  readonly options: object;
  /** When the dice are shown; as usual at the end of the match. */
  readonly reveal?: 'match' | 'deal';
  /** The first people sit in the chairs from the beginning, and it counts. */
  readonly ranked?: boolean;
  /** A deal of the day, from this secret: the first person plays it, among bots. */
  readonly daily?: DailyPlan;
  /** What the dice come from; absent: drawn from the seed. */
  readonly secret?: string;
  /** What bots answer; undefined: nothing. */
  think(seat: Seat, view: unknown, nth: number, draw: number | null): OfKind | undefined;
  sent?(sent: SentMessage): void;
  /** Without this, a bug in a table is one of whoever runs it. */
  alarmed?(what: string): void;
  stored?(line: LogLine, table: Table): void;
}

const STORE_MS = 2;
const THINK_MS = 40;

/** The house from inside. */
interface ParlourState {
  readonly desk: ParlourSetup;
  room: Room;
  now: number;
  /** The latest wish to be woken. */
  woken: number;
  readonly log: LogLine[];
  readonly heard: ReceivedInput[];
  /** What the house itself set going comes before what arrives from outside at the same moment. */
  readonly inside: Agenda<() => Input | undefined>;
  readonly outside: Agenda<(parlour: Parlour) => Input | undefined>;
  /** How often each seat's bot was asked. */
  readonly asked: Map<Seat, number>;
}

export const parlour = (desk: ParlourSetup): Parlour => {
  const { setup, size, options, reveal = 'match' } = desk;
  const seated = Array.from({ length: size }, (_, seat) => personOf(seat));
  const plan = desk.ranked
    ? ({
        options,
        size,
        visibility: 'public',
        reveal,
        host: null,
        ranked: { pool: 'rounds/usual/usual', seated },
      } as const)
    : ({ options, size, visibility: 'private', reveal, ...openedFor(desk.daily) } as const);
  const opened = create(setup, plan, desk.secret ?? hex(seeded(desk.seed), 32), 0);
  if (!opened.ok) throw new Error(`no table: ${opened.reason}`);
  const house: ParlourState = {
    desk,
    room: opened.state,
    now: 0,
    woken: 0,
    log: [],
    heard: [],
    inside: agenda(),
    outside: agenda(),
    asked: new Map(),
  };
  for (const effect of opened.effects) perform(house, effect);
  const self: Parlour = {
    get room() {
      return house.room;
    },
    get now() {
      return house.now;
    },
    log: house.log,
    heard: house.heard,
    at: (time, input) => house.outside.add(time, input),
    run: until => run(house, self, until),
  };
  return self;
};

/** A deal of the day has no host. */
const openedFor = (daily: DailyPlan | undefined) => (daily ? { host: null, daily } : { host: personOf(0) });

const run = (house: ParlourState, self: Parlour, until: number): void => {
  const { inside, outside } = house;
  const soonest = (): number => Math.min(inside.when, outside.when);
  for (let at = soonest(); at <= until; at = soonest()) {
    house.now = at;
    const isInside = inside.when === at;
    const input = isInside ? inside.next()?.entry() : outside.next()?.entry(self);
    if (!input) continue;
    if (!isInside) house.heard.push({ at, input });
    take(house, input);
  }
};

const take = (house: ParlourState, input: Input): void => {
  const before = house.room.table.seq;
  const { room, effects } = step(house.desk.setup, house.room, input, house.now);
  house.room = room;
  for (const line of house.log.slice(before, room.table.seq)) house.desk.stored?.(line, room.table);
  for (const effect of effects) perform(house, effect);
};

const perform = (house: ParlourState, effect: Effect): void => {
  const { desk, now, room, inside } = house;
  switch (effect.kind) {
    case 'append':
      inside.add(now + STORE_MS, () => {
        house.log.push(...effect.lines);
        return { kind: 'stored', seq: effect.seq };
      });
      break;
    case 'load':
      inside.add(now + STORE_MS, () => ({ kind: 'loaded', lines: house.log, secret: house.room.secret }));
      break;
    case 'send':
      desk.sent?.({ at: now, to: effect.to, viewer: viewerOf(room, effect.to), message: effect.message });
      break;
    case 'wake':
      house.woken = effect.at;
      inside.add(Math.max(now, effect.at), () => (effect.at === house.woken ? { kind: 'woke' } : undefined));
      break;
    case 'askBot':
      think(house, effect);
      break;
    case 'alarm':
      if (!desk.alarmed) throw new Error(effect.what);
      desk.alarmed(effect.what);
      break;
    case 'close':
      break;
  }
};

const think = (
  { desk, asked, inside, now }: ParlourState,
  { seat, view, ask, draw }: Extract<Effect, { kind: 'askBot' }>,
): void => {
  const nth = asked.get(seat) ?? 0;
  asked.set(seat, nth + 1);
  const action = desk.think(seat, view, nth, draw);
  if (action) inside.add(now + THINK_MS, () => ({ kind: 'botActed', ask, action }));
};

const viewerOf = ({ guests }: Room, conn: Conn): Viewer => guests.find(guest => guest.conn === conn)?.viewer ?? 'rail';
