import { never } from '@majlis/kernel';
import type { ClientMessage, ServerMessage } from '@majlis/protocol';
import { type GameSetup, listen, type Message, type Novelty, type TurnClock } from '@majlis/table';
import { sampled } from '@/store/clock-offset.ts';
import type { Held, LogEntry, Seen } from '@/store/seen.ts';

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
export const folded = (cast: GameSetup, before: Seen, message: ServerMessage, now: number): Folded => {
  const seen: Seen = { ...before, offset: sampled(before.offset, message.now, now) };
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

/** What a table says: the fold that all clients share, and what this screen remembers besides. */
const ofHouse = (cast: GameSetup, seen: Seen, message: Message): Folded => {
  const { known, news, missed } = listen(cast, seen, message);
  return { seen: remembered(seen, known, news, message), reply: missed && { kind: 'missed', ...missed } };
};

const remembered = (seen: Seen, known: Seen, news: readonly Novelty[], message: Message): Seen => {
  switch (message.kind) {
    case 'welcome':
      return known === seen ? seen : welcomed(seen, known, message.now);
    case 'told':
    case 'clocks': {
      const isNew = news.length > 0 || known.clocks !== seen.clocks;
      return isNew ? timed(seen, { ...known, log: logged(seen, news, message.now) }, message.now) : known;
    }
    case 'done':
      return { ...known, pending: seen.pending.filter(({ act }) => act !== message.act) };
    case 'refused':
      return refused(known, message);
    case 'signal':
    case 'paused':
      return known;
    default:
      return never(message);
  }
};

const welcomed = (seen: Seen, known: Seen, now: number): Seen => {
  const kept = seen.you === known.you ? known : { ...known, log: [], recalled: known.table?.state ?? null };
  return timed(seen, { ...kept, link: 'open', epoch: seen.epoch + 1, held: null, spans: {} }, now);
};

const logged = ({ log, clocks }: Seen, news: readonly Novelty[], now: number): readonly LogEntry[] => {
  const late = overdue(clocks, now);
  const last = log.at(-1)?.n ?? 0;
  const entries = news.map(({ told, table }, i): LogEntry => {
    const actor = told.kind === 'game' && 'seat' in told.event ? told.event.seat : undefined;
    return { n: last + 1 + i, told, view: table.state, late: typeof actor === 'number' && late.includes(actor) };
  });
  return [...log, ...entries].slice(-LOG);
};

/** The seats whose time was up when the house spoke. */
const overdue = (clocks: readonly TurnClock[], now: number): readonly number[] =>
  clocks.flatMap(({ on, until }) => (typeof on === 'number' && until !== null && until <= now ? [on] : []));

const refused = (seen: Seen, { act, reason }: Says<'refused'>): Seen => {
  const asked = seen.pending.find(one => one.act === act);
  const pending = seen.pending.filter(one => one !== asked);
  return asked && !asked.quiet
    ? { ...seen, pending, refusal: { act, request: asked.request, reason } }
    : { ...seen, pending };
};

/** What follows from the table and its clocks as they are now. */
const timed = (before: Seen, seen: Seen, now: number): Seen => ({
  ...seen,
  match: seen.table?.phase === 'playing' ? seen.table.commitment : seen.match,
  players: playersOf(seen),
  spans: Object.fromEntries(seen.clocks.map(({ id, ms }) => [id, seen.spans[id] ?? ms])),
  held: gained(before.clocks, seen.clocks, now) ?? (seen.held && seen.held.until > now ? seen.held : null),
});

const playersOf = ({ table, match, players }: Seen): Seen['players'] => {
  if (table?.phase !== 'playing') return players;
  const before = match?.id === table.commitment?.id ? players : [];
  return table.chairs.map(({ sitter }, seat) => (sitter?.kind === 'person' ? sitter.person : (before[seat] ?? null)));
};

/** A larger `ms` under the same id is time gained: for so long its ring stands still. */
const gained = (before: readonly TurnClock[], after: readonly TurnClock[], now: number): Held | null => {
  for (const clock of after) {
    const old = before.find(({ id }) => id === clock.id);
    if (!old || old.ms === null || clock.ms === null || old.until === null || clock.ms <= old.ms) continue;
    return { id: clock.id, left: Math.max(0, old.until - now), until: now + clock.ms - old.ms };
  }
  return null;
};
