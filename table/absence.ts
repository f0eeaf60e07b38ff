import { type Seat, sideOf } from '@majlis/kernel';
import type { TableEvent } from './event.ts';
import { submitted } from './play.ts';
import { hostAfter, stood } from './seating.ts';
import { aborted } from './start.ts';
import { isPeopled, isSolo, seatsWhere } from './table.ts';
import { granted, refused, type Scene, type Verdict } from './verdict.ts';

/** Silence for so long, and everybody sees that the seat is disconnected. */
export const SILENCE = 15_000;
/** Several seats that drop within so short a time have a common cause, and it is not them. */
export const TOGETHER = 5_000;

/** A match is over or about to begin, and its only person has been gone for so long: the table closes by itself. */
export const FORSAKEN = 120_000;

export const dropped = (scene: Scene, seat: Seat, now: number, isBlameless: boolean): Verdict => {
  const { cast, table } = scene;
  const others = seatsWhere(table, chair => chair.droppedAt !== null && now - chair.droppedAt <= TOGETHER);
  // Partners who drop together may have agreed upon it.
  const isAgreed = others.every(other => sideOf(other) === sideOf(seat));
  const excused = !isAgreed ? [...others, seat] : isBlameless ? [seat] : [];
  const { botAfterMs } = cast.game.absence(table.options);
  const atOnce = table.phase === 'playing' && !isSolo(table) && botAfterMs !== null && botAfterMs <= SILENCE;
  return granted({ kind: 'dropped', seat, excused }, ...(atOnce ? taken(scene, seat) : []));
};

/** Strangers at other tables fell silent in the same moment. */
export const absolved = ({ table }: Scene, now: number): Verdict => {
  const seats = seatsWhere(
    table,
    ({ droppedAt, excused }) => droppedAt !== null && !excused && now - droppedAt <= 2 * TOGETHER,
  );
  return seats.length === 0 ? granted() : granted({ kind: 'excused', seats });
};

/** A bot takes the hand of an absent player. */
export const taken = ({ table }: Scene, seat: Seat): readonly TableEvent[] =>
  table.chairs[seat]?.hand === 'player' ? [{ kind: 'botTook', seat }] : [];

export const leave = (scene: Scene, seat: Seat): Verdict => {
  switch (scene.table.phase) {
    case 'lobby':
      return granted(...stood(scene.table, seat, 'left'));
    case 'starting':
      return aborted(scene, [seat]);
    case 'playing':
      return walkOut(scene, seat);
    default:
      return refused('closed');
  }
};

/** Leaving in mid-match: where it means losing, the game is told; elsewhere a bot plays the hand to the end. */
const walkOut = (scene: Scene, seat: Seat): Verdict => {
  const { cast, table } = scene;
  const out: readonly TableEvent[] = [{ kind: 'left', seat }, ...hostAfter(table, seat), ...taken(scene, seat)];
  const forfeit = cast.game.absence(table.options).leaving === 'forfeit';
  if (!forfeit && !isLastOfSide(scene, seat)) return granted(...out);
  const told = submitted(scene, 'house', 'house', { kind: 'left', seat });
  if (told.ok) return granted(...out, ...told.events);
  if (forfeit) throw new Error(`the game refused that seat ${seat} left: ${told.reason}`);
  return granted(...out);
};

/** With the last person of a side gone some games are over; the others refuse to hear of it, and play on. */
const isLastOfSide = ({ table }: Scene, seat: Seat): boolean => {
  const others = seatsWhere(table, isPeopled).filter(other => other !== seat);
  return others.length > 0 && others.every(other => sideOf(other) !== sideOf(seat));
};
