import { type Seat, withSeat } from '@majlis/kernel';
import { type Chair, FREE, type Sitter, type Table } from './table.ts';

export const withChair = (table: Table, seat: Seat, change: Partial<Chair>): Table => ({
  ...table,
  chairs: table.chairs.map((chair, at) => (at === seat ? { ...chair, ...change } : chair)),
});

export const withSitter = (table: Table, seat: Seat, sitter: Sitter | null): Table => ({
  ...table,
  chairs: withSeat(table.chairs, seat, { ...FREE, sitter }),
});

/** Whoever stands up, changes places or the rules: all say again that they are ready. Who comes says it for himself. */
export const unready = (table: Table): Table => ({
  ...table,
  chairs: table.chairs.map(chair => ({ ...chair, ready: false })),
});
