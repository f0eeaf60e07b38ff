/** CLUB-3.4 */
export const FIRST_POINTS = 1_300;
/** CLUB-3.6 */
const FLOOR = 800;
const LEAST = 4;
const SETTLING = 10;

export type MatchResult = 'win' | 'loss' | 'draw';

/** What a match does to the points of one who took part in it. */
export interface PointsCase {
  readonly points: number;
  /** Matches of this pool before this one. */
  readonly played: number;
  /** Of the own side, before the match. */
  readonly expected: number;
  /** null: there is no result. */
  readonly result: MatchResult | null;
  /** deserter: absent or gone when it ended. bereft: a partner was. */
  readonly part: 'present' | 'deserter' | 'bereft';
}

/** CLUB-3.5  A newcomer's points move faster. */
const weight = (played: number): number => (played < SETTLING ? 80 : 40);

export const pointsAfter = (one: PointsCase): number => Math.max(FLOOR, one.points + change(one));

/** CLUB-3.7  What a loss would cost now, and leaving twice as much. */
export const costOfLoss = ({ played, expected }: Pick<PointsCase, 'played' | 'expected'>): number =>
  Math.max(LEAST, Math.round(weight(played) * expected));

const change = (one: PointsCase): number => {
  const loss = costOfLoss(one);
  if (one.part === 'deserter') return -2 * loss;
  switch (one.result) {
    case 'win':
      return Math.max(LEAST, Math.round(weight(one.played) * (1 - one.expected)));
    case 'draw':
      return Math.round(weight(one.played) * (0.5 - one.expected));
    case 'loss':
      return one.part === 'bereft' ? -Math.round(loss / 2) : -loss;
    case null:
      return 0;
  }
};
