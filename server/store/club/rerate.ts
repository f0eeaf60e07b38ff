import { newStanding, type RatedConduct, type Standing, seasonOf } from '@majlis/club';
import type { Engine } from '../engine.ts';
import { changesOf, type EndedMatch } from './rating.ts';

export interface Rerating {
  readonly matches: number;
  readonly standings: number;
  /** Where what is stored is not what the matches say, in words. */
  readonly differences: readonly string[];
}

interface Fact {
  readonly match_id: string;
  readonly person: string;
  readonly seat: number;
  readonly pool: string;
  readonly kind: string;
  readonly nth: number;
  readonly points_after: number | null;
  readonly mu: number | null;
  readonly sigma: number | null;
}

/** Every match rated again from the beginning; what is stored must come out, to the last digit. */
export const rerate = async ({ db }: Engine): Promise<Rerating> => {
  const facts = await db
    .selectFrom('rated')
    .select(['match_id', 'person', 'seat', 'pool', 'kind', 'nth', 'points_after', 'mu', 'sigma'])
    .where('kind', '!=', 'no-show')
    .orderBy('seat')
    .execute();
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'ended_at', 'outcome'])
    .where('id', 'in', db.selectFrom('rated').select('match_id').distinct())
    .orderBy('ended_at')
    .orderBy('id')
    .execute();
  const byMatch = Map.groupBy(facts, ({ match_id }) => match_id);
  const matches = rows.map(({ id, ended_at, outcome }) => matchOf(id, ended_at, outcome, byMatch.get(id) ?? []));
  const { standings, differences } = replayed(matches, byMatch);
  const stored = await db.selectFrom('ratings').selectAll().execute();
  const wrong = stored.flatMap(({ person, pool, ...standing }) => {
    const found = standings.get(`${pool} ${person}`);
    return found && isSame(found, standing) ? [] : [`${person} in ${pool}: ${told(standing)}, not ${told(found)}`];
  });
  const missing = standings.size - stored.length;
  return {
    matches: matches.length,
    standings: stored.length,
    differences: [...differences, ...wrong, ...(missing === 0 ? [] : [`${missing} standings are not stored`])],
  };
};

const matchOf = (id: string, endedAt: number, outcome: string, facts: readonly Fact[]): EndedMatch => ({
  id,
  endedAt,
  pool: facts[0]?.pool ?? '',
  winner: JSON.parse(outcome)?.winner,
  seats: facts.map(({ person, kind }) => ({ person, conduct: conductOf(kind) })),
});

const conductOf = (kind: string): RatedConduct =>
  kind === 'clean' ? 'present' : kind === 'excused' ? 'excused' : 'absent';

/** In the order of their ends; where one person's matches ended at nearly the same time, in the order in which they counted. */
const replayed = (matches: readonly EndedMatch[], byMatch: ReadonlyMap<string, readonly Fact[]>) => {
  const standings = new Map<string, Standing>();
  const differences: string[] = [];
  const isNext = ({ id, pool }: EndedMatch): boolean =>
    (byMatch.get(id) ?? []).every(
      ({ person, kind, nth }) =>
        (standings.get(`${pool} ${person}`)?.played ?? 0) === nth - (kind === 'excused' ? 0 : 1),
    );
  let left = matches;
  while (left.length > 0) {
    const later: EndedMatch[] = [];
    for (const match of left) {
      if (isNext(match)) differences.push(...rated(match, standings, byMatch.get(match.id) ?? []));
      else later.push(match);
    }
    if (later.length === left.length) return { standings, differences: [...differences, ...later.map(outOfTurn)] };
    left = later;
  }
  return { standings, differences };
};

const outOfTurn = ({ id }: EndedMatch): string => `match ${id} has no place in the row`;

const rated = (match: EndedMatch, standings: Map<string, Standing>, facts: readonly Fact[]): readonly string[] => {
  const own = new Map(
    match.seats.map(({ person }) => [
      person,
      standings.get(`${match.pool} ${person}`) ?? newStanding(seasonOf(match.endedAt)),
    ]),
  );
  return changesOf(match, own).flatMap(({ after }, seat) => {
    const { person, conduct } = match.seats[seat] ?? { person: '', conduct: 'excused' };
    if (conduct !== 'excused') standings.set(`${match.pool} ${person}`, after);
    const fact = facts[seat];
    const same = fact?.points_after === after.points && fact.mu === after.mu && fact.sigma === after.sigma;
    return same ? [] : [`match ${match.id}, ${person}: ${fact?.points_after} points, not ${after.points}`];
  });
};

const isSame = (one: Standing, other: Standing): boolean => told(one) === told(other);

const told = (standing: Standing | undefined): string =>
  standing
    ? [standing.points, standing.mu, standing.sigma, `${standing.won}/${standing.played}`, standing.season].join(' ')
    : 'nothing';
