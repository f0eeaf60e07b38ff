import { asking } from './bot.ts';
import type { Cast } from './cast.ts';
import { clocksOf, credited } from './clock.ts';
import { send, toAll, welcomed } from './delivery.ts';
import { type Due, nextDue } from './due.ts';
import type { Line } from './event.ts';
import { failed, GRACE } from './fault.ts';
import { type Judgement, judgeDue, judgeItem } from './judge.ts';
import type { Effect, Input } from './port.ts';
import { rebuilt } from './recover.ts';
import type { Item, Room, Saving } from './room.ts';
import { applied, type Moved, settled } from './settle.ts';
import { flowed } from './stream.ts';

/** A store that takes longer than this has cost the players time, and they get it back. */
const STALL = 250;
/** Then everybody is told that the house cannot write. */
export const PAUSE = 1_000;
const RETRY = 500;

/** At rest: what is due next, if the table runs. */
interface Pumped extends Moved {
  readonly due: Due | undefined;
}

/** One thing after another, in the order of time: what is due at a moment comes before what arrives at that moment. */
export const pumped = (cast: Cast, from: Room, now: number): Pumped => {
  const effects: Effect[] = [];
  let room = from;
  while (room.stage === 'running') {
    const due = nextDue(cast, room);
    const item = room.queue[0];
    if (due && due.at <= now && (!item || due.at <= item.at)) {
      const next = guarded(room, null, () => saved(judgeDue(cast, room, due), null, now));
      ({ room } = next);
      effects.push(...next.effects);
    } else if (item) {
      const rest = { ...room, queue: room.queue.slice(1) };
      const next = guarded(rest, item, () => received(cast, rest, item, now));
      ({ room } = next);
      effects.push(...next.effects);
    } else return { room, effects, due };
  }
  return { room, effects, due: undefined };
};

/** The one place where a bug is caught: the table goes back to its log, and whoever touched it off is told. */
const guarded = (room: Room, item: Item | null, judged: () => Moved): Moved => {
  try {
    return judged();
  } catch (bug) {
    const told =
      item?.kind === 'asked'
        ? [send(item.conn, { kind: 'refused', now: item.at, act: item.act, reason: 'fault' })]
        : [];
    const { room: apart, effects } = quarantined(room, bug);
    return { room: apart, effects: [...told, ...effects] };
  }
};

export const quarantined = (room: Room, bug: unknown): Moved => ({
  room: { ...room, stage: 'loading', saving: null, strike: true },
  effects: [alarm(bug), { kind: 'load' }],
});

export const alarm = (bug: unknown): Effect => ({
  kind: 'alarm',
  what: bug instanceof Error ? (bug.stack ?? bug.message) : String(bug),
});

const received = (cast: Cast, room: Room, item: Item, now: number): Moved => {
  if (item.kind === 'asked' && room.table.acts.includes(item.act)) return { room, effects: done(item, now) };
  return saved(judgeItem(cast, room, item), item, now);
};

const done = (item: Item | null, now: number): readonly Effect[] =>
  item?.kind === 'asked' ? [send(item.conn, { kind: 'done', now, act: item.act })] : [];

/** Events go to the store before anything comes of them. */
const saved = ({ room, events, secret, refusal }: Judgement, item: Item | null, now: number): Moved => {
  const refused = refusal !== null && item?.kind === 'asked';
  const reply: readonly Effect[] = refused
    ? [send(item.conn, { kind: 'refused', now, act: item.act, reason: refusal })]
    : [];
  if (events.length === 0) return { room, effects: refused ? reply : done(item, now) };
  const act = item?.kind === 'asked' && !refused ? item.act : null;
  const lines = events.map(
    (event, i): Line => ({ seq: room.table.seq + 1 + i, at: now, act: i === 0 ? act : null, event }),
  );
  const saving: Saving = { lines, secret, since: now, item: refused ? null : item, told: false };
  return { room: { ...room, stage: 'saving', saving }, effects: [...reply, appending(saving)] };
};

export const appending = ({ lines, secret }: Saving): Effect => ({
  kind: 'append',
  seq: lines[0]?.seq ?? 0,
  lines,
  secret,
});

/** What the store says. Anything but a plain yes means that only the log knows. */
export const storeSaid = (cast: Cast, room: Room, input: Input, now: number): Moved => {
  const { saving } = room;
  switch (input.kind) {
    case 'stored':
      return room.stage === 'saving' && saving?.lines[0]?.seq === input.seq
        ? stored(cast, room, saving, now)
        : { room, effects: [] };
    case 'unsure':
      return room.stage === 'saving' && saving?.lines[0]?.seq === input.seq
        ? {
            room: { ...room, stage: 'loading', blameless: failed(room, saving.since, now, GRACE) },
            effects: [{ kind: 'load' }],
          }
        : { room, effects: [] };
    case 'fenced':
      return {
        room: { ...room, stage: 'retired', saving: null, guests: [] },
        effects: room.guests.map(({ conn }) => ({ kind: 'close', conn, why: 'moved' })),
      };
    case 'unloadable':
      return { room: { ...room, retryAt: now + RETRY }, effects: [] };
    case 'loaded':
      return room.stage === 'loading' ? reloaded(cast, room, input, now) : { room, effects: [] };
    default:
      throw new Error(`${input.kind} is nothing a store says`);
  }
};

const stored = (cast: Cast, room: Room, { lines, secret, since, item, told }: Saving, now: number): Moved => {
  const idle = now - since > STALL ? now - since : 0;
  const free: Room = {
    ...room,
    stage: 'running',
    saving: null,
    secret: secret ?? room.secret,
    watches: credited(room.watches, idle),
  };
  const next = room.table.phase === 'unborn' ? born(cast, free, lines, now) : applied(cast, free, lines, now);
  const again = told ? toAll(next.room, { kind: 'clocks', now, clocks: clocksOf(next.room.watches) }) : [];
  return { room: next.room, effects: [...next.effects, ...again, ...done(item, now)] };
};

/** Who came before the table was stored is welcomed now. */
const born = (cast: Cast, room: Room, lines: readonly Line[], now: number): Moved =>
  welcomed(cast, applied(cast, { ...room, guests: [] }, lines, now).room, now, room.guests);

/** The log says what happened: the action behind the lines is done, or is judged again. */
const reloaded = (
  cast: Cast,
  room: Room,
  { lines, secret }: Extract<Input, { kind: 'loaded' }>,
  now: number,
): Moved => {
  const { saving } = room;
  if (lines.length === 0 && saving) return { room: { ...room, stage: 'saving' }, effects: [appending(saving)] };
  const table = rebuilt(cast, lines, secret);
  const item = saving?.item ?? null;
  // The table remembers its latest acts only, the log all of them.
  const isDone = item?.kind === 'asked' && lines.some(({ act }) => act === item.act);
  const back: Room = {
    ...room,
    table,
    secret,
    stage: 'running',
    saving: null,
    retryAt: null,
    blameless: failed(room, saving?.since ?? now, now, GRACE),
    queue: item && !isDone ? [item, ...room.queue] : room.queue,
    watches: credited(room.watches, saving ? now - saving.since : 0),
    streams: flowed(cast, table, new Map(), lines),
    asks: [],
  };
  const greeted = welcomed(cast, settled(cast, back, now), now);
  const bots = asking(cast, greeted.room, now);
  return { room: bots.room, effects: [...greeted.effects, ...bots.effects, ...(isDone ? done(item, now) : [])] };
};
