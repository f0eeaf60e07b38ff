import type { Random } from '@majlis/kernel';
import { FOUR, lowestOf } from './deck.ts';
import type { Eyes } from './eyes.ts';
import { weighed } from './lookahead.ts';
import { allowed, held, unseen } from './run.ts';
import { sensible } from './sense.ts';
import type { Stakes } from './stakes.ts';

/** The card of plain good sense. */
export const plainCard = ({ run, seat, bonds }: Eyes): number => sensible(run, seat, bonds);

/** By so much another card must do better than the plain one: guesses are only guesses. */
const DOUBT = 0.1;

/** The card that does best in deals as they may lie. The budget is how many deals may be played out for it. */
export const weighedCard = (eyes: Eyes, stakes: Stakes, budget: number, random: Random): number => {
  const plain = plainCard(eyes);
  const others = worthTrying(eyes).filter(code => code !== plain);
  const deals = Math.floor(budget / (others.length + 1));
  if (others.length === 0 || deals === 0) return plain;
  const sign = eyes.seat % 2 === 0 ? 1 : -1;
  const [first = 0, ...values] = weighed(eyes, stakes, [plain, ...others], deals, random).map(value => value * sign);
  const most = Math.max(...values);
  return most > first + DOUBT ? (others[values.indexOf(most)] ?? plain) : plain;
};

/** The cards that differ: of neighbours with nothing out between them only the lowest. */
const worthTrying = ({ run, seat, bonds }: Eyes): readonly number[] => {
  const suits = allowed(run, seat, bonds);
  return FOUR.filter(suit => (suits >> suit) & 1).flatMap(suit => {
    const out = unseen(run, seat, suit);
    const codes: number[] = [];
    let last = -1;
    for (let left = held(run, seat, suit); left; left &= left - 1) {
      const rank = lowestOf(left);
      const between = ((1 << rank) - 1) & ~((2 << Math.max(last, 0)) - 1) & out;
      if (last < 0 || between) codes.push(suit * 16 + rank);
      last = rank;
    }
    return codes;
  });
};
