import type { Side } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { bandOf, LEAGUES, leagueOf } from './league.ts';
import { costOfLoss, FIRST_POINTS, type PointsCase, pointsAfter } from './points.ts';
import { pointsInSeason, seasonEnd, seasonOf, seasonsBetween } from './season.ts';
import { expectation, NEW_SKILL, skillScale, skillsAfter } from './skill.ts';
import { inSeason, newStanding, type RatedConduct, ratedMatch, type Standing } from './standing.ts';

const four = [newStanding('2026-4'), newStanding('2026-4'), newStanding('2026-4'), newStanding('2026-4')];

const rated = (
  winner: Side | null | undefined,
  conduct: readonly RatedConduct[],
  standings: readonly Standing[] = four,
) =>
  ratedMatch({
    seats: standings.map((standing, seat) => ({ standing, conduct: conduct[seat] ?? 'present' })),
    winner,
    season: '2026-4',
  });

const gains = (seats: ReturnType<typeof rated>) => seats.map(({ before, after }) => after.points - before.points);

test('[CLUB-3.1] who wins is thought stronger, who loses weaker, and both are better known', () => {
  const [won, lost] = skillsAfter(
    [
      [NEW_SKILL, NEW_SKILL],
      [NEW_SKILL, NEW_SKILL],
    ],
    0,
  );
  expect(won[0]?.mu).toBeGreaterThan(25);
  expect(lost[0]?.mu).toBeLessThan(25);
  expect(won[0]?.sigma).toBeLessThan(NEW_SKILL.sigma);
  const [one, other] = skillsAfter([[NEW_SKILL], [NEW_SKILL]], null);
  expect(one[0]?.mu).toBeCloseTo(other[0]?.mu ?? 0, 12);
});

test('[CLUB-3.2] a newcomer is paired as 1,500', () => {
  expect(skillScale(NEW_SKILL)).toBe(1_500);
  expect(skillScale({ mu: 30, sigma: 1 })).toBe(1_700);
});

test('[CLUB-3.3] the expectations of both sides are one, and equals expect half', () => {
  const strong = { mu: 30, sigma: 2 };
  expect(expectation([[NEW_SKILL], [NEW_SKILL]])).toBe(0.5);
  expect(expectation([[strong], [NEW_SKILL]])).toBeGreaterThan(0.5);
  expect(expectation([[strong], [NEW_SKILL]]) + expectation([[NEW_SKILL], [strong]])).toBeCloseTo(1, 12);
});

test('[CLUB-3.4] everybody begins with 1,300 points', () => {
  expect(newStanding('2026-4').points).toBe(FIRST_POINTS);
  expect(FIRST_POINTS).toBe(1_300);
});

const POINTS: readonly (readonly [string, Partial<PointsCase>, number])[] = [
  ['[CLUB-3.5] a newcomer wins among equals', {}, 1_340],
  ['[CLUB-3.5] a newcomer loses among equals', { result: 'loss' }, 1_260],
  ['[CLUB-3.5] the eleventh match counts half', { played: 10 }, 1_320],
  ['[CLUB-3.5] a win that was expected', { played: 10, expected: 0.75 }, 1_310],
  ['[CLUB-3.5] a loss that was not', { played: 10, expected: 0.75, result: 'loss' }, 1_270],
  ['[CLUB-3.5] a draw of the weaker side', { played: 10, expected: 0.25, result: 'draw' }, 1_310],
  ['[CLUB-3.5] a draw of the stronger side', { played: 10, expected: 0.75, result: 'draw' }, 1_290],
  ['[CLUB-3.6] a win brings 4 at least', { played: 10, expected: 0.99 }, 1_304],
  ['[CLUB-3.6] a loss costs 4 at least', { played: 10, expected: 0.01, result: 'loss' }, 1_296],
  ['[CLUB-3.6] nobody falls below 800', { points: 810, result: 'loss' }, 800],
  ['[CLUB-3.7] a deserter of the losing side loses twice', { played: 10, result: 'loss', part: 'deserter' }, 1_260],
  ['[CLUB-3.7] a deserter of the winning side too', { played: 10, part: 'deserter' }, 1_260],
  ['[CLUB-3.7] and where everybody had gone', { played: 10, result: null, part: 'deserter' }, 1_260],
  ['[CLUB-3.9] the partner of a deserter loses half', { played: 10, result: 'loss', part: 'bereft' }, 1_290],
  ['[CLUB-3.9] and wins whole', { played: 10, part: 'bereft' }, 1_320],
];

test.each(POINTS)('%s', (_, one, points) => {
  expect(pointsAfter({ points: 1_300, played: 0, expected: 0.5, result: 'win', part: 'present', ...one })).toBe(points);
});

test('[CLUB-3.7] what leaving would cost can be said beforehand', () => {
  expect(2 * costOfLoss({ played: 12, expected: 0.5 })).toBe(40);
});

test('[CLUB-3.5] four newcomers', () => {
  expect(gains(rated(0, []))).toEqual([40, -40, 40, -40]);
  expect(rated(0, []).map(({ after }) => [after.played, after.won])).toEqual([
    [1, 1],
    [1, 0],
    [1, 1],
    [1, 0],
  ]);
  expect(gains(rated(null, []))).toEqual([0, 0, 0, 0]);
});

test('[CLUB-3.5] points that lag behind the skill rise faster than they fall', () => {
  const [low, , high] = rated(
    0,
    [],
    [{ ...newStanding('2026-4'), points: 1_200 }, four[1]!, { ...newStanding('2026-4'), points: 1_400 }, four[3]!],
  );
  expect(low?.forecast).toBe(0.5);
  expect(low!.after.points - 1_200).toBeGreaterThan(40);
  expect(high!.after.points - 1_400).toBeLessThan(40);
});

test('[CLUB-3.7] whoever deserts loses double and in skill too, though the side has won', () => {
  const seats = rated(0, ['left']);
  expect(gains(seats)).toEqual([-80, -40, 40, -40]);
  expect(seats[0]?.after.mu).toBeLessThan(25);
  expect(seats[2]?.after.mu).toBeGreaterThan(25);
  expect(seats[0]?.after.won).toBe(0);
});

test('[CLUB-3.9] one drops when losing: the partner loses half, the others win what they win', () => {
  expect(gains(rated(1, ['absent']))).toEqual([-80, 40, -20, 40]);
});

test('[CLUB-3.8] who is excused is as before, and the others are not', () => {
  const seats = rated(1, ['excused']);
  expect(gains(seats)).toEqual([0, 40, -40, 40]);
  expect(seats[0]?.after).toEqual(seats[0]?.before);
});

test('[CLUB-3.7] a match that everybody left costs everybody', () => {
  const seats = rated(undefined, ['left', 'left', 'left', 'left']);
  expect(gains(seats)).toEqual([-80, -80, -80, -80]);
  for (const { after } of seats) expect(after.mu).toBeLessThan(25);
});

test('[CLUB-3.10] leagues are bands of the points', () => {
  expect([800, 1_199, 1_200, 1_399, 1_400, 1_600, 1_800, 2_500].map(leagueOf)).toEqual([
    'edge',
    'edge',
    'cushion',
    'cushion',
    'carpet',
    'hearth',
    'honour',
    'honour',
  ]);
  expect(LEAGUES.map(bandOf).map(({ from, below }) => [from, below])).toEqual([
    [0, 1_200],
    [1_200, 1_400],
    [1_400, 1_600],
    [1_600, 1_800],
    [1_800, null],
  ]);
});

test('[CLUB-3.11] a season ends with its quarter', () => {
  const end = (text: string) => new Date(seasonEnd(Date.parse(text))).toISOString().slice(0, 10);
  expect(['2026-01-01', '2026-11-18', '2028-02-29'].map(end)).toEqual(['2026-04-01', '2027-01-01', '2028-04-01']);
});

test('[CLUB-3.11] a season is a quarter of the year', () => {
  const at = (text: string) => seasonOf(Date.parse(text));
  expect(at('2026-03-31T23:59:59.999Z')).toBe('2026-1');
  expect(at('2026-04-01T00:00:00Z')).toBe('2026-2');
  expect(at('2024-02-29T12:00:00Z')).toBe('2024-1');
  expect(at('2026-12-31T23:59:59Z')).toBe('2026-4');
  for (let day = Date.UTC(2023, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
    const date = new Date(day);
    expect(seasonOf(day)).toBe(`${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`);
  }
  expect(seasonsBetween('2025-4', '2026-2')).toBe(2);
});

test('[CLUB-3.12] at the end of a season points are pulled a quarter of the way to 1,500', () => {
  expect(pointsInSeason(1_900, '2026-3', '2026-4')).toBe(1_800);
  expect(pointsInSeason(1_100, '2026-3', '2026-4')).toBe(1_200);
  expect(pointsInSeason(1_900, '2026-3', '2027-1')).toBe(1_725);
  expect(pointsInSeason(1_900, '2026-4', '2026-4')).toBe(1_900);
  const last = { ...newStanding('2026-3'), points: 1_900 };
  expect(inSeason(last, '2026-4')).toEqual({ ...last, points: 1_800, season: '2026-4' });
  expect(rated(0, [], [last, last, last, last])[0]?.after.points).toBe(1_809); // more than the skill: a win was expected
});
