import { never, type Seat, watchOf } from '@majlis/kernel';
import { afterThrow, FIRST_THROW } from '@majlis/kernel/dice';
import { afterAbsence } from './after-absence.ts';
import { afterSeating } from './after-seating.ts';
import { unready, withChair } from './chairs.ts';
import type { Ending, LogLine, TableEvent } from './event.ts';
import type { GameSetup } from './game-setup.ts';
import { absenceOf } from './ranked.ts';
import { type Chair, FREE, isPlayedByBot, type Table } from './table.ts';

/** So many action ids a table remembers; a duplicate that comes later is caught by the store. */
const MOST_ACTS = 256;

/** The table after a line of its log. Total, like every fold: what is in the log has happened. */
export const afterLine = (setup: GameSetup, table: Table, { seq, at, act, event }: LogLine): Table => ({
  ...evolve(setup, table, event, at),
  seq,
  acts: act === null ? table.acts : [...table.acts, act].slice(-MOST_ACTS),
});

/** Serves the house and every viewer: what a viewer was not told makes no difference to what it sees. */
export const evolve = (setup: GameSetup, table: Table, event: TableEvent, at: number): Table => {
  switch (event.kind) {
    case 'created':
      return afterCreated(table, event);
    case 'committed':
      return afterCommitted(table, event);
    case 'sat':
    case 'dressed':
    case 'bound':
    case 'swapped':
    case 'seatsDrawn':
    case 'stood':
    case 'botSeated':
    case 'botUnseated':
      return afterSeating(table, event);
    case 'hostPassed':
      return { ...table, host: event.to };
    case 'optionsSet':
      return unready({ ...table, options: event.options });
    case 'readied':
      return withChair(table, event.seat, { ready: event.ready });
    case 'starting':
      return { ...table, phase: 'starting' };
    case 'startAborted':
      return unready({ ...table, phase: 'lobby', refusers: [...table.refusers, ...peopleAt(table, event.seats)] });
    case 'started':
      return afterStarted(setup, table, event.nonces);
    case 'thrown':
      return { ...table, course: afterThrow(table.course, event.label, 'accepted') };
    case 'game':
      return afterGameEvent(setup, table, event);
    case 'lapsed':
      return afterLapsed(setup, table, event.seat, event.watch);
    case 'dropped':
    case 'excused':
    case 'wentAway':
    case 'reconnected':
    case 'returned':
    case 'botTook':
    case 'handBack':
    case 'left':
      return afterAbsence(table, event, at);
    case 'ended':
      return afterEnded(table, event.ending);
    case 'struck':
      return { ...table, strikes: table.strikes + 1 };
    case 'closed':
      return { ...table, phase: 'closed', host: null };
    case 'recovered':
    case 'dealStarted':
    case 'said':
    case 'reacted':
    case 'hurried':
    case 'revealed':
      return table;
    default:
      return never(event);
  }
};

type Of<K extends TableEvent['kind']> = Extract<TableEvent, { kind: K }>;

const afterCreated = (table: Table, event: Of<'created'>): Table => {
  const { game, options, visibility, reveal, host, ranked = false, daily = null } = event;
  const chairs = Array.from({ length: event.size }, () => FREE);
  const kind = { game, options, visibility, reveal, ranked, daily };
  return { ...table, ...kind, phase: 'lobby', host: host?.id ?? null, chairs };
};

/** A hash binds to one match only. */
const afterCommitted = (table: Table, { kind: _, ...commitment }: Of<'committed'>): Table => ({
  ...table,
  commitment,
  chairs: table.chairs.map(chair =>
    chair.sitter?.kind === 'person' ? { ...chair, sitter: { ...chair.sitter, hash: null } } : chair,
  ),
});

const peopleAt = ({ chairs }: Table, seats: readonly Seat[]): readonly string[] =>
  seats.flatMap(seat => {
    const sitter = chairs[seat]?.sitter;
    return sitter?.kind === 'person' ? [sitter.person.id] : [];
  });

const afterStarted = (setup: GameSetup, table: Table, nonces: readonly string[]): Table => ({
  ...table,
  phase: 'playing',
  nonces,
  state: setup.game.open(table.options, table.chairs.length),
  course: FIRST_THROW,
  ending: null,
});

/** Whoever plays is there. */
const afterGameEvent = ({ game }: GameSetup, table: Table, { by, cause, event }: Of<'game'>): Table => {
  const moved = { ...table, state: game.evolve(table.state, event) };
  return cause === 'player' && by !== 'house' ? withChair(moved, by, { lapses: 0 }) : moved;
};

const afterLapsed = (setup: GameSetup, table: Table, seat: Seat, watch: string): Table => {
  const chair = table.chairs[seat];
  const counts = absenceOf(setup, table).away?.watches.includes(watchOf(watch)) ?? false;
  return counts && chair && !isPlayedByBot(chair) ? withChair(table, seat, { lapses: chair.lapses + 1 }) : table;
};

const afterEnded = (table: Table, ending: Ending): Table =>
  unready({ ...table, phase: 'lobby', ending, strikes: 0, chairs: table.chairs.map(betweenMatches) });

/** Between two matches everybody has a chair of his own again; who left is gone. */
const betweenMatches = (chair: Chair): Chair =>
  chair.left ? FREE : { ...FREE, sitter: chair.sitter, dropped: chair.dropped, droppedAt: chair.droppedAt };
