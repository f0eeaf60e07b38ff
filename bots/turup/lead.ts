import type { Seat } from '@majlis/kernel';
import { above, FOUR, highestOf, lowestOf, sizeOf, TRUMPS } from './deck.ts';
import { held, mayHold, type TurupPlayout, unseen } from './playout.ts';

/** The card that plain good sense leads, of the suits that may be led. */
export const led = (playout: TurupPlayout, seat: Seat, suits: number): number => {
  const sure = sureLead(playout, seat, suits);
  if (sure >= 0) return sure;
  const given = ruffing(playout, seat, suits);
  return given >= 0 ? given : quiet(playout, seat, suits);
};

/** A lead that should take the trick: the best trump while trumps are out, else another winner; -1 if there is none. */
export const sureLead = (playout: TurupPlayout, seat: Seat, suits: number): number => {
  const drawn = suits & 1 ? drawing(playout, seat) : -1;
  return drawn >= 0 ? drawn : cashing(playout, seat, suits);
};

const theirs = (playout: TurupPlayout, seat: Seat, suit: number): number =>
  (mayHold(playout, (seat + 1) & 3, suit) | mayHold(playout, (seat + 3) & 3, suit)) & unseen(playout, seat, suit);

/** Trumps are counted: who holds the best of them and about as many as are out draws them. */
const drawing = (playout: TurupPlayout, seat: Seat): number => {
  const mine = held(playout, seat, TRUMPS);
  const out = theirs(playout, seat, TRUMPS);
  if (!mine || !out) return -1;
  const best = highestOf(mine);
  const isMaster = (above(best) & out) === 0;
  const enough = sizeOf(mine) * 2 >= sizeOf(unseen(playout, seat, TRUMPS));
  return isMaster && enough ? best : -1;
};

/** Whether an opponent is known to be out of the suit and may hold a trump. */
export const isCut = (playout: TurupPlayout, seat: Seat, suit: number): boolean => {
  if (!theirs(playout, seat, TRUMPS)) return false;
  const cuts = (other: Seat): boolean => !mayHold(playout, other, suit) && mayHold(playout, other, TRUMPS) !== 0;
  return cuts((seat + 1) & 3) || cuts((seat + 3) & 3);
};

/** A card that nothing out beats: from the suit in which the others are likeliest to follow; without trumps out, the longest. */
const cashing = (playout: TurupPlayout, seat: Seat, suits: number): number => {
  const trumpsOut = theirs(playout, seat, TRUMPS) !== 0;
  let [card, most] = [-1, 0];
  for (const suit of FOUR) {
    const mine = (suits >> suit) & 1 ? held(playout, seat, suit) : 0;
    if (!mine || (suit === TRUMPS && trumpsOut) || isCut(playout, seat, suit)) continue;
    const best = suit * 16 + highestOf(mine);
    if (above(best) & theirs(playout, seat, suit)) continue;
    const follow = trumpsOut ? sizeOf(unseen(playout, seat, suit)) : 14 + sizeOf(mine) - (suit === TRUMPS ? 13 : 0);
    if (follow > most) [card, most] = [best, follow];
  }
  return card;
};

/** A suit that the partner is out of and can cut, but no opponent. */
const ruffing = (playout: TurupPlayout, seat: Seat, suits: number): number => {
  const partner = (seat + 2) & 3;
  if (!(mayHold(playout, partner, TRUMPS) & unseen(playout, seat, TRUMPS))) return -1;
  for (const suit of FOUR) {
    const mine = (suits >> suit) & 1 ? held(playout, seat, suit) : 0;
    if (suit === TRUMPS || !mine || mayHold(playout, partner, suit) || isCut(playout, seat, suit)) continue;
    return suit * 16 + lowestOf(mine);
  }
  return -1;
};

/** Nothing to win: a card that gives little away. */
const quiet = (playout: TurupPlayout, seat: Seat, suits: number): number => {
  let [card, least] = [-1, Number.POSITIVE_INFINITY];
  for (const suit of FOUR) {
    const mine = (suits >> suit) & 1 ? held(playout, seat, suit) : 0;
    if (!mine) continue;
    const code = suit * 16 + opener(playout, seat, suit, mine);
    const cost = priceOf(playout, seat, suit, mine);
    if (cost < least) [card, least] = [code, cost];
  }
  return card;
};

const TRUMP = 12;
const CUT = 8;
const HONOUR = 5;
const SINGLE = 6;

/** What it costs to open a suit: an honour loses its guard, an opponent may cut; a lone card hopes to cut later. */
const priceOf = (playout: TurupPlayout, seat: Seat, suit: number, mine: number): number => {
  if (suit === TRUMPS) return TRUMP;
  const length = sizeOf(mine);
  const out = unseen(playout, seat, suit);
  const higher = sizeOf(out & above(suit * 16 + highestOf(mine)));
  const honour = higher > 0 && higher < 3 && !isSequence(mine, out) ? HONOUR : 0;
  const single = length === 1 && held(playout, seat, TRUMPS) ? SINGLE : 0;
  return (isCut(playout, seat, suit) ? CUT : 0) + honour - single - length / 2;
};

/** Whether the two highest are as good as neighbours. */
const isSequence = (mine: number, out: number): boolean => {
  const top = highestOf(mine);
  const rest = mine & ~(1 << top);
  if (!rest) return false;
  const between = ((1 << top) - 1) & ~((2 << highestOf(rest)) - 1);
  return (between & out) === 0;
};

/** The top of a sequence, else the lowest. */
const opener = (playout: TurupPlayout, seat: Seat, suit: number, mine: number): number =>
  isSequence(mine, unseen(playout, seat, suit)) && highestOf(mine) >= 8 ? highestOf(mine) : lowestOf(mine);
