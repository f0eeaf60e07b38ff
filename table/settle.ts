import type { Actor } from '@majlis/kernel';
import { askBots, hurryBots } from './bot.ts';
import { type ChatLine, withChatLine } from './chat.ts';
import { watchesAfter, withCredit } from './clock.ts';
import { announceNews } from './delivery.ts';
import type { LogLine } from './event.ts';
import { afterLine } from './evolve.ts';
import type { GameSetup } from './game-setup.ts';
import type { Effect } from './messages.ts';
import { isGathering } from './ranked.ts';
import type { Room } from './room.ts';
import { streamsAfter, unheardIn } from './stream.ts';
import { isDeserted, isPeopled } from './table.ts';

export interface StepResult {
  readonly room: Room;
  readonly effects: readonly Effect[];
}

/** Stored lines take effect: the table moves on, the clocks turn, everybody is told what he may know, bots are asked. */
export const afterLines = (setup: GameSetup, room: Room, lines: readonly LogLine[], now: number): StepResult => {
  const table = lines.reduce((at, line) => afterLine(setup, at, line), room.table);
  const streams = streamsAfter(setup, table, room.streams, lines, unheardIn({ ...room, table }));
  const talk = lines.reduce(afterTalk, room.talk);
  const turns = table.ranked ? lines.reduce(afterTurn, room.turns) : room.turns;
  const moved = withStoredTable(setup, { ...room, table, streams, talk, turns }, now);
  const news = announceNews(setup, moved, room.streams, now);
  const hasty = lines.some(({ event }) => event.kind === 'hurried') ? hurryBots(news.room, now) : news.room;
  const bots = askBots(setup, hasty, now);
  return { room: bots.room, effects: [...news.effects, ...bots.effects] };
};

/** Time that nobody could use: no watch, no start and no way to the table is the shorter for it. */
export const withTimeBack = (room: Room, ms: number): Room => ({
  ...room,
  watches: withCredit(room.watches, ms),
  startingAt: room.startingAt === null ? null : room.startingAt + ms,
  gatheringAt: room.gatheringAt === null ? null : room.gatheringAt + ms,
});

/** What a restart may forget is brought into line with the stored table. */
export const withStoredTable = (setup: GameSetup, room: Room, now: number): Room => {
  const { table, startingAt, gatheringAt } = room;
  const waits = table.phase === 'playing' && !isDeserted(table) ? setup.game.waits(table.state) : [];
  const starting = table.phase === 'starting';
  return {
    ...room,
    watches: table.phase === 'playing' ? watchesAfter(room.watches, waits, now, on => creditOf(room, on)) : [],
    seen: present(room, now),
    startingAt: starting ? (startingAt ?? now) : null,
    gatheringAt: isGathering(table) ? (gatheringAt ?? now) : null,
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

const afterTurn = (turns: Room['turns'], { at, event }: LogLine): Room['turns'] =>
  event.kind === 'game' && event.by !== 'house' ? new Map(turns).set(event.by, at) : turns;

const afterTalk = (talk: readonly ChatLine[], { at, event }: LogLine): readonly ChatLine[] => {
  if (event.kind === 'said') return withChatLine(talk, { seat: event.seat, at, text: event.text });
  return event.kind === 'reacted' ? withChatLine(talk, { seat: event.seat, at, text: event.sign }) : talk;
};
