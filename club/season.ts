import { civil } from './calendar.ts';

const DAY_MS = 86_400_000;

/** CLUB-3.11  A quarter of the year in UTC: `2026-4`, told from the ms since 1970. */
export const seasonOf = (at: number): string => {
  const { year, month } = civil(Math.floor(at / 86_400_000));
  return `${year}-${Math.floor((month - 1) / 3) + 1}`;
};

/** When the season of a moment is over. */
export const seasonEnd = (at: number): number => {
  const season = seasonOf(at);
  let day = Math.floor(at / DAY_MS) + 1;
  while (seasonOf(day * DAY_MS) === season) day += 1;
  return day * DAY_MS;
};

/** How many seasons lie between two. */
export const seasonsBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

const numberOf = (season: string): number => {
  const [year = 0, quarter = 0] = season.split('-').map(Number);
  return 4 * year + quarter;
};

/** CLUB-3.12  At the end of a season the points are pulled a quarter of the way to the middle. */
const MIDDLE = 1_500;

export const pointsInSeason = (points: number, from: string, to: string): number => {
  let pulled = points;
  for (let left = Math.max(0, seasonsBetween(from, to)); left > 0; left--) pulled += Math.round((MIDDLE - pulled) / 4);
  return pulled;
};
