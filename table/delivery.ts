import type { Viewer } from '@majlis/kernel';
import { clocksOf } from './clock.ts';
import type { GameSetup } from './game-setup.ts';
import type { Conn, Effect, Message } from './messages.ts';
import type { Guest, Room } from './room.ts';
import { viewOf } from './secrecy.ts';
import { type Streams, since, streamOf } from './stream.ts';
import { seatOf, type Table } from './table.ts';

export const viewerOf = (table: Table, person: string): Viewer => seatOf(table, person) ?? 'rail';

export const send = (to: Conn, message: Message): Effect => ({ kind: 'send', to, message });

/** Everything a viewer may know, and where its stream stands, in one message. */
export const welcome = (setup: GameSetup, room: Room, viewer: Viewer, now: number): Message => ({
  kind: 'welcome',
  now,
  you: viewer,
  at: streamOf(room.streams, viewer).length,
  table: viewOf(setup, room.table, viewer),
  clocks: clocksOf(room.watches),
  slow: room.slow,
});

/** However many look on, what they are told is made once. */
const once = (make: (viewer: Viewer) => Message): ((viewer: Viewer) => Message) => {
  const made = new Map<Viewer, Message>();
  return viewer => {
    const message = made.get(viewer) ?? make(viewer);
    made.set(viewer, message);
    return message;
  };
};

/** Everybody afresh, each as whoever it now is. */
export const welcomeAll = (
  setup: GameSetup,
  room: Room,
  now: number,
  crowd: readonly Guest[] = room.guests,
): { room: Room; effects: readonly Effect[] } => {
  const guests = crowd.map((guest): Guest => ({ ...guest, viewer: viewerOf(room.table, guest.person.id) }));
  const message = once(viewer => welcome(setup, room, viewer, now));
  return { room: { ...room, guests }, effects: guests.map(({ conn, viewer }) => send(conn, message(viewer))) };
};

/** What is new since `before`, told to each as far as it may know; who has changed places is welcomed there. */
export const announceNews = (
  setup: GameSetup,
  room: Room,
  before: Streams,
  now: number,
): { room: Room; effects: readonly Effect[] } => {
  const effects: Effect[] = [];
  const news = once(viewer => catchUp(setup, room, viewer, streamOf(before, viewer).length, now));
  const afresh = once(viewer => welcome(setup, room, viewer, now));
  const guests = room.guests.map((guest): Guest => {
    const viewer = viewerOf(room.table, guest.person.id);
    const message = viewer === guest.viewer ? news(viewer) : afresh(viewer);
    if (message.kind !== 'clocks') effects.push(send(guest.conn, message));
    return { ...guest, viewer };
  });
  return { room: { ...room, guests }, effects };
};

/** What a client missed after number `at`: nothing, the rest of its stream if we still have it, else everything. */
export const catchUp = (setup: GameSetup, room: Room, viewer: Viewer, at: number, now: number): Message => {
  const events = since(streamOf(room.streams, viewer), at);
  if (!events) return welcome(setup, room, viewer, now);
  const clocks = clocksOf(room.watches);
  if (events.length === 0) return { kind: 'clocks', now, clocks };
  return { kind: 'told', now, you: viewer, at: at + 1, events, clocks };
};

export const toAll = ({ guests }: Room, message: Message): readonly Effect[] =>
  guests.map(({ conn }) => send(conn, message));
