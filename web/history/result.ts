import { otherSide, type Seat, sideOf } from '@majlis/kernel';
import type { FinishedMatch } from '@majlis/protocol';
import * as v from 'valibot';

const Outcome = v.object({ winner: v.nullable(v.picklist([0, 1])), scores: v.tuple([v.number(), v.number()]) });

export type ResultName = 'won' | 'lost' | 'drawn';

/** How a match ended for one who played it. */
export interface OwnResult {
  readonly seat: Seat;
  readonly result: ResultName;
  /** Ours first; null: it was not told. */
  readonly score: readonly [number, number] | null;
}

export const ownResult = ({ outcome, players }: FinishedMatch, person: string): OwnResult | null => {
  const seat = players.find(player => player.person === person)?.seat;
  if (seat === undefined) return null;
  const parsed = v.safeParse(Outcome, outcome);
  if (!parsed.success) return { seat, result: 'drawn', score: null };
  const { winner, scores } = parsed.output;
  const side = sideOf(seat);
  const result = winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
  return { seat, result, score: [scores[side], scores[otherSide(side)]] };
};
