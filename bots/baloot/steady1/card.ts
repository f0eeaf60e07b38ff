import type { State } from '@majlis/baloot';
import type { Card, Random } from '@majlis/kernel';
import { agreed } from '../convention.ts';
import { above, lowest, suitOfBit } from '../deck.ts';
import type { Eyes } from '../eyes.ts';
import { allowed, handAt, isTrump } from '../run.ts';
import { termsOf } from '../terms.ts';
import { weighed } from './lookahead.ts';
import { sensible } from './sense.ts';

/** The card of plain good sense, among those that partners agree on. */
export const plainCard = (view: State, eyes: Eyes): Card =>
  eyes.deck.card(sensible(eyes.run, eyes.bonds, termsOf(view).buyingSeat, agreed(view, eyes)));

/** By so much, in points, another card must do better than the plain one: guesses are only guesses. */
const DOUBT = 0.5;
/** And so much better than a winner that could be cashed. */
const SURE_WINNER = 5;

/** The card that does best in deals as they may lie. The budget is how many rounds may be played out for it. */
export const weighedCard = (view: State, eyes: Eyes, budget: number, random: Random): Card => {
  const terms = termsOf(view);
  const suits = agreed(view, eyes);
  const plain = sensible(eyes.run, eyes.bonds, terms.buyingSeat, suits);
  const others = worthTrying(eyes, suits).filter(bit => bit !== plain);
  const deals = Math.floor(budget / (others.length + 1));
  if (others.length === 0 || deals === 0) return eyes.deck.card(plain);
  const sign = eyes.seat % 2 === 0 ? 1 : -1;
  const [first = 0, ...values] = weighed(eyes, terms, [plain, ...others], deals, random).map(value => value * sign);
  const most = Math.max(...values);
  const better = others[values.indexOf(most)];
  return eyes.deck.card(
    better !== undefined && most > first + (isSureWinner(plain, eyes) ? SURE_WINNER : DOUBT) ? better : plain,
  );
};

/** The cards that differ: no trump on a trick that the partner holds, and of equals only one. */
const worthTrying = (eyes: Eyes, suits: number): readonly number[] => {
  const { run, bonds, seat } = eyes;
  const hand = handAt(run, seat);
  const may = allowed(hand, run, bonds);
  const among = spared(may & suits || may, eyes);
  const cards: number[] = [];
  for (let left = among; left; left &= left - 1) {
    const bit = lowest(left);
    if (!hasTwin(bit, left & (left - 1), run.gone | hand, bonds.worth)) cards.push(bit);
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
const spared = (may: number, { run, bonds, seat }: Eyes): number => {
  const partners = run.laid > 0 && run.holder === (seat + 2) % 4;
  return (partners && !isTrump(run.lead, bonds) && may & ~bonds.trumps) || may;
};

/** Whether the card is led and nobody can take the trick from it. */
const isSureWinner = (bit: number, { run, bonds, seat, unknown }: Eyes): boolean => {
  const others = run.hands.reduce((all, hand, at) => (at === seat ? all : all | hand), unknown);
  return run.laid === 0 && ((above(bit) | (isTrump(bit, bonds) ? 0 : bonds.trumps)) & others) === 0;
};
