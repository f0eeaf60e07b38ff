import { never } from '@majlis/kernel';
import type { ClientMessage, ServerMessage } from '@majlis/protocol';
import { type Cast, type Clock, heardOf, type Message, type Table, type Told } from '@majlis/table';
import { sampled } from '@/store/clock-offset.ts';
import type { Entry, Held, Seen } from '@/store/seen.ts';

/** What is known after a message, and what is to be answered. */
export interface Folded {
  readonly seen: Seen;
  readonly reply: ClientMessage | null;
}

type Says<K extends Message['kind']> = Extract<Message, { kind: K }>;

/** The inner parts of what a table says are the table's own: the protocol passes them through. */
const ofTable = (message: ServerMessage): Message => message as Message;

const LOG = 600;

/** Folds what the house says into what this device knows. `now`: the device's time. */
export const folded = (cast: Cast, before: Seen, message: ServerMessage, now: number): Folded => {
  const link = message.kind === 'welcome' ? 'open' : before.link;
  const seen: Seen = { ...before, link, offset: sampled(before.offset, message.now, now) };
  switch (message.kind) {
    case 'hello':
      return quiet({ ...seen, me: message.you, code: message.code });
    case 'ping':
      return { seen, reply: { kind: 'pong', n: message.n } };
    case 'lobby':
    case 'listed':
    case 'unlisted':
    case 'restarting':
      return quiet(seen);
    default:
      return ofHouse(cast, seen, ofTable(message));
  }
};

const quiet = (seen: Seen): Folded => ({ seen, reply: null });

const ofHouse = (cast: Cast, seen: Seen, message: Message): Folded => {
  switch (message.kind) {
    case 'welcome':
      return quiet(welcomed(seen, message));
    case 'told':
      return told(cast, seen, message);
    case 'done':
      return quiet({ ...seen, pending: seen.pending.filter(({ act }) => act !== message.act) });
    case 'refused':
      return quiet(refused(seen, message));
    case 'clocks':
      return quiet(timed({ ...seen, paused: false }, message.clocks, message.now));
    case 'signal': {
      const others = seen.slow.filter(person => person !== message.person);
      return quiet({ ...seen, slow: message.slow ? [...others, message.person] : others });
    }
    case 'paused':
      return quiet({ ...seen, paused: true });
    default:
      return never(message);
  }
};

const welcomed = (seen: Seen, { you, at, view, seats, table, clocks, slow, now }: Says<'welcome'>): Seen => {
  const whole: Table = { ...table, chairs: seats, state: view };
  const fresh: Seen = { ...seen, you, at, asking: null, table: whole, slow, paused: false, epoch: seen.epoch + 1 };
  return timed({ ...fresh, held: null, spans: {}, log: seen.you === you ? seen.log : [] }, clocks, now);
};

/** What is known already is skipped; what would leave a gap is not folded, the rest is asked for instead. */
const told = (cast: Cast, seen: Seen, { at, events, clocks, now }: Says<'told'>): Folded => {
  const { table, you } = seen;
  if (!table || you === null) return quiet(seen);
  if (at > seen.at + 1) {
    const reply: ClientMessage = { kind: 'missed', you, at: seen.at };
    return { seen: { ...seen, asking: seen.at }, reply: seen.asking === seen.at ? null : reply };
  }
  const fresh = events.slice(seen.at + 1 - at);
  const next = fresh.reduce((now, event) => happened(cast, now, event), {
    table,
    log: seen.log,
    overdue: overdue(seen.clocks, now),
  });
  const heard: Seen = { ...seen, at: seen.at + fresh.length, asking: null, paused: false };
  return quiet(timed({ ...heard, table: next.table, log: next.log.slice(-LOG) }, clocks, now));
};

interface Course {
  readonly table: Table;
  readonly log: readonly Entry[];
  readonly overdue: readonly number[];
}

const happened = (cast: Cast, { table, log, overdue }: Course, told: Told): Course => {
  const next = heardOf(cast, table, told);
  const actor = told.kind === 'game' && 'seat' in told.event ? told.event.seat : undefined;
  const late = typeof actor === 'number' && overdue.includes(actor);
  const n = (log.at(-1)?.n ?? 0) + 1;
  return { table: next, log: [...log, { n, told, view: next.state, late }], overdue };
};

/** The seats whose time was up when the house spoke. */
const overdue = (clocks: readonly Clock[], now: number): readonly number[] =>
  clocks.flatMap(({ on, until }) => (typeof on === 'number' && until !== null && until <= now ? [on] : []));

const refused = (seen: Seen, { act, reason }: Says<'refused'>): Seen => {
  const asked = seen.pending.find(one => one.act === act);
  const pending = seen.pending.filter(one => one !== asked);
  return asked && !asked.quiet
    ? { ...seen, pending, refusal: { act, request: asked.request, reason } }
    : { ...seen, pending };
};

const timed = (seen: Seen, clocks: readonly Clock[], now: number): Seen => ({
  ...seen,
  match: seen.table?.phase === 'playing' ? seen.table.mark : seen.match,
  players: playersOf(seen),
  clocks,
  spans: Object.fromEntries(clocks.map(({ id, ms }) => [id, seen.spans[id] ?? ms])),
  held: gained(seen.clocks, clocks, now) ?? (seen.held && seen.held.until > now ? seen.held : null),
});

const playersOf = ({ table, match, players }: Seen): Seen['players'] => {
  if (table?.phase !== 'playing') return players;
  const before = match?.id === table.mark?.id ? players : [];
  return table.chairs.map(({ sitter }, seat) => (sitter?.kind === 'person' ? sitter.person : (before[seat] ?? null)));
};

/** A larger `ms` under the same id is time gained: for so long its ring stands still. */
const gained = (before: readonly Clock[], after: readonly Clock[], now: number): Held | null => {
  for (const clock of after) {
    const old = before.find(({ id }) => id === clock.id);
    if (!old || old.ms === null || clock.ms === null || old.until === null || clock.ms <= old.ms) continue;
    return { id: clock.id, left: Math.max(0, old.until - now), until: now + clock.ms - old.ms };
  }
  return null;
};
