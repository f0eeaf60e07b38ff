import { never, type Viewer } from '@majlis/kernel';
import type { TurnClock } from './clock.ts';
import type { GameSetup } from './game-setup.ts';
import type { Message } from './messages.ts';
import { afterMasked, type MaskedEvent } from './secrecy.ts';
import type { Table } from './table.ts';

/** What a client knows of a table: a fold of the messages that reach it. The web, the simulator and the server's tests share it. */
export interface ClientTable {
  /** null: it was never welcomed. */
  readonly you: Viewer | null;
  /** The number of the last event heard, in the stream of viewer `you`. */
  readonly at: number;
  readonly table: Table | null;
  readonly clocks: readonly TurnClock[];
  /** People whose lines are slow. */
  readonly slow: readonly string[];
  readonly paused: boolean;
  /** The server's time of the newest message taken on this connection; null: its welcome has not come yet. */
  readonly newest: number | null;
  /** A gap was asked about, and nothing has filled it yet. */
  readonly asking: boolean;
}

/** An event that was not known before, and the table after it. */
export interface Novelty {
  readonly told: MaskedEvent;
  readonly table: Table;
}

/** What a client says when there is a gap: how far it has come in which stream. */
export interface StreamPosition {
  readonly you: Viewer | null;
  readonly at: number;
}

export interface Listened<K extends ClientTable> {
  /** The very same object as before: nothing of the message was new. */
  readonly known: K;
  readonly news: readonly Novelty[];
  /** To be sent now. */
  readonly missed: StreamPosition | null;
}

type Says<K extends Message['kind']> = Extract<Message, { kind: K }>;

export const UNKNOWN: ClientTable = {
  you: null,
  at: 0,
  table: null,
  clocks: [],
  slow: [],
  paused: false,
  newest: null,
  asking: false,
};

/** A new connection, perhaps to another process with another clock: its welcome is taken whatever was known before. */
export const onNewConnection = <K extends ClientTable>(known: K): K => ({ ...known, newest: null, asking: false });

/**
 * Messages may come late, twice, or with parts that are known already. Events are told apart by viewer and number, everything else by
 * the server's time; what is old is dropped, and what would leave a gap is not taken: the rest is asked for instead.
 */
export const listen = <K extends ClientTable>(setup: GameSetup, known: K, message: Message): Listened<K> => {
  const { newest } = known;
  const isCurrent = newest !== null && message.now >= newest;
  switch (message.kind) {
    case 'welcome':
      return unchanged(
        newest === null || (isCurrent && !isBehind(known, message)) ? afterWelcome(known, message) : known,
      );
    case 'told':
      return afterTold(setup, known, message, isCurrent);
    case 'clocks':
      return unchanged(isCurrent ? afterClocks(known, message) : known);
    case 'signal':
      return unchanged(isCurrent ? afterSignal(known, message) : known);
    case 'paused':
      return unchanged(isCurrent ? { ...known, paused: true, newest: message.now } : known);
    case 'done':
    case 'refused':
      return unchanged(known);
    default:
      return never(message);
  }
};

const unchanged = <K extends ClientTable>(known: K): Listened<K> => ({ known, news: [], missed: null });

const isBehind = (known: ClientTable, { you, at }: Says<'welcome'>): boolean => you === known.you && at < known.at;

const afterWelcome = <K extends ClientTable>(known: K, { you, at, table, clocks, slow, now }: Says<'welcome'>): K => ({
  ...known,
  you,
  at,
  table,
  clocks,
  slow,
  paused: false,
  newest: now,
  asking: false,
});

const afterClocks = <K extends ClientTable>(known: K, { clocks, now }: Says<'clocks' | 'told'>): K => ({
  ...known,
  clocks,
  paused: false,
  newest: now,
});

const afterSignal = <K extends ClientTable>(known: K, { person, slow }: Says<'signal'>): K => {
  const others = known.slow.filter(other => other !== person);
  return { ...known, slow: slow ? [...others, person] : others };
};

const afterTold = <K extends ClientTable>(
  setup: GameSetup,
  known: K,
  message: Says<'told'>,
  isCurrent: boolean,
): Listened<K> => {
  const { you, at, table } = known;
  const isMine = known.newest !== null && message.you === you;
  if (!isMine && known.newest !== null && !isCurrent) return unchanged(known);
  if (!isMine || !table || message.at > at + 1) return gap(known);
  const fresh = message.events.slice(at + 1 - message.at);
  const news: Novelty[] = [];
  for (const event of fresh) {
    news.push({ told: event, table: afterMasked(setup, news.at(-1)?.table ?? table, event) });
  }
  const current = isCurrent ? afterClocks(known, message) : known;
  if (fresh.length === 0) return unchanged(current);
  const next = { ...current, at: at + fresh.length, table: news.at(-1)?.table ?? table, asking: false };
  return { known: next, news, missed: null };
};

/** Asked once: the answer is on its way. */
const gap = <K extends ClientTable>(known: K): Listened<K> =>
  known.asking ? unchanged(known) : { known: { ...known, asking: true }, news: [], missed: positionOf(known) };

/** Whoever has not been welcomed on this connection asks for everything. */
export const positionOf = ({ you, at, newest }: ClientTable): StreamPosition =>
  newest === null ? { you: null, at: 0 } : { you, at };
