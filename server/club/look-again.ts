import { isPattern } from '@majlis/club';
import { type Seat, sideOf } from '@majlis/kernel';
import type { LogLine } from '@majlis/table';
import { storedMatch } from '../report/match-verdict.ts';
import { factsOf } from '../store/club/facts.ts';
import { reportPattern } from '../store/desk/reports.ts';
import type { Store } from '../store/index.ts';
import { addedUp, ifReadable } from '../store/unreadable.ts';
import { type OfferedPool, poolOf } from './pools.ts';

/** How a seat's side stood while the seat was there: the share of the time behind, and how it stood at the last. */
export interface SeenSeat {
  readonly behind: number;
  readonly stood: 'behind' | 'level' | 'ahead';
}

const AT_ONCE = 20;

/** CLUB-4.4  Matches that nobody has looked at yet are played through again: who was behind, and when somebody left. */
export const lookAgain = async (store: Store): Promise<number> => {
  const { db } = store.engine;
  const due = await db
    .selectFrom('rated')
    .select(['match_id', 'pool'])
    .distinct()
    .where('behind', 'is', null)
    .where('kind', 'in', ['clean', 'escape'])
    .limit(AT_ONCE)
    .execute();
  for (const { match_id, pool } of due) await looked(store, match_id, poolOf(pool));
  return due.length;
};

/** Of a match that nobody can read it is noted that nothing was seen: else it would be in the way of all others for ever. */
const looked = async (store: Store, match: string, pool: OfferedPool | undefined): Promise<void> => {
  const { db } = store.engine;
  const rows = await db.selectFrom('rated').select(['person', 'seat', 'kind']).where('match_id', '=', match).execute();
  const seats = rows.map(({ seat }) => seat);
  const seen = pool && (await ifReadable(seenIn(store, match, pool, seats)));
  for (const { person, seat, kind } of rows) {
    const { behind = 0, stood = 'level' } = seen?.get(seat) ?? {};
    await db
      .updateTable('rated')
      .set({ behind, stood: kind === 'escape' ? stood : null })
      .where('match_id', '=', match)
      .where('person', '=', person)
      .execute();
    if (kind === 'escape' && isPattern(await factsOf(db, person)))
      await reportPattern(db, match, seat, person, Date.now());
  }
};

const seenIn = async (
  store: Store,
  match: string,
  pool: OfferedPool,
  seats: readonly Seat[],
): Promise<ReadonlyMap<Seat, SeenSeat>> => {
  const found = await storedMatch(store, match);
  if (!found) return new Map();
  const { setup, options, first } = found;
  const lines = found.lines.filter(({ seq }) => seq >= first);
  const seen = (seat: Seat) => [seat, seenBy(pool, setup.game, options, lines, seat, seats.length)] as const;
  return addedUp(() => new Map(seats.map(seen)));
};

interface Played {
  open(options: object, seats: number): unknown;
  evolve(state: unknown, event: { readonly kind: string }): unknown;
}

/** Time is counted until the seat was last given up; who came back was there. */
export const seenBy = (
  { lead }: Pick<OfferedPool, 'lead'>,
  game: Played,
  options: object,
  lines: readonly LogLine[],
  seat: Seat,
  seats: number,
): SeenSeat => {
  const until = goneAt(lines, seat);
  const span = { all: 0, behind: 0 };
  let state = game.open(options, seats);
  let from = lines[0]?.at ?? 0;
  let standing = 0;
  for (const { seq, at, event } of lines) {
    if (seq > until) break;
    span.all += at - from;
    if (standing < 0) span.behind += at - from;
    from = at;
    if (event.kind === 'game') state = game.evolve(state, event.event);
    standing = sideOf(seat) === 0 ? lead(state) : -lead(state);
  }
  const stood = standing < 0 ? 'behind' : standing > 0 ? 'ahead' : 'level';
  return { behind: span.all === 0 ? 0 : span.behind / span.all, stood };
};

const goneAt = (lines: readonly LogLine[], seat: Seat): number => {
  let gone = Number.POSITIVE_INFINITY;
  for (const { seq, event } of lines) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'dropped' || event.kind === 'wentAway' || event.kind === 'left') gone = Math.min(gone, seq);
    if (event.kind === 'reconnected' || event.kind === 'returned') gone = Number.POSITIVE_INFINITY;
  }
  return gone;
};
