import { bandOf, LEAGUES, type League, leagueOf, SETTLED_AFTER } from '@majlis/club';
import type { MatchPoints } from '@majlis/protocol/club';
import type { Engine } from '../store/engine.ts';

const leagueAfter = (points: number, played: number): League | null =>
  played < SETTLED_AFTER ? null : leagueOf(points);

/** What a ranked match did to the points of one who played it; undefined: it counted for nobody, or not for this person. */
export const matchPoints = async (
  { db }: Pick<Engine, 'db'>,
  match: string,
  person: string,
): Promise<MatchPoints | undefined> => {
  const row = await db
    .selectFrom('rated')
    .select(['pool', 'kind', 'points_before', 'points_after', 'nth'])
    .where('match_id', '=', match)
    .where('person', '=', person)
    .executeTakeFirst();
  if (!row || row.points_before === null || row.points_after === null) return undefined;
  const { pool, points_before: before, points_after: after, nth: played } = row;
  const kind = row.kind === 'escape' || row.kind === 'excused' ? row.kind : 'clean';
  const band = bandOf(leagueOf(after));
  return {
    ...{ pool, kind, before, after, played, band },
    settledAfter: SETTLED_AFTER,
    was: leagueAfter(before, played - 1),
    league: leagueAfter(after, played),
    next: band.below === null ? null : (LEAGUES[LEAGUES.indexOf(leagueOf(after)) + 1] ?? null),
  };
};
