import type { Seat } from '@majlis/kernel';
import { above, FOUR, highestOf, lowestOf, TRUMPS } from './deck.ts';
import { isPartners, isSafe, second, threats } from './heuristic.ts';
import { allowed, hasPlayed, held, type TurupDuties, type TurupPlayout, unseen } from './playout.ts';

/** The cards between which a good player hesitates. What he would never do is not among them. */
export const choices = (playout: TurupPlayout, seat: Seat, duties: TurupDuties): readonly number[] => {
  if (playout.sat === 0) return leads(playout, seat, allowed(playout, seat, duties));
  const suit = playout.lead >> 4;
  return held(playout, seat, suit) ? answers(playout, seat, suit) : escapes(playout, seat);
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
const leads = (playout: TurupPlayout, seat: Seat, suits: number): readonly number[] =>
  FOUR.filter(suit => (suits >> suit) & 1).flatMap(suit => {
    const mine = distinct(held(playout, seat, suit), unseen(playout, seat, suit));
    return codesOf(suit, (1 << lowestOf(mine)) | (1 << highestOf(mine)));
  });

/** Following: the lowest, or one that takes the trick; nothing is thrown at a trick that is lost, or the partner's. */
const answers = (playout: TurupPlayout, seat: Seat, suit: number): readonly number[] => {
  const mine = held(playout, seat, suit);
  const low = 1 << lowestOf(mine);
  const over = playout.best >> 4 === suit ? mine & above(playout.best) : 0;
  if (!over || (isPartners(playout, seat) && isSafe(playout, seat))) return codesOf(suit, low);
  const danger = threats(playout, seat, suit);
  if (!danger) return codesOf(suit, low | (over & -over));
  return codesOf(
    suit,
    hasPlayed(playout, (seat + 2) & 3)
      ? low | distinct(over, danger)
      : (1 << second(playout, mine, over, danger)) | low,
  );
};

/** Out of the led suit: the lowest trump that takes the trick, or the lowest of another suit. */
const escapes = (playout: TurupPlayout, seat: Seat): readonly number[] => {
  const trumps = held(playout, seat, TRUMPS);
  const over = playout.best >> 4 === TRUMPS ? trumps & above(playout.best) : trumps;
  const cut = over && !(isPartners(playout, seat) && isSafe(playout, seat)) ? [TRUMPS * 16 + lowestOf(over)] : [];
  const plain = FOUR.filter(suit => suit !== TRUMPS && held(playout, seat, suit));
  const thrown = plain.length > 0 ? plain : [TRUMPS];
  return [...cut, ...thrown.map(suit => suit * 16 + lowestOf(held(playout, seat, suit)))];
};
