import type { Viewer } from '@majlis/kernel';
import type { Cast } from './cast.ts';
import { clocksOf } from './clock.ts';
import type { Line } from './event.ts';
import type { Conn, Effect, Message } from './port.ts';
import type { Guest, Room } from './room.ts';
import { masked, sighted } from './sight.ts';
import { seatOf, type Table } from './table.ts';

export const viewerOf = (table: Table, person: string): Viewer => seatOf(table, person) ?? 'rail';

export const send = (to: Conn, message: Message): Effect => ({ kind: 'send', to, message });

/** Everything a viewer may know, and where its stream stands, in one message. */
export const welcome = (cast: Cast, room: Room, viewer: Viewer, now: number): Message => {
  const { state, chairs, ...table } = sighted(cast, room.table, viewer);
  return {
    kind: 'welcome',
    now,
    you: viewer,
    at: room.told.get(viewer) ?? 0,
    view: state,
    seats: chairs,
    table,
    clocks: clocksOf(room.watches),
    slow: room.slow,
  };
};

/** Everybody afresh, each as whoever it now is. */
export const welcomed = (
  cast: Cast,
  room: Room,
  now: number,
  crowd: readonly Guest[] = room.guests,
): { room: Room; effects: readonly Effect[] } => {
  const guests = crowd.map((guest): Guest => ({ ...guest, viewer: viewerOf(room.table, guest.person.id) }));
  return {
    room: { ...room, guests },
    effects: guests.map(({ conn, viewer }) => send(conn, welcome(cast, room, viewer, now))),
  };
};

/** New lines, told to each as far as it may know; who has changed places is welcomed there. */
export const announced = (
  cast: Cast,
  room: Room,
  lines: readonly Line[],
  now: number,
): { room: Room; effects: readonly Effect[] } => {
  const effects: Effect[] = [];
  const messages = new Map<Viewer, Message | null>();
  const guests = room.guests.map((guest): Guest => {
    const viewer = viewerOf(room.table, guest.person.id);
    if (viewer !== guest.viewer) {
      effects.push(send(guest.conn, welcome(cast, room, viewer, now)));
      return { ...guest, viewer };
    }
    if (!messages.has(viewer)) messages.set(viewer, tail(cast, room, lines, viewer, now));
    const message = messages.get(viewer);
    if (message) effects.push(send(guest.conn, message));
    return guest;
  });
  return { room: { ...room, guests }, effects };
};

/** These last lines as the end of a viewer's stream; null: it is told nothing of them. */
const tail = (cast: Cast, room: Room, lines: readonly Line[], viewer: Viewer, now: number): Message | null => {
  const events = lines.flatMap(({ event }) => masked(cast, event, viewer) ?? []);
  if (events.length === 0) return null;
  const at = (room.told.get(viewer) ?? 0) - events.length + 1;
  return { kind: 'told', now, at, events, clocks: clocksOf(room.watches) };
};

/** What a client missed after number `at`: nothing, the rest of its stream if we still have it, else everything. */
export const caughtUp = (cast: Cast, room: Room, viewer: Viewer, at: number, now: number): Message => {
  const missing = (room.told.get(viewer) ?? 0) - at;
  if (missing === 0) return { kind: 'clocks', now, clocks: clocksOf(room.watches) };
  const events = room.recent.flatMap(({ event }) => masked(cast, event, viewer) ?? []);
  if (!(missing > 0 && missing <= events.length)) return welcome(cast, room, viewer, now);
  return { kind: 'told', now, at: at + 1, events: events.slice(-missing), clocks: clocksOf(room.watches) };
};

export const toAll = ({ guests }: Room, message: Message): readonly Effect[] =>
  guests.map(({ conn }) => send(conn, message));
