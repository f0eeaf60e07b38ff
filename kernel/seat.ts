/** 0…n-1 in turn order; partners alternate, so that every table has two sides. */
export type Seat = number;
export type Side = 0 | 1;
/** The house throws the dice, paces and keeps time; it never chooses. */
export type Actor = Seat | 'house';
/** The rail watches. */
export type Viewer = Seat | 'rail';

/** One entry for each side. */
export type BySide<T> = readonly [T, T];

export const sideOf = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1);

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** Who sits opposite at a table of four. */
export const partnerOf = (seat: Seat): Seat => (seat + 2) % 4;

export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** All seats in turn order, beginning with `first`. */
export const seatsFrom = (first: Seat, seats: number): Seat[] => {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
};

/** A list by seat with one entry replaced. */
export const withSeat = <T>(list: readonly T[], seat: Seat, entry: T): T[] => {
  const next = list.slice();
  if (seat in next) next[seat] = entry;
  return next;
};

export const bySeat = <T>(list: readonly T[], seat: Seat): T => {
  const entry = list[seat];
  if (entry === undefined) throw new Error(`no seat ${seat}`);
  return entry;
};
