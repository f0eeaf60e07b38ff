import { type Seat, sideOf } from '@majlis/kernel';
import { type DecisionContext, granted, refused, type TableDecision } from './decision.ts';
import type { TableEvent } from './event.ts';
import { decideGame } from './play.ts';
import { absenceOf, isGathering } from './ranked.ts';
import { hostAfter, standUp } from './seating.ts';
import { decideAbort } from './start.ts';
import { isPeopled, isSolo, seatsWhere } from './table.ts';

/** Silence for so long, and everybody sees that the seat is disconnected. */
export const SILENCE_MS = 15_000;
/** Several seats that drop within so short a time have a common cause, and it is not them. */
export const TOGETHER_MS = 5_000;

/** A match is over or about to begin, and its only person has been gone for so long: the table closes by itself. */
export const FORSAKEN_MS = 120_000;

/** `guilty`: these seats are excused for nothing. */
export const decideDrop = (
  context: DecisionContext,
  seat: Seat,
  now: number,
  isBlameless: boolean,
  guilty: readonly Seat[],
): TableDecision => {
  const { setup, table } = context;
  const others = seatsWhere(table, chair => chair.droppedAt !== null && now - chair.droppedAt <= TOGETHER_MS);
  // Partners who drop together may have agreed upon it.
  const isAgreed = others.every(other => sideOf(other) === sideOf(seat));
  if (table.ranked && table.phase === 'lobby' && table.ending) return granted(...standUp(table, seat, 'left'));
  const excusable = !isAgreed ? [...others, seat] : isBlameless ? [seat] : [];
  const excused = excusable.filter(one => !guilty.includes(one));
  const { botAfterMs } = absenceOf(setup, table);
  const atOnce = table.phase === 'playing' && !isSolo(table) && botAfterMs !== null && botAfterMs <= SILENCE_MS;
  return granted({ kind: 'dropped', seat, excused }, ...(atOnce ? botTakesHand(context, seat) : []));
};

/** Strangers at other tables fell silent in the same moment. */
export const decideExcuse = ({ table }: DecisionContext, now: number, guilty: readonly Seat[]): TableDecision => {
  const seats = seatsWhere(
    table,
    ({ droppedAt, excused }) => droppedAt !== null && !excused && now - droppedAt <= 2 * TOGETHER_MS,
  ).filter(seat => !guilty.includes(seat));
  return seats.length === 0 ? granted() : granted({ kind: 'excused', seats });
};

/** A bot takes the hand of an absent player. */
export const botTakesHand = ({ table }: DecisionContext, seat: Seat): readonly TableEvent[] =>
  table.chairs[seat]?.hand === 'player' ? [{ kind: 'botTook', seat }] : [];

export const decideLeave = (context: DecisionContext, seat: Seat): TableDecision => {
  switch (context.table.phase) {
    case 'lobby':
      if (isGathering(context.table)) return decideAbort(context, [seat]);
      return granted(...standUp(context.table, seat, 'left'));
    case 'starting':
      return decideAbort(context, [seat]);
    case 'playing':
      return decideWalkOut(context, seat);
    default:
      return refused('closed');
  }
};

/** Leaving in mid-match: where it means losing, the game is told; elsewhere a bot plays the hand to the end. */
const decideWalkOut = (context: DecisionContext, seat: Seat): TableDecision => {
  const { setup, table } = context;
  const out: readonly TableEvent[] = [
    { kind: 'left', seat },
    ...hostAfter(table, seat),
    ...botTakesHand(context, seat),
  ];
  const forfeit = absenceOf(setup, table).leaving === 'forfeit';
  if (!forfeit && !isLastOfSide(context, seat)) return granted(...out);
  const told = decideGame(context, 'house', 'house', { kind: 'left', seat });
  if (told.ok) return granted(...out, ...told.events);
  if (forfeit) throw new Error(`the game refused that seat ${seat} left: ${told.reason}`);
  return granted(...out);
};

/** With the last person of a side gone some games are over; the others refuse to hear of it, and play on. */
const isLastOfSide = ({ table }: DecisionContext, seat: Seat): boolean => {
  const others = seatsWhere(table, isPeopled).filter(other => other !== seat);
  return others.length > 0 && others.every(other => sideOf(other) !== sideOf(seat));
};
