import { blamelessAfterFault, GRACE_MS } from './blame.ts';
import { askBots } from './bot.ts';
import { clocksOf } from './clock.ts';
import { send, toAll, welcomeAll } from './delivery.ts';
import { type Due, nextDue } from './due.ts';
import type { LogLine } from './event.ts';
import type { GameSetup } from './game-setup.ts';
import { type Judgement, judgeDue, judgeItem } from './judge.ts';
import type { Effect, Input } from './messages.ts';
import { rebuildTable } from './recover.ts';
import type { QueueItem, Room, Saving } from './room.ts';
import { afterLines, type StepResult, withStoredTable, withTimeBack } from './settle.ts';
import { streamsAfter } from './stream.ts';

/** A store that takes longer than this has cost the players time, and they get it back. */
const STALL_MS = 250;
/** Then everybody is told that the house cannot write. */
export const PAUSE_MS = 1_000;
const RETRY_MS = 500;

/** At rest: what is due next, if the table runs. */
interface AtRest extends StepResult {
  readonly due: Due | undefined;
}

/** One thing after another, in the order of time: what is due at a moment comes before what arrives at that moment. */
export const pumpQueue = (setup: GameSetup, from: Room, now: number): AtRest => {
  const effects: Effect[] = [];
  let room = from;
  while (room.stage === 'running') {
    const due = nextDue(setup, room);
    const item = room.queue[0];
    if (due && due.at <= now && (!item || due.at <= item.at)) {
      const next = guarded(room, null, () => saveFirst(judgeDue(setup, room, due), null, now));
      ({ room } = next);
      effects.push(...next.effects);
    } else if (item) {
      const rest = { ...room, queue: room.queue.slice(1) };
      const next = guarded(rest, item, () => judgeOnce(setup, rest, item, now));
      ({ room } = next);
      effects.push(...next.effects);
    } else return { room, effects, due };
  }
  return { room, effects, due: undefined };
};

/** The one place where a bug is caught: the table goes back to its log, and whoever touched it off is told. */
const guarded = (room: Room, item: QueueItem | null, judged: () => StepResult): StepResult => {
  try {
    return judged();
  } catch (bug) {
    const told =
      item?.kind === 'asked'
        ? [send(item.conn, { kind: 'refused', now: item.at, act: item.act, reason: 'fault' })]
        : [];
    const { room: apart, effects } = quarantine(room, bug);
    return { room: apart, effects: [...told, ...effects] };
  }
};

export const quarantine = (room: Room, bug: unknown): StepResult => ({
  room: { ...room, stage: 'loading', saving: null, strike: true },
  effects: [alarmEffect(bug), { kind: 'load' }],
});

export const alarmEffect = (bug: unknown): Effect => ({
  kind: 'alarm',
  what: bug instanceof Error ? (bug.stack ?? bug.message) : String(bug),
});

const judgeOnce = (setup: GameSetup, room: Room, item: QueueItem, now: number): StepResult => {
  if (item.kind === 'asked' && room.table.acts.includes(item.act)) return { room, effects: acknowledge(item, now) };
  return saveFirst(judgeItem(setup, room, item), item, now);
};

const acknowledge = (item: QueueItem | null, now: number): readonly Effect[] =>
  item?.kind === 'asked' ? [send(item.conn, { kind: 'done', now, act: item.act })] : [];

/** Events go to the store before anything comes of them. */
const saveFirst = ({ room, events, secret, refusal }: Judgement, item: QueueItem | null, now: number): StepResult => {
  const refused = refusal !== null && item?.kind === 'asked';
  const reply: readonly Effect[] = refused
    ? [send(item.conn, { kind: 'refused', now, act: item.act, reason: refusal })]
    : [];
  if (events.length === 0) return { room, effects: refused ? reply : acknowledge(item, now) };
  const act = item?.kind === 'asked' && !refused ? item.act : null;
  const lines = events.map(
    (event, i): LogLine => ({ seq: room.table.seq + 1 + i, at: now, act: i === 0 ? act : null, event }),
  );
  const saving: Saving = { lines, secret, since: now, item: refused ? null : item, told: false };
  return { room: { ...room, stage: 'saving', saving }, effects: [...reply, appendEffect(saving)] };
};

export const appendEffect = ({ lines, secret }: Saving): Effect => ({
  kind: 'append',
  seq: lines[0]?.seq ?? 0,
  lines,
  secret,
});

/** What the store says. Anything but a plain yes means that only the log knows. */
export const afterStoreAnswer = (setup: GameSetup, room: Room, input: Input, now: number): StepResult => {
  const { saving } = room;
  switch (input.kind) {
    case 'stored':
      return room.stage === 'saving' && saving?.lines[0]?.seq === input.seq
        ? afterStored(setup, room, saving, now)
        : { room, effects: [] };
    case 'unsure':
      return room.stage === 'saving' && saving?.lines[0]?.seq === input.seq
        ? {
            room: { ...room, stage: 'loading', blameless: blamelessAfterFault(room, saving.since, now, GRACE_MS) },
            effects: [{ kind: 'load' }],
          }
        : { room, effects: [] };
    case 'fenced':
      return {
        room: { ...room, stage: 'retired', saving: null, guests: [] },
        effects: room.guests.map(({ conn }) => ({ kind: 'close', conn, why: 'moved' })),
      };
    case 'unloadable':
      return { room: { ...room, retryAt: now + RETRY_MS }, effects: [] };
    case 'loaded':
      return room.stage === 'loading' ? afterReload(setup, room, input, now) : { room, effects: [] };
    default:
      throw new Error(`${input.kind} is nothing a store says`);
  }
};

const afterStored = (
  setup: GameSetup,
  room: Room,
  { lines, secret, since, item, told }: Saving,
  now: number,
): StepResult => {
  const idle = now - since > STALL_MS ? now - since : 0;
  const free: Room = {
    ...withTimeBack(room, idle),
    stage: 'running',
    saving: null,
    secret: secret ?? room.secret,
  };
  const next =
    room.table.phase === 'unborn' ? afterFirstStored(setup, free, lines, now) : afterLines(setup, free, lines, now);
  const again = told ? toAll(next.room, { kind: 'clocks', now, clocks: clocksOf(next.room.watches) }) : [];
  return { room: next.room, effects: [...next.effects, ...again, ...acknowledge(item, now)] };
};

/** Who came before the table was stored is welcomed now. */
const afterFirstStored = (setup: GameSetup, room: Room, lines: readonly LogLine[], now: number): StepResult =>
  welcomeAll(setup, afterLines(setup, { ...room, guests: [] }, lines, now).room, now, room.guests);

/** The log says what happened: the action behind the lines is done, or is judged again. */
const afterReload = (
  setup: GameSetup,
  room: Room,
  { lines, secret }: Extract<Input, { kind: 'loaded' }>,
  now: number,
): StepResult => {
  const { saving } = room;
  if (lines.length === 0 && saving) return { room: { ...room, stage: 'saving' }, effects: [appendEffect(saving)] };
  const table = rebuildTable(setup, lines, secret);
  const item = saving?.item ?? null;
  // The table remembers its latest acts only, the log all of them.
  const isDone = item?.kind === 'asked' && lines.some(({ act }) => act === item.act);
  const back: Room = {
    ...withTimeBack(room, saving ? now - saving.since : 0),
    table,
    secret,
    stage: 'running',
    saving: null,
    retryAt: null,
    blameless: blamelessAfterFault(room, saving?.since ?? now, now, GRACE_MS),
    queue: item && !isDone ? [item, ...room.queue] : room.queue,
    streams: streamsAfter(setup, table, new Map(), lines),
    asks: [],
  };
  const greeted = welcomeAll(setup, withStoredTable(setup, back, now), now);
  const bots = askBots(setup, greeted.room, now);
  return { room: bots.room, effects: [...greeted.effects, ...bots.effects, ...(isDone ? acknowledge(item, now) : [])] };
};
