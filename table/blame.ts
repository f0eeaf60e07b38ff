import type { Seat } from '@majlis/kernel';
import { SILENCE_MS, TOGETHER_MS } from './absence.ts';
import type { Room } from './room.ts';
import { isPeopled, seatsWhere } from './table.ts';

/** Until when nobody blames these people for falling silent. */
export type Blameless = ReadonlyMap<string, number>;

/** After a fault of the store or a restart so long nobody is blamed. */
export const GRACE_MS = 60_000;
/** After a stall only those who fell silent in it, or right after. */
export const AFTER_STALL_MS = SILENCE_MS + TOGETHER_MS;
/** Two pings. */
const FRESH_MS = 10_000;

/** The house failed, from then until now: those who were there when it began are not blamed for what follows. Whoever had gone before is; and so is whoever comes from where the house is flooded. */
export const blamelessAfterFault = (room: Room, from: number, now: number, grace: number): Blameless => {
  const there = room.guests.filter(({ viewer, home, person }) => {
    const seen = room.seen.get(person.id) ?? Number.NEGATIVE_INFINITY;
    return viewer !== 'rail' && from - seen <= FRESH_MS && !(home !== null && room.floods.includes(home));
  });
  return withExcused(
    room.blameless,
    there.map(({ person }) => person.id),
    now + grace,
  );
};

/** Where the person of a seat comes from, or came from last. */
export const homeOf = ({ table, guests, homes }: Room, seat: Seat): string | null => {
  const sitter = table.chairs[seat]?.sitter;
  const person = sitter?.kind === 'person' ? sitter.person.id : '';
  return guests.find(guest => guest.person.id === person)?.home ?? homes.get(person) ?? null;
};

/** Seats of people from where the house is being flooded: whatever goes wrong meanwhile may be their doing, and excuses none of them. */
export const floodingSeats = (room: Room): readonly Seat[] =>
  seatsWhere(room.table, isPeopled).filter(seat => room.floods.includes(homeOf(room, seat) ?? ''));

/** After a restart nobody knows who was connected: those who were not given up were there. */
export const blamelessAfterRestart = ({ table }: Pick<Room, 'table'>, now: number): Blameless =>
  withExcused(
    new Map(),
    table.chairs.flatMap(chair =>
      isPeopled(chair) && !chair.dropped && chair.sitter?.kind === 'person' ? [chair.sitter.person.id] : [],
    ),
    now + GRACE_MS,
  );

const withExcused = (before: Blameless, people: readonly string[], until: number): Blameless => {
  const next = new Map(before);
  for (const person of people) next.set(person, Math.max(until, next.get(person) ?? 0));
  return next;
};
