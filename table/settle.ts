import type { Actor } from '@majlis/kernel';
import { asking, hurried } from './bot.ts';
import type { Cast } from './cast.ts';
import { remembered, type Talk } from './chat.ts';
import { turned } from './clock.ts';
import { announced } from './delivery.ts';
import type { Line } from './event.ts';
import { written } from './evolve.ts';
import type { Effect } from './port.ts';
import type { Room } from './room.ts';
import { flowed } from './stream.ts';
import { isDeserted, isPeopled } from './table.ts';

export interface Moved {
  readonly room: Room;
  readonly effects: readonly Effect[];
}

/** Stored lines take effect: the table moves on, the clocks turn, everybody is told what he may know, bots are asked. */
export const applied = (cast: Cast, room: Room, lines: readonly Line[], now: number): Moved => {
  const table = lines.reduce((at, line) => written(cast, at, line), room.table);
  const streams = flowed(cast, table, room.streams, lines);
  const talk = lines.reduce(talked, room.talk);
  const moved = settled(cast, { ...room, table, streams, talk }, now);
  const news = announced(cast, moved, room.streams, now);
  const hasty = lines.some(({ event }) => event.kind === 'hurried') ? hurried(news.room, now) : news.room;
  const bots = asking(cast, hasty, now);
  return { room: bots.room, effects: [...news.effects, ...bots.effects] };
};

/** What a restart may forget is brought into line with the stored table. */
export const settled = (cast: Cast, room: Room, now: number): Room => {
  const { table, startingAt } = room;
  const waits = table.phase === 'playing' && !isDeserted(table) ? cast.game.waits(table.state) : [];
  const starting = table.phase === 'starting';
  return {
    ...room,
    watches: table.phase === 'playing' ? turned(room.watches, waits, now, on => creditOf(room, on)) : [],
    seen: present(room, now),
    startingAt: starting ? (startingAt ?? now) : null,
    openings: starting ? room.openings : new Map(),
  };
};

const creditOf = ({ table, credits }: Room, on: Actor): number => {
  const sitter = on === 'house' ? undefined : table.chairs[on]?.sitter;
  return sitter?.kind === 'person' ? (credits.get(sitter.person.id) ?? 0) : 0;
};

/** Whoever has just sat down is there. */
const present = ({ table, seen }: Room, now: number): ReadonlyMap<string, number> =>
  new Map(
    table.chairs.flatMap(chair => {
      if (!isPeopled(chair) || chair.sitter?.kind !== 'person') return [];
      const { id } = chair.sitter.person;
      return [[id, seen.get(id) ?? now] as const];
    }),
  );

const talked = (talk: readonly Talk[], { at, event }: Line): readonly Talk[] => {
  if (event.kind === 'said') return remembered(talk, { seat: event.seat, at, text: event.text });
  return event.kind === 'reacted' ? remembered(talk, { seat: event.seat, at, text: event.sign }) : talk;
};
