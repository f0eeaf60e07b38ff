import { never, type Seat, watchOf, withSeat } from '@majlis/kernel';
import { afterThrow, FIRST_THROW } from '@majlis/kernel/dice';
import type { LogLine, TableEvent } from './event.ts';
import type { GameSetup } from './game-setup.ts';
import { type Chair, FREE, isPlayedByBot, type Sitter, type Table } from './table.ts';

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
    case 'created': {
      const { game, options, visibility, reveal, host } = event;
      const chairs = Array.from({ length: event.size }, () => FREE);
      return { ...table, phase: 'lobby', game, options, visibility, reveal, host: host.id, chairs };
    }
    case 'committed': {
      const { id, ctx, commitment } = event;
      return unbound({ ...table, commitment: { id, ctx, commitment } });
    }
    case 'sat':
      return withSitter(table, event.seat, { kind: 'person', ...sitterOf(event), since: latest(table) + 1 });
    case 'dressed':
      return afterDressed(table, event.seat, event.avatar);
    case 'bound':
      return afterBound(table, event.seat, event.hash);
    case 'swapped':
      return unready(afterSwapped(table, event.seats));
    case 'seatsDrawn':
      return unready({ ...table, chairs: event.from.map(seat => table.chairs[seat] ?? FREE) });
    case 'stood':
    case 'botUnseated':
      return unready(withSitter(table, event.seat, null));
    case 'botSeated':
      return withSitter(table, event.seat, { kind: 'bot', level: event.level });
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
    case 'game': {
      const moved = { ...table, state: setup.game.evolve(table.state, event.event) };
      return event.cause === 'player' && event.by !== 'house' ? withChair(moved, event.by, { lapses: 0 }) : moved;
    }
    case 'lapsed':
      return afterLapsed(setup, table, event.seat, event.watch);
    case 'dropped': {
      const dropped = withChair(table, event.seat, { dropped: true, droppedAt: at, excused: false });
      return event.excused.reduce((now, seat) => withChair(now, seat, { excused: true }), dropped);
    }
    case 'excused':
      return event.seats.reduce((now, seat) => withChair(now, seat, { excused: true }), table);
    case 'wentAway':
      return withChair(table, event.seat, { away: true, lapses: 0 });
    case 'reconnected':
      return withChair(table, event.seat, { dropped: false, droppedAt: null, excused: false });
    case 'returned':
      return withChair(table, event.seat, { away: false, lapses: 0 });
    case 'botTook':
      return withChair(table, event.seat, { hand: 'bot' });
    case 'handBack':
      return withChair(table, event.seat, { hand: 'player' });
    case 'left':
      return withChair(table, event.seat, { left: true });
    case 'ended':
      return unready({
        ...table,
        phase: 'lobby',
        ending: event.ending,
        strikes: 0,
        chairs: table.chairs.map(betweenMatches),
      });
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

const sitterOf = ({ person, hash }: Extract<TableEvent, { kind: 'sat' }>) => ({ person, hash });

const afterDressed = (table: Table, seat: Seat, avatar: string): Table => {
  const sitter = table.chairs[seat]?.sitter;
  if (sitter?.kind !== 'person') return table;
  return withChair(table, seat, { sitter: { ...sitter, person: { ...sitter.person, avatar } } });
};

const latest = ({ chairs }: Table): number =>
  Math.max(0, ...chairs.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.since : 0)));

const withChair = (table: Table, seat: Seat, change: Partial<Chair>): Table => ({
  ...table,
  chairs: table.chairs.map((chair, at) => (at === seat ? { ...chair, ...change } : chair)),
});

const withSitter = (table: Table, seat: Seat, sitter: Sitter | null): Table => ({
  ...table,
  chairs: withSeat(table.chairs, seat, { ...FREE, sitter }),
});

/** Whoever stands up, changes places or the rules: all say again that they are ready. Who comes says it for himself. */
const unready = (table: Table): Table => ({
  ...table,
  chairs: table.chairs.map(chair => ({ ...chair, ready: false })),
});

const afterBound = (table: Table, seat: Seat, hash: string): Table => {
  const sitter = table.chairs[seat]?.sitter;
  return sitter?.kind === 'person' ? withChair(table, seat, { sitter: { ...sitter, hash } }) : table;
};

/** A hash binds to one match only. */
const unbound = (table: Table): Table => ({
  ...table,
  chairs: table.chairs.map(chair =>
    chair.sitter?.kind === 'person' ? { ...chair, sitter: { ...chair.sitter, hash: null } } : chair,
  ),
});

const afterSwapped = (table: Table, [a, b]: readonly [Seat, Seat]): Table => ({
  ...table,
  chairs: table.chairs.map((chair, at) => (at === a ? table.chairs[b] : at === b ? table.chairs[a] : chair) ?? FREE),
});

const afterStarted = (setup: GameSetup, table: Table, nonces: readonly string[]): Table => ({
  ...table,
  phase: 'playing',
  nonces,
  state: setup.game.open(table.options, table.chairs.length),
  course: FIRST_THROW,
  ending: null,
});

const afterLapsed = ({ game }: GameSetup, table: Table, seat: Seat, watch: string): Table => {
  const chair = table.chairs[seat];
  const counts = game.absence(table.options).away?.watches.includes(watchOf(watch)) ?? false;
  return counts && chair && !isPlayedByBot(chair) ? withChair(table, seat, { lapses: chair.lapses + 1 }) : table;
};

/** Between two matches everybody has a chair of his own again; who left is gone. */
const betweenMatches = (chair: Chair): Chair =>
  chair.left ? FREE : { ...FREE, sitter: chair.sitter, dropped: chair.dropped, droppedAt: chair.droppedAt };
