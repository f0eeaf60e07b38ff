import { above, suitOfBit, TRUMP_SUIT } from '../deck.ts';
import type { Duties } from '../playout.ts';

const CARDS = 32;
export const LAST_TRICK = 10;

/** An entry of a list that is known to have it. All lists are of one kind: another would slow every look. */
export const at = (list: Int32Array, place: number): number => list[place] ?? 0;

const rows = (): Int32Array => new Int32Array(CARDS + 1);

/**
 * A deal with open cards, as the solver plays it out and back. Its rows are by the number of cards that have fallen, so
 * that taking a card back only means to look at the row before.
 */
export const board = {
  /** By seat: what is held now. */
  hands: new Int32Array(4),
  /** By bit: who was dealt the card, and its Abnat. */
  owner: new Int32Array(CARDS),
  worth: new Int32Array(CARDS),
  trumps: 0,
  exemption: 'never' as Duties['partnerExemption'],
  mustUndertrump: false,
  alwaysRises: false,
  locked: 'no' as Duties['locked'],
  turns: rows(),
  leads: rows(),
  bests: rows(),
  holders: rows(),
  /** The Abnat of the open trick, and whether its lead frees a void partner. */
  pots: rows(),
  frees: rows(),
  /** The cards that have not been taken home, and their Abnat with the last trick's. */
  lives: rows(),
  lefts: rows(),
};

export const highestBit = (mask: number): number => 31 - Math.clz32(mask);

export const abnatIn = (mask: number): number => {
  let sum = 0;
  for (let left = mask; left; left &= left - 1) sum += at(board.worth, highestBit(left & -left));
  return sum;
};

/** Lays out a deal; nothing has fallen. */
export const layOut = (dealt: readonly number[], duties: Duties): void => {
  board.trumps = duties.trumps;
  board.exemption = duties.partnerExemption;
  board.mustUndertrump = duties.underTrump === 'forced';
  board.alwaysRises = duties.trumpLedRaise === 'always';
  board.locked = duties.locked;
  for (let bit = 0; bit < CARDS; bit++) {
    board.worth[bit] = duties.worth[bit] ?? 0;
    board.owner[bit] = dealt.findIndex(hand => (hand >>> bit) & 1);
  }
};

/** BAL-11, BAL-13  What the seat on turn may lay. */
export const mayLay = (depth: number): number => {
  const hand = at(board.hands, at(board.turns, depth));
  return (depth & 3) === 0 ? leads(hand, depth) : answers(hand, depth) || hand;
};

const leads = (hand: number, depth: number): number => {
  const { locked, trumps } = board;
  const bound = locked === 'everyLead' || (locked === 'firstLead' && depth === 0);
  return (bound && hand & ~trumps) || hand;
};

const answers = (hand: number, depth: number): number => {
  const { trumps } = board;
  const lead = at(board.leads, depth);
  const best = at(board.bests, depth);
  const led = suitOfBit(lead);
  const follow = hand & led;
  const opposed = ((at(board.holders, depth) ^ at(board.turns, depth)) & 1) === 1;
  if (follow) return (led === trumps && (opposed || board.alwaysRises) && follow & above(best)) || follow;
  const cuts = led === trumps ? 0 : hand & trumps;
  if (!cuts || (!opposed && isExempt(depth))) return 0;
  if (!opposed || best > 7) return cuts;
  return cuts & above(best) || (board.mustUndertrump ? cuts : 0);
};

const isExempt = (depth: number): boolean =>
  board.exemption === 'akka' ? (depth & 3) === 3 || at(board.frees, depth) === 1 : board.exemption === 'whenWinning';

/** Whether a card would take the open trick. */
export const takes = (bit: number, best: number): boolean =>
  (bit & 24) === (best & 24) ? bit > best : ((1 << bit) & board.trumps) !== 0;

/** The seat on turn lays a card: the next row is written. What side 0 takes home by it. */
export const lay = (depth: number, bit: number): number => {
  const { hands, turns, leads: led, bests, holders, pots, frees, lives, lefts } = board;
  const turn = at(turns, depth);
  const next = depth + 1;
  const leading = (depth & 3) === 0;
  const live = at(lives, depth);
  const wins = leading || takes(bit, at(bests, depth));
  hands[turn] = at(hands, turn) & ~(1 << bit);
  led[next] = leading ? bit : at(led, depth);
  bests[next] = wins ? bit : at(bests, depth);
  holders[next] = wins ? turn : at(holders, depth);
  frees[next] = leading ? Number(((1 << bit) & board.trumps) === 0 && (above(bit) & live) === 0) : at(frees, depth);
  pots[next] = (leading ? 0 : at(pots, depth)) + at(board.worth, bit);
  turns[next] = (turn + 1) & 3;
  lives[next] = live;
  lefts[next] = at(lefts, depth);
  return (next & 3) === 0 ? take(next) : 0;
};

const take = (next: number): number => {
  const { hands, turns, holders, pots, lives, lefts } = board;
  const holder = at(holders, next);
  const live = at(hands, 0) | at(hands, 1) | at(hands, 2) | at(hands, 3);
  const won = at(pots, next) + (live === 0 ? LAST_TRICK : 0);
  turns[next] = holder;
  lives[next] = live;
  lefts[next] = at(lefts, next) - won;
  return holder & 1 ? 0 : won;
};

export const takeBack = (depth: number, bit: number): void => {
  const turn = at(board.turns, depth);
  board.hands[turn] = at(board.hands, turn) | (1 << bit);
};

export const isHokum = (): boolean => board.trumps === TRUMP_SUIT;
