import type { Absence, Seat } from '@majlis/kernel';
import { FORSAKEN_MS, SILENCE_MS } from './absence.ts';
import { deadlineOf, type Watch } from './clock.ts';
import type { GameSetup } from './game-setup.ts';
import { absenceOf, freeSign, GATHERING_MS } from './ranked.ts';
import type { BotQuestion, Room } from './room.ts';
import { OPENING_MS } from './start.ts';
import { type Chair, isPeopled, isSolo } from './table.ts';

/** What happens by itself, and when. */
export type Due = { readonly at: number } & (
  | { readonly kind: 'strike' }
  | { readonly kind: 'recovery' }
  | { readonly kind: 'watch'; readonly id: string }
  | { readonly kind: 'bot'; readonly ask: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'sign'; readonly seat: Seat }
  | { readonly kind: 'drop' | 'takeOver' | 'forfeit' | 'forsake'; readonly seat: Seat }
);

/** So long past its time a bot may still answer; then its time is up. */
const TARDY_MS = 2_000;
/** Where the same choices must meet the same answers, an answer is waited for. */
const PATIENT_MS = 3_600_000;

const earlier = (first: Due | undefined, due: Due | undefined): Due | undefined =>
  first && (!due || first.at <= due.at) ? first : due;

/** Asked after every step of every table, so it makes no lists. */
const earliest = <T>(all: readonly T[], dueOf: (one: T, at: number) => Due | undefined): Due | undefined => {
  let first: Due | undefined;
  all.forEach((one, at) => {
    first = earlier(first, dueOf(one, at));
  });
  return first;
};

/** The next of them; of several at once the first named here. */
export const nextDue = (setup: GameSetup, room: Room): Due | undefined => {
  const { strike, restarted, startingAt, gatheringAt } = room;
  if (strike) return { kind: 'strike', at: Number.NEGATIVE_INFINITY };
  if (restarted) return { kind: 'recovery', at: Number.NEGATIVE_INFINITY };
  const sign = freeSign(setup, room);
  if (sign) return { kind: 'sign', at: Number.NEGATIVE_INFINITY, seat: sign.seat };
  // Who sits among bots keeps nobody waiting: a busy device or a slow line may take its time.
  const late: Due | undefined =
    startingAt === null || isSolo(room.table) ? undefined : { kind: 'late', at: startingAt + OPENING_MS };
  const missing: Due | undefined = gatheringAt === null ? undefined : { kind: 'late', at: gatheringAt + GATHERING_MS };
  const inTurn = earlier(
    earliest(room.watches, watchDue),
    earliest(room.asks, botDue(room.table.daily ? PATIENT_MS : TARDY_MS)),
  );
  return earlier(earlier(earlier(inTurn, late), missing), silenceDue(setup, room));
};

const watchDue = (watch: Watch): Due | undefined => {
  const at = deadlineOf(watch);
  return at === null ? undefined : { kind: 'watch', at, id: watch.id };
};

const botDue =
  (tardyMs: number) =>
  ({ id, due, answer, must }: BotQuestion): Due | undefined =>
    must || answer ? { kind: 'bot', at: answer ? due : due + tardyMs, ask: id } : undefined;

/** What the silence of a seat leads to. */
const silenceDue = (setup: GameSetup, { table, seen }: Room): Due | undefined => {
  if (table.phase === 'closed' || table.phase === 'unborn') return undefined;
  const absence = absenceOf(setup, table);
  return earliest(table.chairs, (chair, seat) => {
    if (!isPeopled(chair) || chair.sitter?.kind !== 'person') return undefined;
    const since = seen.get(chair.sitter.person.id) ?? 0;
    if (!chair.dropped) return { kind: 'drop', at: since + SILENCE_MS, seat };
    if (isSolo(table) && (table.phase === 'starting' || (table.phase === 'lobby' && table.ending)))
      return { kind: 'forsake', at: since + FORSAKEN_MS, seat };
    return table.phase === 'playing' && !isSolo(table) ? absenceDue(absence, chair, seat, since) : undefined;
  });
};

const absenceDue = (
  { botAfterMs, forfeitAfterMs }: Absence,
  { hand }: Chair,
  seat: Seat,
  since: number,
): Due | undefined =>
  earlier(
    botAfterMs !== null && hand === 'player' ? { kind: 'takeOver', at: since + botAfterMs, seat } : undefined,
    forfeitAfterMs !== null ? { kind: 'forfeit', at: since + forfeitAfterMs, seat } : undefined,
  );
