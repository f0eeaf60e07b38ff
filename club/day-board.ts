import { DEALS_A_DAY } from './day.ts';
import { beatenOf, type FieldPoints, totalOf, withoutOne } from './field.ts';

/** What one of the field came to in a deal. */
export interface DealResultRow {
  readonly person: string;
  readonly deal: number;
  readonly points: number;
}

/** One line of a board. Equal totals share a place. */
export interface DayPlace {
  readonly person: string;
  readonly place: number;
  /** Per cent; of a month the sum of them. */
  readonly total: number;
  /** How many days it is made of. */
  readonly days: number;
}

/** The field of each deal. */
export const fieldsOf = (rows: readonly DealResultRow[]): ReadonlyMap<number, readonly FieldPoints[]> =>
  new Map(
    [...Map.groupBy(rows, ({ deal }) => deal)].map(([deal, played]) => [
      deal,
      [...Map.groupBy(played, ({ points }) => points)].map(([points, same]) => ({ points, people: same.length })),
    ]),
  );

/** CLUB-5.7  Those who have played every deal of the day, the best first. Whoever has nobody to be compared with in a deal has half of it. */
export const boardOfDay = (rows: readonly DealResultRow[]): readonly DayPlace[] => {
  const fields = fieldsOf(rows);
  const whole = [...Map.groupBy(rows, ({ person }) => person)].filter(([, own]) => own.length === DEALS_A_DAY);
  return placed(
    whole.map(([person, own]) => ({
      person,
      total: totalOf(own.map(row => beatenIn(fields, row))) ?? 0,
      days: 1,
    })),
  );
};

const beatenIn = (fields: ReadonlyMap<number, readonly FieldPoints[]>, { deal, points }: DealResultRow): number =>
  beatenOf(points, withoutOne(fields.get(deal) ?? [], points)) ?? 50;

/** CLUB-5.9  So many days of a month count, the best of them. */
const BEST_DAYS = 20;

/** CLUB-5.9  The board of a month from the totals of its days. */
export const boardOfMonth = (
  days: readonly { readonly person: string; readonly total: number }[],
): readonly DayPlace[] =>
  placed(
    [...Map.groupBy(days, ({ person }) => person)].map(([person, own]) => {
      const best = own
        .map(({ total }) => total)
        .sort((a, b) => b - a)
        .slice(0, BEST_DAYS);
      return { person, total: best.reduce((sum, one) => sum + one, 0), days: best.length };
    }),
  );

const placed = (people: readonly Omit<DayPlace, 'place'>[]): readonly DayPlace[] => {
  const ordered = [...people].sort((a, b) => b.total - a.total || (a.person < b.person ? -1 : 1));
  let place = 0;
  return ordered.map((one, at) => {
    if (one.total !== ordered[at - 1]?.total) place = at + 1;
    return { ...one, place };
  });
};

/** CLUB-5.8  Bars of 5 % from 20 to 80; what lies outside stands in the first or the last. */
const FROM = 20;
const WIDE = 5;
const BARS = 12;

export const barOf = (total: number): number => Math.min(BARS - 1, Math.max(0, Math.floor((total - FROM) / WIDE)));

export const histogramOf = (board: readonly { readonly total: number }[]): readonly number[] => {
  const bars = Array.from({ length: BARS }, () => 0);
  for (const { total } of board) bars[barOf(total)] = (bars[barOf(total)] ?? 0) + 1;
  return bars;
};
