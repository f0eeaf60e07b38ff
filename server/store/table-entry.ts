import type { ListedSeat } from '@majlis/protocol';
import type { DailyMark, Ending, LogLine, TableEvent } from '@majlis/table';

/** From here on the log tells a match without what came before. */
export interface OpeningTable {
  readonly seq: number;
  readonly options: object;
  readonly seats: readonly ('person' | 'bot' | null)[];
}

/** What the directory says of a table: a small fold of its log, written in the same stroke as the log itself. */
export interface TableEntry {
  readonly game: string;
  readonly options: object;
  readonly visibility: 'private' | 'public';
  readonly phase: 'lobby' | 'starting' | 'playing' | 'closed';
  readonly host: string | null;
  readonly seats: readonly ListedSeat[];
  /** Who left in mid-match still has a name in it. */
  readonly left: readonly number[];
  readonly matches: number;
  readonly openedAt: number;
  /** The match that the dice are fixed for, and where in the log it began. */
  readonly match: string | null;
  /** The table when its dice were fixed; absent: they were before this was noted. */
  readonly opening?: OpeningTable;
  readonly first: number;
  readonly startedAt: number;
  /** It counts in this pool; absent: it does not. */
  readonly pool?: string;
  /** The deal of the day that is played here. */
  readonly daily?: DailyMark;
}

const BLANK: TableEntry = {
  game: '',
  options: {},
  visibility: 'private',
  phase: 'lobby',
  host: null,
  seats: [],
  left: [],
  matches: 0,
  openedAt: 0,
  match: null,
  first: 0,
  startedAt: 0,
};

/** `before`: null for a table that is new, or that this house has only now come to hold. */
export type EntryListener = (table: string, entry: TableEntry, before: TableEntry | null) => void;

/** Whether a match has come to its end just now. */
export const hasEnded = (entry: TableEntry, before: TableEntry | null): boolean =>
  before !== null && entry.matches > before.matches;

/** A match that has just ended, as its result is kept. */
export interface Finish {
  readonly id: string;
  readonly first: number;
  readonly opening?: OpeningTable;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly ending: Ending;
  readonly seats: readonly ListedSeat[];
}

export const entryAfter = (entry: TableEntry | null, { seq, at, event }: LogLine): TableEntry => {
  const now = entry ?? BLANK;
  if (event.kind === 'created') return created(event, at);
  if (event.kind === 'started') return { ...now, phase: 'playing', first: seq, startedAt: at, left: [] };
  if (event.kind === 'committed') return { ...now, match: event.match ?? event.id, opening: openingOf(now, seq) };
  return changed(now, event);
};

const openingOf = ({ options, seats }: TableEntry, seq: number): OpeningTable => ({
  seq,
  options,
  seats: seats.map(sitting => sitting && ('person' in sitting ? 'person' : 'bot')),
});

const created = ({ game, options, visibility, host, size, pool, daily }: Of<'created'>, at: number): TableEntry => ({
  ...BLANK,
  game,
  options,
  visibility,
  host: host?.id ?? null,
  seats: Array.from({ length: size }, () => null),
  openedAt: at,
  ...(pool === undefined ? {} : { pool }),
  ...(daily === undefined ? {} : { daily }),
});

type Of<K extends TableEvent['kind']> = Extract<TableEvent, { kind: K }>;

const changed = (entry: TableEntry, event: TableEvent): TableEntry => {
  switch (event.kind) {
    case 'sat':
      return seated(entry, event.seat, { person: event.person });
    case 'botSeated':
      return seated(entry, event.seat, { bot: event.level });
    case 'stood':
    case 'botUnseated':
      return seated(entry, event.seat, null);
    case 'swapped': {
      const [a, b] = event.seats;
      return seated(seated(entry, a, entry.seats[b] ?? null), b, entry.seats[a] ?? null);
    }
    case 'seatsDrawn':
      return { ...entry, seats: event.from.map(seat => entry.seats[seat] ?? null) };
    case 'hostPassed':
      return { ...entry, host: event.to };
    case 'optionsSet':
      return { ...entry, options: event.options };
    case 'starting':
      return { ...entry, phase: 'starting' };
    case 'startAborted':
      return { ...entry, phase: 'lobby' };
    case 'left':
      return { ...entry, left: [...entry.left, event.seat] };
    case 'ended':
      return { ...entry, phase: 'lobby', matches: entry.matches + 1, ...cleared(entry) };
    case 'closed':
      return { ...entry, phase: 'closed', host: null };
    default:
      return entry;
  }
};

const seated = (entry: TableEntry, seat: number, sitting: ListedSeat): TableEntry => ({
  ...entry,
  seats: entry.seats.map((old, at) => (at === seat ? sitting : old)),
});

const cleared = ({ seats, left }: TableEntry): Pick<TableEntry, 'seats' | 'left'> => ({
  seats: seats.map((sitting, seat) => (left.includes(seat) ? null : sitting)),
  left: [],
});

/** The matches that end in these lines. */
export const finishes = (entry: TableEntry | null, lines: readonly LogLine[]): readonly Finish[] => {
  const found: Finish[] = [];
  let now = entry;
  for (const line of lines) {
    if (line.event.kind === 'ended' && now?.match) {
      const { match: id, first, startedAt, seats, opening } = now;
      const told = opening && { opening };
      found.push({ id, first, startedAt, endedAt: line.at, ending: line.event.ending, seats, ...told });
    }
    now = entryAfter(now, line);
  }
  return found;
};

/** The persons who sit here and have not left. */
export const sittersOf = ({ seats, left, phase }: TableEntry): readonly string[] =>
  phase === 'closed'
    ? []
    : seats.flatMap((sitting, seat) =>
        sitting && 'person' in sitting && !left.includes(seat) ? [sitting.person.id] : [],
      );

/** Those whom a table keeps from another that counts: whoever leaves a ranked match is part of it until it is over. */
export const heldBy = (entry: TableEntry): readonly string[] =>
  entry.pool !== undefined && entry.phase === 'playing' ? sittersOf({ ...entry, left: [] }) : sittersOf(entry);
