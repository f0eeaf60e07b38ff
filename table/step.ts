import { never } from '@majlis/kernel';
import type { Hex } from '@majlis/kernel/dice';
import { AFTER_STALL_MS, blamelessAfterFault, blamelessAfterRestart } from './blame.ts';
import { askBots } from './bot.ts';
import { clocksOf } from './clock.ts';
import { type DailyPlan, dailyBirth } from './daily-birth.ts';
import { toAll } from './delivery.ts';
import type { LogLine, Person, TableEvent } from './event.ts';
import type { GameSetup } from './game-setup.ts';
import { afterArrival, afterDeparture, afterGap, afterRequest, afterSignOfLife } from './guests.ts';
import { afterStoreAnswer, alarmEffect, appendEffect, PAUSE_MS, pumpQueue, quarantine } from './mailbox.ts';
import type { Effect, Input } from './messages.ts';
import { rebuildTable } from './recover.ts';
import type { TableReason } from './request.ts';
import { EMPTY_ROOM, type Room, type Saving } from './room.ts';
import { hasNamesakes } from './seating.ts';
import { type StepResult, withStoredTable, withTimeBack } from './settle.ts';
import { newCommitment } from './start.ts';
import { streamsAfter } from './stream.ts';

/** What a new table is. */
export interface NewTable {
  readonly options: unknown;
  readonly size: number;
  readonly visibility: 'private' | 'public';
  readonly reveal: 'match' | 'deal';
  readonly host: Person | null;
  /** It counts in this pool, and these people sit in the chairs from the beginning. */
  readonly ranked?: { readonly pool: string; readonly seated: readonly Person[] };
  readonly daily?: DailyPlan;
}

export type CreatedTable =
  | { readonly ok: true; readonly state: Room; readonly effects: readonly Effect[] }
  | { readonly ok: false; readonly reason: TableReason };

/** A new table. `secret`: 32 bytes from a source that nobody can foresee. */
export const create = (setup: GameSetup, plan: NewTable, secret: Hex, now: number): CreatedTable => {
  const { game } = setup;
  const parsed = game.options.parse(plan.options);
  if (!parsed.ok || !game.sizes.includes(plan.size)) return { ok: false, reason: 'bad-options' };
  const isPublic = plan.visibility === 'public';
  if (isPublic && game.options.privateOnly(parsed.options)) return { ok: false, reason: 'private-only' };
  const { size, visibility, host, ranked, daily } = plan;
  if (ranked && (!isPublic || ranked.seated.length !== size)) return { ok: false, reason: 'bad-options' };
  if (ranked && hasNamesakes(ranked.seated)) return { ok: false, reason: 'name-taken' };
  const created: TableEvent = {
    kind: 'created',
    game: game.id,
    options: parsed.options,
    visibility,
    reveal: isPublic ? 'match' : plan.reveal,
    size,
    host,
    ...(ranked ? { ranked: true, pool: ranked.pool } : {}),
    ...(daily ? { daily: { day: daily.day, deal: daily.deal } } : {}),
  };
  const chairs = (ranked?.seated ?? []).map((person, seat): TableEvent => ({ kind: 'sat', seat, person, hash: null }));
  const dice = newCommitment({ setup }, secret, daily?.match).event;
  const events = [created, dice, ...chairs, ...(daily ? dailyBirth(daily, size) : [])];
  const lines = events.map((event, i): LogLine => ({ seq: i + 1, at: now, act: null, event }));
  const saving: Saving = { lines, secret, since: now, item: null, told: false };
  return { ok: true, state: { ...EMPTY_ROOM, secret, stage: 'saving', saving }, effects: [appendEffect(saving)] };
};

/** A table from its log: everybody awaited has a full turn, and nobody is blamed. Throws if the log is not whole. */
export const recover = (setup: GameSetup, lines: readonly LogLine[], secret: Hex, now: number): StepResult => {
  const table = rebuildTable(setup, lines, secret);
  const room: Room = {
    ...EMPTY_ROOM,
    table,
    secret,
    streams: streamsAfter(setup, table, new Map(), lines),
    blameless: blamelessAfterRestart({ table }, now),
    restarted: table.phase === 'playing',
  };
  const asks = askBots(setup, withStoredTable(setup, room, now), now);
  const next = pumpQueue(setup, asks.room, now);
  return { room: next.room, effects: [...asks.effects, ...next.effects, ...waking(next)] };
};

/** The whole table: what comes in, at what time, and what is to be done about it. */
export const step = (setup: GameSetup, room: Room, input: Input, now: number): StepResult => {
  if (room.stage === 'retired') return { room, effects: redirect(input) };
  const first = guardedStep(setup, room, input, now);
  const next = pumpQueue(setup, first.room, now);
  return { room: next.room, effects: [...first.effects, ...next.effects, ...waking(next)] };
};

/** Whoever still comes to an owner of old is sent on to the new one. */
const redirect = (input: Input): readonly Effect[] =>
  input.kind === 'arrived' || input.kind === 'asked' || input.kind === 'heard'
    ? [{ kind: 'close', conn: input.conn, why: 'moved' }]
    : [];

/** A bug sends the table back to its log; a log that cannot be read locks it. */
const guardedStep = (setup: GameSetup, room: Room, input: Input, now: number): StepResult => {
  try {
    return afterInput(setup, room, input, now);
  } catch (bug) {
    if (input.kind !== 'loaded') return quarantine(room, bug);
    return { room: { ...room, stage: 'locked', saving: null }, effects: [alarmEffect(bug)] };
  }
};

const afterInput = (setup: GameSetup, room: Room, input: Input, now: number): StepResult => {
  switch (input.kind) {
    case 'arrived':
      return afterArrival(setup, room, input, now);
    case 'departed':
      return { room: afterDeparture(room, input.conn), effects: [] };
    case 'heard':
      return afterSignOfLife(room, input, now);
    case 'asked':
      return afterRequest(room, input, now);
    case 'missed':
      return afterGap(setup, room, input, now);
    case 'botActed':
      return {
        room: {
          ...room,
          asks: room.asks.map(ask => (ask.id === input.ask && !ask.answer ? { ...ask, answer: input.action } : ask)),
        },
        effects: [],
      };
    case 'woke':
      return afterWake(room, now);
    case 'stalled':
      return afterStall(room, input, now);
    case 'flooded':
      return { room: { ...room, floods: input.homes }, effects: [] };
    case 'hushed':
      return { room, effects: toAll(room, { kind: 'paused', now }) };
    case 'outage':
      return { room: { ...room, queue: [...room.queue, { kind: 'outage', at: now }] }, effects: [] };
    case 'stored':
    case 'unsure':
    case 'fenced':
    case 'loaded':
    case 'unloadable':
      return afterStoreAnswer(setup, room, input, now);
    default:
      return never(input);
  }
};

const afterWake = (room: Room, now: number): StepResult => {
  const { saving, retryAt } = room;
  if (retryAt !== null && now >= retryAt) return { room: { ...room, retryAt: null }, effects: [{ kind: 'load' }] };
  if (!saving || saving.told || now - saving.since < PAUSE_MS) return { room, effects: [] };
  return { room: { ...room, saving: { ...saving, told: true } }, effects: toAll(room, { kind: 'paused', now }) };
};

type Stall = Extract<Input, { kind: 'stalled' }>;

/** Time in which nothing could be heard counts for nobody. */
const afterStall = (room: Room, { ms, excuses = true, told = false }: Stall, now: number): StepResult => {
  const next: Room = {
    ...withTimeBack(room, ms),
    seen: new Map([...room.seen].map(([person, at]) => [person, at + ms])),
    blameless: excuses ? blamelessAfterFault(room, now - ms, now, AFTER_STALL_MS) : room.blameless,
  };
  const clocks = clocksOf(next.watches);
  return { room: next, effects: clocks.length === 0 && !told ? [] : toAll(next, { kind: 'clocks', now, clocks }) };
};

const waking = (pump: ReturnType<typeof pumpQueue>): readonly Effect[] => {
  const at = wakeAt(pump);
  return at === undefined ? [] : [{ kind: 'wake', at }];
};

const wakeAt = ({ room, due }: ReturnType<typeof pumpQueue>): number | undefined => {
  if (room.retryAt !== null) return room.retryAt;
  if (room.saving) return room.saving.told ? undefined : room.saving.since + PAUSE_MS;
  return due?.at;
};
