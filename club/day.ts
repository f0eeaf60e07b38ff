import { civil } from './calendar.ts';

const DAY_MS = 86_400_000;
/** CLUB-5.1  Midnight in Riyadh is nine in the evening in UTC. */
const RIYADH_MS = 3 * 3_600_000;

/** CLUB-5.1  So many deals has a day. */
export const DEALS_A_DAY = 8;

/** CLUB-5.1  The day of a moment, told from the ms since 1970: whole days since 1970-01-01. */
export const dayOf = (at: number): number => Math.floor((at + RIYADH_MS) / DAY_MS);

/** When a day begins, and the one before it ends. */
export const dayBegins = (day: number): number => day * DAY_MS - RIYADH_MS;

/** CLUB-5.9  The first day of a day's month, and the first of the next. */
export const monthOf = (day: number): { readonly first: number; readonly next: number } => {
  const first = day - civil(day).date + 1;
  // No month is longer than 31 days, and the 32nd day from its first is in the next.
  const after = first + 31;
  return { first, next: after - civil(after).date + 1 };
};

/** CLUB-5.2  The deal that is to be played next, or is being played; undefined: the day is done. */
export const nextDeal = (done: readonly number[]): number | undefined =>
  Array.from({ length: DEALS_A_DAY }, (_, i) => i + 1).find(deal => !done.includes(deal));

/** CLUB-5.10  How many of these days stand in a row up to today; a day that is not over yet breaks nothing. */
export const streakOf = (days: readonly number[], today: number): number => {
  const done = new Set(days);
  let last = done.has(today) ? today : today - 1;
  let streak = 0;
  while (done.has(last)) {
    streak += 1;
    last -= 1;
  }
  return streak;
};
