import { type BySide, type Side, sideOf } from '@majlis/kernel';
import { FIRST_POINTS, type MatchResult, type PointsCase, pointsAfter } from './points.ts';
import { pointsInSeason } from './season.ts';
import { expectation, NEW_SKILL, type Skill, skillsAfter } from './skill.ts';

/** Where a person stands in a pool. */
export interface Standing extends Skill {
  readonly points: number;
  readonly played: number;
  readonly won: number;
  /** The season of the points. */
  readonly season: string;
}

export const newStanding = (season: string): Standing => ({
  ...NEW_SKILL,
  points: FIRST_POINTS,
  played: 0,
  won: 0,
  season,
});

/** CLUB-3.12  The same standing, in a season that may be a later one. */
export const inSeason = (standing: Standing, season: string): Standing => ({
  ...standing,
  points: pointsInSeason(standing.points, standing.season, season),
  season,
});

/** How a seat bore itself, in the words of the table. */
export type RatedConduct = 'present' | 'absent' | 'excused' | 'left';

/** A match that is to be rated: one entry for each seat. */
export interface RatedMatch {
  readonly seats: readonly { readonly standing: Standing; readonly conduct: RatedConduct }[];
  /** `undefined`: it ended without a result, because everybody had gone. */
  readonly winner: Side | null | undefined;
  readonly season: string;
}

export interface RatedSeat {
  readonly before: Standing;
  readonly after: Standing;
  /** Of the own side before the match, by everybody's skill. */
  readonly forecast: number;
  /** The same, with the own skill as the own points tell it: what the points are reckoned by. */
  readonly expected: number;
}

/** CLUB-3.8  Everybody's standing after a match, seat by seat. */
export const ratedMatch = (match: RatedMatch): readonly RatedSeat[] => {
  const before = match.seats.map(({ standing }) => inSeason(standing, match.season));
  const sides = bySides(before);
  const first = expectation(sides);
  const lost: BySide<readonly Skill[]> = [skillsAfter(sides, 1)[0], skillsAfter(sides, 0)[1]];
  const fair = match.winner === undefined ? sides : skillsAfter(sides, match.winner);
  return match.seats.map(({ conduct }, seat) => {
    const standing = before[seat] ?? newStanding(match.season);
    const forecast = sideOf(seat) === 0 ? first : 1 - first;
    const expected = expectedOf(before, seat);
    if (conduct === 'excused') return { before: standing, after: standing, forecast, expected };
    const part = partOf(match, seat);
    const skill = skillAt(part === 'deserter' ? lost : fair, seat);
    const result = resultOf(match.winner, seat);
    const points = pointsAfter({ points: standing.points, played: standing.played, expected, result, part });
    const won = standing.won + (result === 'win' && part !== 'deserter' ? 1 : 0);
    return {
      before: standing,
      after: { ...standing, ...skill, points, won, played: standing.played + 1 },
      forecast,
      expected,
    };
  });
};

/** CLUB-3.5  So many points are worth a step of the skill. */
const POINTS_A_STEP = 20;

/** CLUB-3.5  Points below the skill rise faster than they fall, and the other way round: in time they tell it, whatever a season took. */
const expectedOf = (before: readonly Standing[], seat: number): number => {
  const told = before.map((standing, at) =>
    at === seat ? { ...standing, mu: NEW_SKILL.mu + (standing.points - FIRST_POINTS) / POINTS_A_STEP } : standing,
  );
  const first = expectation(bySides(told));
  return sideOf(seat) === 0 ? first : 1 - first;
};

const bySides = (standings: readonly Standing[]): BySide<readonly Skill[]> => [
  standings.filter((_, seat) => sideOf(seat) === 0),
  standings.filter((_, seat) => sideOf(seat) === 1),
];

const skillAt = (sides: BySide<readonly Skill[]>, seat: number): Skill => {
  const { mu, sigma } = sides[sideOf(seat)][Math.floor(seat / 2)] ?? NEW_SKILL;
  return { mu, sigma };
};

const resultOf = (winner: Side | null | undefined, seat: number): MatchResult | null => {
  if (winner === undefined) return null;
  if (winner === null) return 'draw';
  return winner === sideOf(seat) ? 'win' : 'loss';
};

const hasDeserted = (conduct: RatedConduct | undefined): boolean => conduct === 'absent' || conduct === 'left';

/** CLUB-3.7, 3.9 */
const partOf = ({ seats }: RatedMatch, seat: number): PointsCase['part'] => {
  if (hasDeserted(seats[seat]?.conduct)) return 'deserter';
  const partners = seats.filter((_, other) => other !== seat && sideOf(other) === sideOf(seat));
  return partners.some(({ conduct }) => hasDeserted(conduct)) ? 'bereft' : 'present';
};
