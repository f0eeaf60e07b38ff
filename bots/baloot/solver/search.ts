import { above, suitOfBit } from '../deck.ts';
import { at, board, highestBit, lay, mayLay, takeBack } from './board.ts';
import { found, keep, lookUp } from './known.ts';
import { promise } from './order.ts';
import { sureOfLeader, sureOfOthers } from './sure.ts';

/** How many positions were looked at. */
export const count = { nodes: 0 };

/** By depth: the cards to try, the best first, and what came of each. */
const WIDTH = 8;
const cards = new Int32Array(33 * WIDTH);
const promises = new Int32Array(33 * WIDTH);
const results = new Int32Array(33 * WIDTH);
/** By depth: the card that last settled a position. */
const killers = new Int32Array(33);
const chosen = new Int32Array(33);

const [KILLER, FIRST] = [10, 10_000];

/**
 * Whether side 0 gets at least `goal` Abnat from here on: a number from `goal` up that it surely gets, or one below that
 * it cannot pass.
 */
export const reached = (depth: number, goal: number): number =>
  (depth & 3) === 0 ? fromLead(depth, goal) : fromCard(depth, goal, -1);

const fromLead = (depth: number, goal: number): number => {
  const live = at(board.lives, depth);
  if (live === 0) return 0;
  const all = at(board.lefts, depth);
  if (goal > all) return all;
  if (goal <= 0) return 0;
  const leader = at(board.turns, depth);
  const own = sureOfLeader(leader, live, all, depth);
  const theirs = sureOfOthers(leader, live, all);
  const least = leader & 1 ? theirs : own;
  const most = all - (leader & 1 ? own : theirs);
  if (least >= goal) return least;
  return most < goal ? most : fromKnown(depth, goal, live, all);
};

const fromKnown = (depth: number, goal: number, live: number, all: number): number => {
  lookUp(live, at(board.turns, depth), all);
  const { slot, key, mark, low, high, first } = found;
  if (low >= goal) return low;
  if (high < goal) return high;
  const value = fromCard(depth, goal, first);
  if (value >= goal) keep(slot, key, mark, value, high, at(chosen, depth));
  else keep(slot, key, mark, low, value, at(chosen, depth));
  return value;
};

const fromCard = (depth: number, goal: number, first: number): number => {
  count.nodes++;
  const base = depth * WIDTH;
  const tries = ordered(depth, base, first);
  const isOurs = (at(board.turns, depth) & 1) === 0;
  let best = isOurs ? -1 : 1000;
  for (let nth = 0; nth < tries; nth++) {
    const bit = at(cards, base + nth);
    const value = nth > 0 && isSettled(depth, nth, goal, isOurs) ? at(results, base + nth) : tried(depth, bit, goal);
    results[base + nth] = value;
    if (isOurs ? value > best : value < best) {
      best = value;
      chosen[depth] = bit;
    }
    if (isOurs ? value >= goal : value < goal) {
      killers[depth] = bit;
      break;
    }
  }
  return best;
};

const tried = (depth: number, bit: number, goal: number): number => {
  const gain = lay(depth, bit);
  const value = gain + reached(depth + 1, goal - gain);
  takeBack(depth, bit);
  return value;
};

/** Puts the cards that may be laid in order; how many. */
const ordered = (depth: number, base: number, first: number): number => {
  const may = mayLay(depth);
  if ((may & (may - 1)) === 0) {
    cards[base] = highestBit(may);
    return 1;
  }
  const killer = at(killers, depth);
  let tries = 0;
  for (let left = may; left; left &= left - 1) {
    const bit = highestBit(left & -left);
    const score = bit === first ? FIRST : promise(depth, bit) + (bit === killer ? KILLER : 0);
    let place = base + tries++;
    for (; place > base && at(promises, place - 1) < score; place--) {
      promises[place] = at(promises, place - 1);
      cards[place] = at(cards, place - 1);
    }
    promises[place] = score;
    cards[place] = bit;
  }
  return tries;
};

/**
 * Two cards of a hand with nothing between them can stand for each other, but for their Abnat: what came of the one
 * bounds the other. Whether that settles this card; its bound is then its result.
 */
const isSettled = (depth: number, nth: number, goal: number, isOurs: boolean): boolean => {
  const base = depth * WIDTH;
  const bit = at(cards, base + nth);
  const others = at(board.lives, depth) & ~at(board.hands, at(board.turns, depth));
  for (let earlier = 0; earlier < nth; earlier++) {
    const other = at(cards, base + earlier);
    if ((other & 24) !== (bit & 24) || parted(bit, other, others) || freesApart(depth, bit, other)) continue;
    const apart = Math.abs(at(board.worth, bit) - at(board.worth, other));
    const bound = at(results, base + earlier) + (isOurs ? apart : -apart);
    if (isOurs ? bound >= goal : bound < goal) continue;
    results[base + nth] = bound;
    return true;
  }
  return false;
};

const parted = (one: number, two: number, others: number): boolean => {
  const low = Math.min(one, two);
  const high = Math.max(one, two);
  return (((1 << high) - 1) & ~((2 << low) - 1) & others) !== 0;
};

/** A lead that nothing beats frees a void partner from cutting, which the next lower card does not. */
const freesApart = (depth: number, one: number, two: number): boolean => {
  if ((depth & 3) !== 0 || board.exemption !== 'akka') return false;
  const suit = suitOfBit(one);
  const partner = at(board.hands, (at(board.turns, depth) + 2) & 3);
  if ((partner & suit) !== 0 || (partner & board.trumps) === 0 || suit === board.trumps) return false;
  return (above(Math.max(one, two)) & at(board.lives, depth)) === 0;
};
