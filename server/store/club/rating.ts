import { newStanding, type RatedConduct, type RatedSeat, ratedMatch, type Standing, seasonOf } from '@majlis/club';
import { sideOf } from '@majlis/kernel';
import { type Engine, must, type Statement } from '../engine.ts';
import type { Finish } from '../table-entry.ts';

/** A match that counts, as it is to be rated. */
export interface EndedMatch {
  readonly id: string;
  readonly pool: string;
  readonly endedAt: number;
  readonly seats: readonly { readonly person: string; readonly conduct: RatedConduct }[];
  /** undefined: everybody had gone. */
  readonly winner: 0 | 1 | null | undefined;
}

const CONDUCTS: readonly string[] = ['present', 'absent', 'excused', 'left'] satisfies RatedConduct[];

/** undefined: a fault of the house ended it, or not everybody was a person. It counts for nobody. */
export const endedMatch = (pool: string, { id, endedAt, ending, seats }: Finish): EndedMatch | undefined => {
  if (ending.by === 'voided') return undefined;
  const people = seats.flatMap((sitting, seat) => {
    const conduct = ending.conduct[seat];
    return sitting && 'person' in sitting && conduct !== undefined && isRated(conduct)
      ? [{ person: sitting.person.id, conduct }]
      : [];
  });
  return people.length === seats.length
    ? { id, pool, endedAt, seats: people, winner: ending.outcome?.winner }
    : undefined;
};

const isRated = (conduct: string): conduct is RatedConduct => CONDUCTS.includes(conduct);

export const standingsOf = async (
  { db }: Pick<Engine, 'db'>,
  pool: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, Standing>> => {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('pool', '=', pool)
    .where('person', 'in', [...people])
    .execute();
  return new Map(rows.map(({ person, pool: _, ...standing }) => [person, standing]));
};

/** CLUB-3.8  What a match changes, computed from what stood before it. */
export const changesOf = (match: EndedMatch, standings: ReadonlyMap<string, Standing>): readonly RatedSeat[] => {
  const season = seasonOf(match.endedAt);
  return ratedMatch({
    seats: match.seats.map(({ person, conduct }) => ({
      standing: standings.get(person) ?? newStanding(season),
      conduct,
    })),
    winner: match.winner,
    season,
  });
};

/** The statements that rate a match: good only if nobody's standing has changed since it was read. */
export const ratingOf = async (engine: Engine, match: EndedMatch): Promise<readonly Statement[]> => {
  const standings = await standingsOf(
    engine,
    match.pool,
    match.seats.map(({ person }) => person),
  );
  return changesOf(match, standings).flatMap((change, seat) => {
    const { person, conduct } = match.seats[seat] ?? { person: '', conduct: 'excused' };
    const old = standings.get(person);
    return [
      factOf(engine, match, seat, person, conduct, change),
      ...(conduct === 'excused'
        ? []
        : [
            standingAfter(engine, match.pool, person, old, change.after),
            weekAfter(engine, match, person, change),
            ...badgeOf(engine, match, person, old),
          ]),
    ];
  });
};

const standingAfter = (
  { db }: Engine,
  pool: string,
  person: string,
  old: Standing | undefined,
  after: Standing,
): Statement =>
  old
    ? must(
        db
          .updateTable('ratings')
          .set({ ...after })
          .where('person', '=', person)
          .where('pool', '=', pool)
          .where('played', '=', old.played),
        1,
      )
    : must(db.insertInto('ratings').values({ person, pool, ...after }), 1);

const KINDS = { present: 'clean', excused: 'excused', absent: 'escape', left: 'escape' } as const;

const factOf = (
  { db }: Engine,
  { id, pool, endedAt, winner }: EndedMatch,
  seat: number,
  person: string,
  conduct: RatedConduct,
  { before, after, expected }: RatedSeat,
): Statement =>
  must(
    db.insertInto('rated').values({
      match_id: id,
      person,
      seat,
      pool,
      at: endedAt,
      season: after.season,
      kind: KINDS[conduct],
      stood: null,
      behind: null,
      result: winner === undefined ? null : winner === null ? 'draw' : winner === sideOf(seat) ? 'win' : 'loss',
      points_before: before.points,
      points_after: after.points,
      mu: after.mu,
      sigma: after.sigma,
      expected,
      nth: after.played,
    }),
    1,
  );

const WEEK_MS = 7 * 86_400_000;
/** Weeks begin on Mondays; 1970 began on a Thursday. */
export const weekOf = (at: number): number => Math.floor((at + 3 * 86_400_000) / WEEK_MS);

const weekAfter = (
  { db }: Engine,
  { pool, endedAt }: EndedMatch,
  person: string,
  { before, after }: RatedSeat,
): Statement => {
  const gained = after.points - before.points;
  return must(
    db
      .insertInto('weeks')
      .values({ pool, week: weekOf(endedAt), person, gained })
      .onConflict(conflict =>
        conflict
          .columns(['pool', 'week', 'person'])
          .doUpdateSet(eb => ({ gained: eb('weeks.gained', '+', eb.ref('excluded.gained')) })),
      ),
    1,
  );
};

/** The last season's points stay as a badge. */
const badgeOf = (
  { db }: Engine,
  { pool, endedAt }: EndedMatch,
  person: string,
  old: Standing | undefined,
): readonly Statement[] => {
  if (!old || old.season === seasonOf(endedAt)) return [];
  const badge = db.insertInto('badges').values({ person, pool, season: old.season, points: old.points });
  return [must(badge.onConflict(conflict => conflict.doNothing()))];
};
