import { never, type Seat, watchOf, withSeat } from '@majlis/kernel';
import { afterThrow, FIRST_THROW } from '@majlis/kernel/dice';
import type { Cast } from './cast.ts';
import type { Line, TableEvent } from './event.ts';
import { type Chair, FREE, isPlayedByBot, type Sitter, type Table } from './table.ts';

/** So many action ids a table remembers; a duplicate that comes later is caught by the store. */
const ACTS = 256;

/** The table after a line of its log. Total, like every fold: what is in the log has happened. */
export const written = (cast: Cast, table: Table, { seq, at, act, event }: Line): Table => ({
  ...evolve(cast, table, event, at),
  seq,
  acts: act === null ? table.acts : [...table.acts, act].slice(-ACTS),
});

/** Serves the house and every viewer: what a viewer was not told makes no difference to what it sees. */
export const evolve = (cast: Cast, table: Table, event: TableEvent, at: number): Table => {
  switch (event.kind) {
    case 'created': {
      const { game, options, visibility, reveal, host } = event;
      const chairs = Array.from({ length: event.size }, () => FREE);
      return { ...table, phase: 'lobby', game, options, visibility, reveal, host: host.id, chairs };
    }
    case 'committed': {
      const { id, ctx, commitment } = event;
      return unbound({ ...table, mark: { id, ctx, commitment } });
    }
    case 'sat':
      return seated(table, event.seat, { kind: 'person', ...pick(event), since: latest(table) + 1 });
    case 'dressed':
      return dressed(table, event.seat, event.avatar);
    case 'bound':
      return bind(table, event.seat, event.hash);
    case 'swapped':
      return unready(swapped(table, event.seats));
    case 'seatsDrawn':
      return unready({ ...table, chairs: event.from.map(seat => table.chairs[seat] ?? FREE) });
    case 'stood':
    case 'botUnseated':
      return unready(seated(table, event.seat, null));
    case 'botSeated':
      return seated(table, event.seat, { kind: 'bot', level: event.level });
    case 'hostPassed':
      return { ...table, host: event.to };
    case 'optionsSet':
      return unready({ ...table, options: event.options });
    case 'readied':
      return changed(table, event.seat, { ready: event.ready });
    case 'starting':
      return { ...table, phase: 'starting' };
    case 'startAborted':
      return unready({ ...table, phase: 'lobby', refusers: [...table.refusers, ...peopleAt(table, event.seats)] });
    case 'started':
      return started(cast, table, event.nonces);
    case 'thrown':
      return { ...table, course: afterThrow(table.course, event.label, 'accepted') };
    case 'game': {
      const moved = { ...table, state: cast.game.evolve(table.state, event.event) };
      return event.cause === 'player' && event.by !== 'house' ? changed(moved, event.by, { lapses: 0 }) : moved;
    }
    case 'lapsed':
      return lapsed(cast, table, event.seat, event.watch);
    case 'dropped': {
      const dropped = changed(table, event.seat, { dropped: true, droppedAt: at, excused: false });
      return event.excused.reduce((now, seat) => changed(now, seat, { excused: true }), dropped);
    }
    case 'excused':
      return event.seats.reduce((now, seat) => changed(now, seat, { excused: true }), table);
    case 'wentAway':
      return changed(table, event.seat, { away: true, lapses: 0 });
    case 'reconnected':
      return changed(table, event.seat, { dropped: false, droppedAt: null, excused: false });
    case 'returned':
      return changed(table, event.seat, { away: false, lapses: 0 });
    case 'botTook':
      return changed(table, event.seat, { hand: 'bot' });
    case 'handBack':
      return changed(table, event.seat, { hand: 'player' });
    case 'left':
      return changed(table, event.seat, { left: true });
    case 'ended':
      return unready({ ...table, phase: 'lobby', ending: event.ending, strikes: 0, chairs: table.chairs.map(rested) });
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

const peopleAt = ({ chairs }: Table, seats: readonly Seat[]): readonly string[] =>
  seats.flatMap(seat => {
    const sitter = chairs[seat]?.sitter;
    return sitter?.kind === 'person' ? [sitter.person.id] : [];
  });

const pick = ({ person, hash }: Extract<TableEvent, { kind: 'sat' }>) => ({ person, hash });

const dressed = (table: Table, seat: Seat, avatar: string): Table => {
  const sitter = table.chairs[seat]?.sitter;
  if (sitter?.kind !== 'person') return table;
  return changed(table, seat, { sitter: { ...sitter, person: { ...sitter.person, avatar } } });
};

const latest = ({ chairs }: Table): number =>
  Math.max(0, ...chairs.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.since : 0)));

const changed = (table: Table, seat: Seat, change: Partial<Chair>): Table => ({
  ...table,
  chairs: table.chairs.map((chair, at) => (at === seat ? { ...chair, ...change } : chair)),
});

const seated = (table: Table, seat: Seat, sitter: Sitter | null): Table => ({
  ...table,
  chairs: withSeat(table.chairs, seat, { ...FREE, sitter }),
});

/** Whoever stands up, changes places or the rules: all say again that they are ready. Who comes says it for himself. */
const unready = (table: Table): Table => ({
  ...table,
  chairs: table.chairs.map(chair => ({ ...chair, ready: false })),
});

const bind = (table: Table, seat: Seat, hash: string): Table => {
  const sitter = table.chairs[seat]?.sitter;
  return sitter?.kind === 'person' ? changed(table, seat, { sitter: { ...sitter, hash } }) : table;
};

/** A hash binds to one match only. */
const unbound = (table: Table): Table => ({
  ...table,
  chairs: table.chairs.map(chair =>
    chair.sitter?.kind === 'person' ? { ...chair, sitter: { ...chair.sitter, hash: null } } : chair,
  ),
});

const swapped = (table: Table, [a, b]: readonly [Seat, Seat]): Table => ({
  ...table,
  chairs: table.chairs.map((chair, at) => (at === a ? table.chairs[b] : at === b ? table.chairs[a] : chair) ?? FREE),
});

const started = (cast: Cast, table: Table, nonces: readonly string[]): Table => ({
  ...table,
  phase: 'playing',
  nonces,
  state: cast.game.open(table.options, table.chairs.length),
  course: FIRST_THROW,
  ending: null,
});

const lapsed = ({ game }: Cast, table: Table, seat: Seat, watch: string): Table => {
  const chair = table.chairs[seat];
  const counts = game.absence(table.options).away?.watches.includes(watchOf(watch)) ?? false;
  return counts && chair && !isPlayedByBot(chair) ? changed(table, seat, { lapses: chair.lapses + 1 }) : table;
};

/** Between two matches everybody has a chair of his own again; who left is gone. */
const rested = (chair: Chair): Chair =>
  chair.left ? FREE : { ...FREE, sitter: chair.sitter, dropped: chair.dropped, droppedAt: chair.droppedAt };
