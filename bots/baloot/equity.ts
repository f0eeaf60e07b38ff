import type { BalootState } from '@majlis/baloot';
import { exp } from '../exact.ts';
import type { Utility } from './search.ts';
import { balance, fullPoints } from './stakes.ts';

/** How fast a lead of points becomes a lead in chances; fitted to self-played matches. */
const SLOPE = 0.4;
/** Near the end the luck of one round is left. */
const NEAR = 8;

/** The chance to win the match from these points, playing to `target`. */
export const winChance = (own: number, theirs: number, target: number): number => {
  if (Math.max(own, theirs) >= target && own !== theirs) return own > theirs ? 1 : 0;
  return 1 / (1 + exp((-SLOPE * (own - theirs)) / Math.sqrt(Math.max(NEAR, 2 * target - own - theirs))));
};

const ABNAT = 0.01;

/** A round is worth what it does to the chance of side 0 to win the match, in hundredths. */
export const equity = ({ scores, options: { target } }: BalootState): Utility => {
  const before = winChance(scores[0], scores[1], target);
  return (playout, stakes) => {
    const lead = balance(playout, stakes);
    const all = Math.max(Math.abs(lead), fullPoints(stakes));
    const after =
      stakes.times > 4
        ? Number(lead > 0)
        : winChance(scores[0] + (all + lead) / 2, scores[1] + (all - lead) / 2, target);
    return 100 * (after - before) + ABNAT * (playout.raw[0] - playout.raw[1]);
  };
};
