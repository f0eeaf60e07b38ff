/** So many of the field have so many points in a deal. */
export interface FieldPoints {
  readonly points: number;
  readonly people: number;
}

/**
 * CLUB-5.4  The share of the field beaten, in per cent: whoever has fewer points counts one, whoever has as many a half. `others` are the field
 * without oneself. undefined: there is nobody to compare with yet.
 */
export const beatenOf = (own: number, others: readonly FieldPoints[]): number | undefined => {
  const all = others.reduce((sum, { people }) => sum + people, 0);
  if (all === 0) return undefined;
  const beaten = others.reduce(
    (sum, { points, people }) => sum + (points < own ? people : points === own ? people / 2 : 0),
    0,
  );
  return (100 * beaten) / all;
};

/** The field without one who has so many points. */
export const withoutOne = (field: readonly FieldPoints[], own: number): readonly FieldPoints[] =>
  field.map(({ points, people }) => ({ points, people: points === own ? people - 1 : people }));

/** CLUB-5.6  How many points above the mean of the whole field. */
export const aboveMean = (own: number, field: readonly FieldPoints[]): number | undefined => {
  const all = field.reduce((sum, { people }) => sum + people, 0);
  return all === 0 ? undefined : own - field.reduce((sum, { points, people }) => sum + points * people, 0) / all;
};

/** CLUB-5.5  The mean of what was beaten; undefined before there is anything. */
export const totalOf = (beaten: readonly number[]): number | undefined =>
  beaten.length === 0 ? undefined : beaten.reduce((sum, one) => sum + one, 0) / beaten.length;

/** CLUB-5.11  How a deal went, as a square tells it. */
export type DealGrade = 'high' | 'middle' | 'low';

export const gradeOf = (beaten: number): DealGrade => (beaten >= 70 ? 'high' : beaten >= 50 ? 'middle' : 'low');

const SQUARES = { high: '🟩', middle: '🟨', low: '🟥' } as const;

/** CLUB-5.11  A square for each deal, an empty one where nobody could be compared with: it tells of no card. */
export const squaresOf = (beaten: readonly (number | undefined)[]): string =>
  beaten.map(one => (one === undefined ? '⬜' : SQUARES[gradeOf(one)])).join('');
