import { never } from '@majlis/kernel';
import type { Hex } from '@majlis/kernel/dice';
import { asking } from './bot.ts';
import type { Cast } from './cast.ts';
import { clocksOf, credited } from './clock.ts';
import { toAll } from './delivery.ts';
import type { Line, Person, TableEvent } from './event.ts';
import { AFTER_STALL, failed, restartedAt } from './fault.ts';
import { arrived, asked, departed, heard, missed } from './guests.ts';
import { alarm, appending, PAUSE, pumped, quarantined, storeSaid } from './mailbox.ts';
import type { Effect, Input } from './port.ts';
import { rebuilt } from './recover.ts';
import type { Reason } from './request.ts';
import { EMPTY_ROOM, type Room, type Saving } from './room.ts';
import { type Moved, settled } from './settle.ts';
import { committed } from './start.ts';
import { flowed } from './stream.ts';

/** What a new table is. */
export interface Plan {
  readonly options: unknown;
  readonly size: number;
  readonly visibility: 'private' | 'public';
  readonly reveal: 'match' | 'deal';
  readonly host: Person;
}

export type Opened =
  | { readonly ok: true; readonly state: Room; readonly effects: readonly Effect[] }
  | { readonly ok: false; readonly reason: Reason };

/** A new table. `secret`: 32 bytes from a source that nobody can foresee. */
export const create = (cast: Cast, plan: Plan, secret: Hex, now: number): Opened => {
  const { game } = cast;
  const parsed = game.options.parse(plan.options);
  if (!parsed.ok || !game.sizes.includes(plan.size)) return { ok: false, reason: 'bad-options' };
  const isPublic = plan.visibility === 'public';
  if (isPublic && game.options.privateOnly(parsed.options)) return { ok: false, reason: 'private-only' };
  const { size, visibility, host } = plan;
  const created: TableEvent = {
    kind: 'created',
    game: game.id,
    options: parsed.options,
    visibility,
    reveal: isPublic ? 'match' : plan.reveal,
    size,
    host,
  };
  const events = [created, committed({ cast }, secret).event];
  const lines = events.map((event, i): Line => ({ seq: i + 1, at: now, act: null, event }));
  const saving: Saving = { lines, secret, since: now, item: null, told: false };
  return { ok: true, state: { ...EMPTY_ROOM, secret, stage: 'saving', saving }, effects: [appending(saving)] };
};

/** A table from its log: everybody awaited has a full turn, and nobody is blamed. Throws if the log is not whole. */
export const recover = (cast: Cast, lines: readonly Line[], secret: Hex, now: number): Moved => {
  const table = rebuilt(cast, lines, secret);
  const room: Room = {
    ...EMPTY_ROOM,
    table,
    secret,
    streams: flowed(cast, table, new Map(), lines),
    blameless: restartedAt({ table }, now),
    restarted: table.phase === 'playing',
  };
  const asks = asking(cast, settled(cast, room, now), now);
  const next = pumped(cast, asks.room, now);
  return { room: next.room, effects: [...asks.effects, ...next.effects, ...waking(next)] };
};

/** The whole table: what comes in, at what time, and what is to be done about it. */
export const step = (cast: Cast, room: Room, input: Input, now: number): Moved => {
  if (room.stage === 'retired') return { room, effects: sentOn(input) };
  const first = taken(cast, room, input, now);
  const next = pumped(cast, first.room, now);
  return { room: next.room, effects: [...first.effects, ...next.effects, ...waking(next)] };
};

/** Whoever still comes to an owner of old is sent on to the new one. */
const sentOn = (input: Input): readonly Effect[] =>
  input.kind === 'arrived' || input.kind === 'asked' || input.kind === 'heard'
    ? [{ kind: 'close', conn: input.conn, why: 'moved' }]
    : [];

/** A bug sends the table back to its log; a log that cannot be read locks it. */
const taken = (cast: Cast, room: Room, input: Input, now: number): Moved => {
  try {
    return handled(cast, room, input, now);
  } catch (bug) {
    if (input.kind !== 'loaded') return quarantined(room, bug);
    return { room: { ...room, stage: 'locked', saving: null }, effects: [alarm(bug)] };
  }
};

const handled = (cast: Cast, room: Room, input: Input, now: number): Moved => {
  switch (input.kind) {
    case 'arrived':
      return arrived(cast, room, input, now);
    case 'departed':
      return { room: departed(room, input.conn), effects: [] };
    case 'heard':
      return heard(room, input, now);
    case 'asked':
      return asked(room, input, now);
    case 'missed':
      return missed(cast, room, input, now);
    case 'botActed':
      return {
        room: {
          ...room,
          asks: room.asks.map(ask => (ask.id === input.ask && !ask.answer ? { ...ask, answer: input.action } : ask)),
        },
        effects: [],
      };
    case 'woke':
      return woken(room, now);
    case 'stalled':
      return stalled(room, input, now);
    case 'outage':
      return { room: { ...room, queue: [...room.queue, { kind: 'outage', at: now }] }, effects: [] };
    case 'stored':
    case 'unsure':
    case 'fenced':
    case 'loaded':
    case 'unloadable':
      return storeSaid(cast, room, input, now);
    default:
      return never(input);
  }
};

const woken = (room: Room, now: number): Moved => {
  const { saving, retryAt } = room;
  if (retryAt !== null && now >= retryAt) return { room: { ...room, retryAt: null }, effects: [{ kind: 'load' }] };
  if (!saving || saving.told || now - saving.since < PAUSE) return { room, effects: [] };
  return { room: { ...room, saving: { ...saving, told: true } }, effects: toAll(room, { kind: 'paused', now }) };
};

type Stall = Extract<Input, { kind: 'stalled' }>;

/** Time in which nothing could be heard counts for nobody. */
const stalled = (room: Room, { ms, excuses = true, floods = [] }: Stall, now: number): Moved => {
  const next: Room = {
    ...room,
    watches: credited(room.watches, ms),
    seen: new Map([...room.seen].map(([person, at]) => [person, at + ms])),
    startingAt: room.startingAt === null ? null : room.startingAt + ms,
    blameless: excuses ? failed(room, now - ms, now, AFTER_STALL, floods) : room.blameless,
  };
  const clocks = clocksOf(next.watches);
  return { room: next, effects: clocks.length === 0 ? [] : toAll(next, { kind: 'clocks', now, clocks }) };
};

const waking = (pump: ReturnType<typeof pumped>): readonly Effect[] => {
  const at = wakeAt(pump);
  return at === undefined ? [] : [{ kind: 'wake', at }];
};

const wakeAt = ({ room, due }: ReturnType<typeof pumped>): number | undefined => {
  if (room.retryAt !== null) return room.retryAt;
  if (room.saving) return room.saving.told ? undefined : room.saving.since + PAUSE;
  return due?.at;
};
