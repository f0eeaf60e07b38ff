import { never, type Seat } from '@majlis/kernel';
import { withChair } from './chairs.ts';
import type { TableEvent } from './event.ts';
import type { Table } from './table.ts';

type AbsenceEvent = Extract<
  TableEvent,
  { kind: 'dropped' | 'excused' | 'reconnected' | 'wentAway' | 'returned' | 'botTook' | 'handBack' | 'left' }
>;

/** Who is there, and who plays their cards. */
export const afterAbsence = (table: Table, event: AbsenceEvent, at: number): Table => {
  switch (event.kind) {
    case 'dropped':
      return excusing(withChair(table, event.seat, { dropped: true, droppedAt: at, excused: false }), event.excused);
    case 'excused':
      return excusing(table, event.seats);
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
    default:
      return never(event);
  }
};

const excusing = (table: Table, seats: readonly Seat[]): Table =>
  seats.reduce((now, seat) => withChair(now, seat, { excused: true }), table);
