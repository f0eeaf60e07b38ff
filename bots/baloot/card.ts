import type { BalootState } from '@majlis/baloot';
import type { Card, Random } from '@majlis/kernel';
import type { Belief } from './belief.ts';
import { agreed } from './convention.ts';
import { above, highest, lowest, suitOfBit } from './deck.ts';
import { lookOf } from './features.ts';
import { allowed, handAt, isTrump } from './playout.ts';
import { favourite, TRAINED } from './policy.ts';
import { evaluate, type Utility } from './search.ts';
import { lineNow } from './worlds.ts';

/** By so many standard errors another card must do better than a lead that nobody can take. */
const SURE_WINNER = 2;

/** The policy's card, or one that does better in the worlds as they may lie: by so many standard errors as there is `doubt`. */
export const searchedCard = (
  view: BalootState,
  belief: Belief,
  rollouts: number,
  doubt: number,
  utility: Utility,
  random: Random,
): Card => {
  const among = sparing(belief, agreed(view, belief));
  const look = lookOf(lineNow(view, belief), belief.duties, view.contract?.buyer ?? 0);
  const plain = favourite(among, look, TRAINED);
  const others = distinct(among, belief).filter(bit => bit !== plain);
  if (others.length === 0 || rollouts <= others.length) return belief.deck.card(plain);
  const least = isSureWinner(plain, belief) ? SURE_WINNER : doubt;
  let [card, most] = [plain, 0];
  for (const { bit, gain, error } of evaluate(view, belief, [plain, ...others], rollouts, utility, random)) {
    if (gain - least * error > 0 && gain > most) [card, most] = [bit, gain];
  }
  return belief.deck.card(card);
};

/** In Sun the last to lay keeps the master of the suit where a lower card takes the trick as well: it leads next, and can cash it then. */
const withoutMaster = (among: number, { playout, duties }: Belief): number => {
  const winners = among & above(playout.best);
  const isLastInSun = playout.laid === 3 && duties.trumps === 0;
  if (!isLastInSun || (winners & (winners - 1)) === 0) return among;
  const master = highest(winners);
  return (above(master) & ~playout.gone) === 0 ? among & ~(1 << master) : among;
};

/** BAL-19  What may be laid: as partners agree, and never a trump that takes the partner's trick if another card will do. */
const sparing = (belief: Belief, suits: number): number => {
  const { playout, duties, seat } = belief;
  const may = allowed(handAt(playout, seat), playout, duties);
  const among = may & suits || may;
  if (playout.laid === 0) return among;
  if (playout.holder !== (seat + 2) % 4) return withoutMaster(among, belief);
  if (!isTrump(playout.lead, duties)) return among & ~duties.trumps || among;
  return (playout.laid === 3 && among & ~above(playout.best)) || among;
};

/** Of cards that do the same only one. */
const distinct = (among: number, belief: Belief): readonly number[] =>
  [...new Set(standIns(among, belief).values())].sort((a, b) => a - b);

/** For each card the one that stands for it: of cards that do the same the highest. */
export const standIns = (among: number, { playout, duties, seat }: Belief): ReadonlyMap<number, number> => {
  const out = playout.gone | handAt(playout, seat);
  const found = new Map<number, number>();
  for (let left = among; left; ) {
    const bit = highest(left);
    left &= ~(1 << bit);
    const higher = among & above(bit);
    found.set(bit, hasTwin(bit, higher, out, duties.worth) ? (found.get(lowest(higher)) ?? bit) : bit);
  }
  return found;
};

/** Whether the next higher card of the suit here would do the same: as much Abnat, and nothing outstanding between. */
const hasTwin = (bit: number, higher: number, out: number, worth: readonly number[]): boolean => {
  const next = higher & suitOfBit(bit);
  if (!next) return false;
  const up = lowest(next);
  const between = ((1 << up) - 1) & ~((2 << bit) - 1);
  return (between & ~out) === 0 && worth[up] === worth[bit];
};

/** Whether the card is led and nobody can take the trick from it. */
const isSureWinner = (bit: number, { playout, duties, seat, unknown }: Belief): boolean => {
  const others = playout.hands.reduce((all, hand, at) => (at === seat ? all : all | hand), unknown);
  return playout.laid === 0 && ((above(bit) | (isTrump(bit, duties) ? 0 : duties.trumps)) & others) === 0;
};
