import { type Seat, sideOf } from '@majlis/kernel';
import type { LogLine } from '@majlis/table';
import { storedMatch } from '../report/match-verdict.ts';
import type { Store } from '../store/index.ts';
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

const looked = async (store: Store, match: string, pool: OfferedPool | undefined): Promise<void> => {
  const { db } = store.engine;
  const found = await storedMatch(store, match);
  const rows = await db.selectFrom('rated').select(['person', 'seat', 'kind']).where('match_id', '=', match).execute();
  for (const { person, seat, kind } of rows) {
    const seen: SeenSeat | undefined =
      found && pool
        ? seenBy(
            pool,
            found.setup.game,
            found.options,
            found.lines.filter(({ seq }) => seq >= found.first),
            seat,
            rows.length,
          )
        : undefined;
    await db
      .updateTable('rated')
      .set({ behind: seen?.behind ?? 0, stood: kind === 'escape' ? (seen?.stood ?? 'level') : null })
      .where('match_id', '=', match)
      .where('person', '=', person)
      .execute();
  }
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
