import type { Seat } from '@majlis/kernel';
import type { ReplayStop } from '@/match/frames.ts';
import { tricksIn } from '@/match/stops.ts';
import type { MatchMoment } from '@/match/use-review.ts';

/** A trick or a turn of a round, with the choices that were made in it. */
export interface JudgedTrick {
  /** The stop at which it is over. */
  readonly stop: number;
  /** In the order in which they were made. */
  readonly moments: readonly MatchMoment[];
}

/** The tricks or turns of a round. */
export const tricksOf = (
  stops: readonly ReplayStop[],
  round: number,
  moments: ReadonlyMap<number, MatchMoment>,
): readonly JudgedTrick[] => {
  const ends = tricksIn(stops, round);
  const begin = stops.find(stop => stop.round === round)?.at ?? 0;
  const all = [...moments.values()].filter(({ action }) => 'card' in action);
  return ends.map((stop, i) => {
    const from = i === 0 ? begin : (stops[ends[i - 1] ?? 0]?.at ?? 0);
    const to = stops[stop]?.at ?? 0;
    return { stop, moments: all.filter(({ at }) => at > from && at <= to) };
  });
};

/** Whoever leads the next trick took this one; null: it is not told. */
export const takerOf = (tricks: readonly JudgedTrick[], nth: number): Seat | null =>
  tricks[nth + 1]?.moments[0]?.seat ?? null;
