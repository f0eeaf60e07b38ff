import type { Random } from '@majlis/kernel';
import { choices } from './choice.ts';
import type { Eyes } from './eyes.ts';
import { sureLead } from './lead.ts';
import { weighed } from './lookahead.ts';
import { allowed } from './run.ts';
import { sensible } from './sense.ts';
import type { Stakes } from './stakes.ts';

/** The card of plain good sense. */
export const plainCard = ({ run, seat, bonds }: Eyes): number => sensible(run, seat, bonds);

/** By so many standard errors another card must do better than the plain one, for guesses are only guesses; and by more than a winner that could be cashed. */
const DOUBT = 1;
const SURE_WINNER = 3;

/** The card that does best in deals as they may lie. The budget is how many deals may be played out for it. */
export const weighedCard = (eyes: Eyes, stakes: Stakes, budget: number, random: Random): number => {
  const plain = plainCard(eyes);
  const others = choices(eyes.run, eyes.seat, eyes.bonds).filter(code => code !== plain);
  const deals = Math.floor(budget / (others.length + 1));
  if (others.length === 0 || deals < 2) return plain;
  const doubt = isSureLead(eyes, plain) ? SURE_WINNER : DOUBT;
  let [card, most] = [plain, 0];
  weighed(eyes, stakes, plain, others, deals, random).forEach(({ gain, error }, at) => {
    const sure = gain - doubt * error;
    if (sure > most) [card, most] = [others[at] ?? plain, sure];
  });
  return card;
};

const isSureLead = ({ run, seat, bonds }: Eyes, code: number): boolean =>
  run.sat === 0 && sureLead(run, seat, allowed(run, seat, bonds)) === code;
