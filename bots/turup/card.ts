import type { Random } from '@majlis/kernel';
import type { TurupBelief } from './belief.ts';
import { choices } from './choice.ts';
import { sensible } from './heuristic.ts';
import { sureLead } from './lead.ts';
import { weighed } from './lookahead.ts';
import { allowed } from './playout.ts';
import type { TurupStakes } from './stakes.ts';

/** The card of plain good sense. */
export const plainCard = ({ playout, seat, duties }: TurupBelief): number => sensible(playout, seat, duties);

/** By so many standard errors another card must do better than the plain one, for guesses are only guesses; and by more than a winner that could be cashed. */
const DOUBT = 1;
const SURE_WINNER = 3;

/** The card that does best in deals as they may lie. The budget is how many deals may be played out for it. */
export const weighedCard = (belief: TurupBelief, stakes: TurupStakes, budget: number, random: Random): number => {
  const plain = plainCard(belief);
  const others = choices(belief.playout, belief.seat, belief.duties).filter(code => code !== plain);
  const deals = Math.floor(budget / (others.length + 1));
  if (others.length === 0 || deals < 2) return plain;
  const doubt = isSureLead(belief, plain) ? SURE_WINNER : DOUBT;
  let [card, most] = [plain, 0];
  weighed(belief, stakes, plain, others, deals, random).forEach(({ gain, error }, at) => {
    const sure = gain - doubt * error;
    if (sure > most) [card, most] = [others[at] ?? plain, sure];
  });
  return card;
};

export const isSureLead = ({ playout, seat, duties }: TurupBelief, code: number): boolean =>
  playout.sat === 0 && sureLead(playout, seat, allowed(playout, seat, duties)) === code;
