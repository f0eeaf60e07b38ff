import { size } from '../deck.ts';
import { abnatIn, at, board, highestBit, isHokum } from './board.ts';

const TRUMPS = 255;

/** The cards of `mine` that are above all of `theirs`; both of one suit, in one byte. */
const tops = (mine: number, theirs: number): number => (theirs ? mine & ~((2 << highestBit(theirs)) - 1) : mine);

/** The cards of a hand that nobody else can beat in their suits. */
const mastersOf = (hand: number, others: number): number => {
  let masters = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    masters |= tops((hand >>> shift) & 255, (others >>> shift) & 255) << shift;
  }
  return masters;
};

/**
 * The Abnat that whoever leads takes home for sure, from the top, trumps first, then by way of the partner; all that is
 * left if no trick is lost.
 */
export const sureOfLeader = (leader: number, live: number, all: number, depth: number): number => {
  const hand = at(board.hands, leader);
  const others = live & ~hand;
  const trumpsOut = isHokum() ? others & TRUMPS : 0;
  if (trumpsOut === 0) return runOf(leader, live, all);
  const trumps = tops(hand & TRUMPS, trumpsOut);
  const mayDraw = board.locked === 'no' || (board.locked === 'firstLead' && depth > 0);
  if (!mayDraw || !drawsAll(leader, trumps)) return abnatIn(trumps);
  if ((hand & TRUMPS) === trumps) return runOf(leader, live, all);
  return abnatIn(mastersOf(hand, others));
};

/** Whether so many rounds of trumps leave nobody else with one. */
const drawsAll = (leader: number, trumps: number): boolean => {
  const rounds = size(trumps);
  for (let seat = 0; seat < 4; seat++) {
    if (seat !== leader && size(at(board.hands, seat) & TRUMPS) > rounds) return false;
  }
  return true;
};

/**
 * What a seat takes that comes to lead, if nobody can trump it: its own masters, and over a suit in which the partner has
 * the master, the partner's. The partner has no master where the seat has one, so it keeps them all while others can be
 * thrown away; if both together have one for each trick to come, no trick is lost.
 */
const runOf = (seat: number, live: number, all: number): number => {
  const hand = at(board.hands, seat);
  const own = mastersOf(hand, live & ~hand);
  if (own === hand) return all;
  const partner = at(board.hands, (seat + 2) & 3);
  const across = mastersOf(partner, live & ~partner);
  if (!shares(hand, across)) return abnatIn(own);
  return size(own) + size(across) >= size(hand) ? all : abnatIn(own | across);
};

/** Whether two sets of cards have a suit in common. */
const shares = (one: number, two: number): boolean => {
  for (let suit = TRUMPS, at = 0; at < 4; at++, suit <<= 8) if ((one & suit) !== 0 && (two & suit) !== 0) return true;
  return false;
};

/** What the opponents of whoever leads get for sure. */
export const sureOfOthers = (leader: number, live: number, all: number): number => {
  const trumps = isHokum() ? live & TRUMPS : 0;
  return trumps === 0 ? sureOfAnswer(leader, live, all) : sureOfTrumps(leader, trumps);
};

/** The highest trumps in one hand cannot be beaten. */
const sureOfTrumps = (leader: number, trumps: number): number => {
  const seat = at(board.owner, highestBit(trumps));
  if (((seat ^ leader) & 1) === 0) return 0;
  const mine = at(board.hands, seat) & TRUMPS;
  return abnatIn(tops(mine, trumps & ~mine));
};

/** Without trumps: if the opponents have the master of every suit that can be led, they take the lead and run. */
const sureOfAnswer = (leader: number, live: number, all: number): number => {
  const hand = at(board.hands, leader);
  let least = all;
  for (let suit = TRUMPS, nth = 0; nth < 4; nth++, suit <<= 8) {
    if ((hand & suit) === 0) continue;
    const seat = at(board.owner, highestBit(live & suit));
    if (((seat ^ leader) & 1) === 0) return 0;
    least = Math.min(least, runOf(seat, live, all));
  }
  return least;
};
