/** CLUB-3.10  Where one sits in the majlis: bands of the points, the same in all games. */
const BANDS = [
  ['honour', 1_800],
  ['hearth', 1_600],
  ['carpet', 1_400],
  ['cushion', 1_200],
] as const;

export type League = 'edge' | 'cushion' | 'carpet' | 'hearth' | 'honour';

export const LEAGUES: readonly League[] = ['edge', 'cushion', 'carpet', 'hearth', 'honour'];

export const leagueOf = (points: number): League => BANDS.find(([, from]) => points >= from)?.[0] ?? 'edge';

/** The points of a league: from, and below; null: without end. */
export const bandOf = (league: League): { readonly from: number; readonly below: number | null } => {
  const at = BANDS.findIndex(([name]) => name === league);
  const last = BANDS.length - 1;
  return at < 0
    ? { from: 0, below: BANDS[last]?.[1] ?? null }
    : { from: BANDS[at]?.[1] ?? 0, below: BANDS[at - 1]?.[1] ?? null };
};

/** CLUB-3.5  Nobody has a league before so many matches of the pool. */
export const SETTLED_AFTER = 5;
