import type { Seat } from '@majlis/kernel';
import { above, FOUR, highestOf, lowestOf, TRUMPS } from './deck.ts';
import { allowed, type Bonds, hasPlayed, held, type Run, unseen } from './run.ts';
import { isPartners, isSafe, second, threats } from './sense.ts';

/** The cards between which a good player hesitates. What he would never do is not among them. */
export const choices = (run: Run, seat: Seat, bonds: Bonds): readonly number[] => {
  if (run.sat === 0) return leads(run, seat, allowed(run, seat, bonds));
  const suit = run.lead >> 4;
  return held(run, seat, suit) ? answers(run, seat, suit) : escapes(run, seat);
};

const codesOf = (suit: number, mask: number): readonly number[] => {
  const codes: number[] = [];
  for (let left = mask; left; left &= left - 1) codes.push(suit * 16 + lowestOf(left));
  return codes;
};

/** Of cards with nothing out between them the lowest. */
const distinct = (mask: number, out: number): number => {
  let [kept, last] = [0, -1];
  for (let left = mask; left; left &= left - 1) {
    const rank = lowestOf(left);
    const between = ((1 << rank) - 1) & ~((2 << Math.max(last, 0)) - 1) & out;
    if (last < 0 || between) kept |= 1 << rank;
    last = rank;
  }
  return kept;
};

/** The highest and the lowest of each suit. */
const leads = (run: Run, seat: Seat, suits: number): readonly number[] =>
  FOUR.filter(suit => (suits >> suit) & 1).flatMap(suit => {
    const mine = distinct(held(run, seat, suit), unseen(run, seat, suit));
    return codesOf(suit, (1 << lowestOf(mine)) | (1 << highestOf(mine)));
  });

/** Following: the lowest, or one that takes the trick; nothing is thrown at a trick that is lost, or the partner's. */
const answers = (run: Run, seat: Seat, suit: number): readonly number[] => {
  const mine = held(run, seat, suit);
  const low = 1 << lowestOf(mine);
  const over = run.best >> 4 === suit ? mine & above(run.best) : 0;
  if (!over || (isPartners(run, seat) && isSafe(run, seat))) return codesOf(suit, low);
  const danger = threats(run, seat, suit);
  if (!danger) return codesOf(suit, low | (over & -over));
  return codesOf(
    suit,
    hasPlayed(run, (seat + 2) & 3) ? low | distinct(over, danger) : (1 << second(run, mine, over, danger)) | low,
  );
};

/** Out of the led suit: the lowest trump that takes the trick, or the lowest of another suit. */
const escapes = (run: Run, seat: Seat): readonly number[] => {
  const trumps = held(run, seat, TRUMPS);
  const over = run.best >> 4 === TRUMPS ? trumps & above(run.best) : trumps;
  const cut = over && !(isPartners(run, seat) && isSafe(run, seat)) ? [TRUMPS * 16 + lowestOf(over)] : [];
  const plain = FOUR.filter(suit => suit !== TRUMPS && held(run, seat, suit));
  const thrown = plain.length > 0 ? plain : [TRUMPS];
  return [...cut, ...thrown.map(suit => suit * 16 + lowestOf(held(run, seat, suit)))];
};
