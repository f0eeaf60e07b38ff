import { never, type Seat } from '@majlis/kernel';
import { unready, withChair, withSitter } from './chairs.ts';
import type { TableEvent } from './event.ts';
import { FREE, type Table } from './table.ts';

type Seating = Extract<
  TableEvent,
  { kind: 'sat' | 'dressed' | 'bound' | 'swapped' | 'seatsDrawn' | 'stood' | 'botSeated' | 'botUnseated' }
>;

/** Who sits where, and as whom. */
export const afterSeating = (table: Table, event: Seating): Table => {
  switch (event.kind) {
    case 'sat': {
      const { person, hash } = event;
      return withSitter(table, event.seat, { kind: 'person', person, hash, since: latest(table) + 1 });
    }
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
    default:
      return never(event);
  }
};

const afterDressed = (table: Table, seat: Seat, avatar: string): Table => {
  const sitter = table.chairs[seat]?.sitter;
  if (sitter?.kind !== 'person') return table;
  return withChair(table, seat, { sitter: { ...sitter, person: { ...sitter.person, avatar } } });
};

const latest = ({ chairs }: Table): number =>
  Math.max(0, ...chairs.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.since : 0)));

const afterBound = (table: Table, seat: Seat, hash: string): Table => {
  const sitter = table.chairs[seat]?.sitter;
  return sitter?.kind === 'person' ? withChair(table, seat, { sitter: { ...sitter, hash } }) : table;
};

const afterSwapped = (table: Table, [a, b]: readonly [Seat, Seat]): Table => ({
  ...table,
  chairs: table.chairs.map((chair, at) => (at === a ? table.chairs[b] : at === b ? table.chairs[a] : chair) ?? FREE),
});
