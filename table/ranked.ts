import { type Absence, type Seat, sideOf } from '@majlis/kernel';
import { decideReact } from './chat.ts';
import { type DecisionContext, granted, refused, type TableDecision } from './decision.ts';
import type { GameSetup } from './game-setup.ts';
import type { Room } from './room.ts';
import type { Table } from './table.ts';

/** So long those who were paired have to come and to bind themselves; their clients do it by themselves. */
export const GATHERING_MS = 15_000;
const BOT_AFTER_MS = 15_000;

/** What absence means here: at a ranked table a bot stands in after 15 s, whatever the game, and hands back between tricks. */
export const absenceOf = ({ game }: GameSetup, { ranked, options }: Table): Absence => {
  const usual = game.absence(options);
  return ranked ? { ...usual, botAfterMs: BOT_AFTER_MS, back: 'trick' } : usual;
};

/** Those who were paired are on their way. */
export const isGathering = ({ ranked, phase, ending }: Table): boolean =>
  ranked && phase === 'lobby' && ending === null;

/** From the first deal to the end nobody writes: partners who talk ruin the game. */
export const isHushed = ({ ranked, phase, course }: Table): boolean =>
  ranked && phase === 'playing' && course.accepted.length > 0;

/** A sign that waits until the partner has acted. */
export interface HeldSign {
  readonly seat: Seat;
  readonly sign: string;
}

/** Each sign once a trick, which is from one turn of one's own to the next; while the partner is awaited it waits. */
export const decideSign = (
  { setup, table }: DecisionContext,
  room: Room,
  seat: Seat,
  sign: string,
  now: number,
): { room: Room; verdict: TableDecision } => {
  const verdict = decideReact(room.talk, seat, sign, now);
  if (!verdict.ok || !isHushed(table)) return { room, verdict };
  const turn = room.turns.get(seat) ?? 0;
  const isRepeated = room.talk.some(line => line.seat === seat && line.text === sign && line.at >= turn);
  if (isRepeated) return { room, verdict: refused('said-before') };
  if (!isPartnerAwaited(setup, table, seat)) return { room, verdict };
  const held = [...room.held.filter(one => one.seat !== seat), { seat, sign }];
  return { room: { ...room, held }, verdict: granted() };
};

/** The first of the signs that nothing holds back any more. */
export const freeSign = (setup: GameSetup, { held, table }: Room): HeldSign | undefined =>
  held.find(({ seat }) => !isPartnerAwaited(setup, table, seat));

const isPartnerAwaited = ({ game }: GameSetup, { phase, state }: Table, seat: Seat): boolean =>
  phase === 'playing' &&
  game.waits(state).some(({ on }) => on !== 'house' && on !== seat && sideOf(on) === sideOf(seat));
