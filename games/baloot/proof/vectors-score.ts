import type { BySide, Side } from '@majlis/kernel';
import type { Areas } from '@majlis/kernel/vectors';
import { matchOutcome } from '../score/match.ts';
import { count } from '../score/rounding.ts';
import { score, scoreQayd } from '../score/score.ts';
import { type GivenHouse, type GivenScore, reckoningOf, rulesOf } from './vectors-given.ts';

export const scored = (given: GivenScore) => {
  const { points, outcome, winsMatch } = score(reckoningOf(given), rulesOf(given));
  return { points, outcome, matchWinner: winsMatch };
};

export const fined = (loser: Side, given: GivenScore) => {
  const { points, winsMatch } = scoreQayd(loser, reckoningOf(given), rulesOf(given));
  return { points, matchWinner: winsMatch };
};

interface Standing extends GivenHouse {
  readonly scores: BySide<number>;
  /** Who has won a round at Gahwa (BAL-17.4). */
  readonly gahwaWinner?: Side | null;
}

/** The points of the last round stand there under one name or another: they are the other pair. */
const lastRound = (given: Standing): BySide<number> => {
  const pair: unknown = Object.entries(given).find(([name, value]) => name !== 'scores' && Array.isArray(value))?.[1];
  return Array.isArray(pair) ? [Number(pair[0]), Number(pair[1])] : [0, 0];
};

const matchEnd = (given: Standing) => {
  const round = { points: lastRound(given), winsMatch: given.gahwaWinner ?? null };
  const outcome = matchOutcome(given.scores, round, rulesOf(given));
  return { over: outcome !== undefined, winner: outcome?.winner ?? null };
};

export const scoreAreas: Areas = {
  rounding: (given: GivenScore) => ({ points: count(reckoningOf(given), rulesOf(given)) }),
  round_scoring: scored,
  khasara: scored,
  doubling_score: scored,
  kaboot: scored,
  qayd_score: (given: GivenScore & { loserTeam: Side }) => fined(given.loserTeam, given),
  match_end: matchEnd,
};
