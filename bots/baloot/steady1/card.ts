import type { BalootState } from '@majlis/baloot';
import type { Card, Random } from '@majlis/kernel';
import type { Belief } from '../belief.ts';
import { agreed } from '../convention.ts';
import { above, lowest, suitOfBit } from '../deck.ts';
import { allowed, handAt, isTrump } from '../playout.ts';
import { stakesKnownOf } from '../stakes-known.ts';
import { sensible } from './heuristic.ts';
import { weighed } from './lookahead.ts';

/** The card of plain good sense, among those that partners agree on. */
export const plainCard = (view: BalootState, belief: Belief): Card =>
  belief.deck.card(sensible(belief.playout, belief.duties, stakesKnownOf(view).buyingSeat, agreed(view, belief)));

/** By so much, in points, another card must do better than the plain one: guesses are only guesses. */
const DOUBT = 0.5;
/** And so much better than a winner that could be cashed. */
const SURE_WINNER = 5;

/** The card that does best in deals as they may lie. The budget is how many rounds may be played out for it. */
export const weighedCard = (view: BalootState, belief: Belief, budget: number, random: Random): Card => {
  const known = stakesKnownOf(view);
  const suits = agreed(view, belief);
  const plain = sensible(belief.playout, belief.duties, known.buyingSeat, suits);
  const others = worthTrying(belief, suits).filter(bit => bit !== plain);
  const deals = Math.floor(budget / (others.length + 1));
  if (others.length === 0 || deals === 0) return belief.deck.card(plain);
  const sign = belief.seat % 2 === 0 ? 1 : -1;
  const [first = 0, ...values] = weighed(belief, known, [plain, ...others], deals, random).map(value => value * sign);
  const most = Math.max(...values);
  const better = others[values.indexOf(most)];
  return belief.deck.card(
    better !== undefined && most > first + (isSureWinner(plain, belief) ? SURE_WINNER : DOUBT) ? better : plain,
  );
};

/** The cards that differ: no trump on a trick that the partner holds, and of equals only one. */
const worthTrying = (belief: Belief, suits: number): readonly number[] => {
  const { playout, duties, seat } = belief;
  const hand = handAt(playout, seat);
  const may = allowed(hand, playout, duties);
  const among = spared(may & suits || may, belief);
  const cards: number[] = [];
  for (let left = among; left; left &= left - 1) {
    const bit = lowest(left);
    if (!hasTwin(bit, left & (left - 1), playout.gone | hand, duties.worth)) cards.push(bit);
  }
  return cards;
};

/** Whether the next higher card of the suit here would do the same: as much Abnat, and nothing outstanding between. */
const hasTwin = (bit: number, higher: number, out: number, worth: readonly number[]): boolean => {
  const next = higher & suitOfBit(bit);
  if (!next) return false;
  const up = lowest(next);
  const between = ((1 << up) - 1) & ~((2 << bit) - 1);
  return (between & ~out) === 0 && worth[up] === worth[bit];
};

/** BAL-19  Never a trump on the partner's winner, if anything else may be laid. */
const spared = (may: number, { playout, duties, seat }: Belief): number => {
  const partners = playout.laid > 0 && playout.holder === (seat + 2) % 4;
  return (partners && !isTrump(playout.lead, duties) && may & ~duties.trumps) || may;
};

/** Whether the card is led and nobody can take the trick from it. */
const isSureWinner = (bit: number, { playout, duties, seat, unknown }: Belief): boolean => {
  const others = playout.hands.reduce((all, hand, at) => (at === seat ? all : all | hand), unknown);
  return playout.laid === 0 && ((above(bit) | (isTrump(bit, duties) ? 0 : duties.trumps)) & others) === 0;
};
