import { size } from '../deck.ts';
import { abnatIn, at, board, highestBit, isHokum } from './board.ts';

/** The cards of `mine` that are above all of `theirs`; both of one suit, in one byte. */
const tops = (mine: number, theirs: number): number => (theirs ? mine & ~((2 << highestBit(theirs)) - 1) : mine);

/** The Abnat that whoever leads takes home for sure, from the top, trumps first; all that is left if no trick is lost. */
export const sureOfLeader = (leader: number, live: number, all: number): number => {
  const hand = at(board.hands, leader);
  const others = live & ~hand;
  const first = isHokum() ? sureTrumps(hand, others) : 0;
  if (isHokum() && !drawsAll(leader, first, others)) return abnatIn(first);
  let winners = first;
  for (let shift = isHokum() ? 8 : 0; shift < 32; shift += 8) {
    winners |= tops((hand >>> shift) & 255, (others >>> shift) & 255) << shift;
  }
  return winners === hand ? all : abnatIn(winners);
};

const sureTrumps = (hand: number, others: number): number =>
  board.locked === 'everyLead' && others & 255 ? 0 : tops(hand & 255, others & 255);

/** Whether so many rounds of trumps leave nobody else with one. */
const drawsAll = (leader: number, trumps: number, others: number): boolean => {
  if ((others & 255) === 0) return true;
  const rounds = size(trumps);
  for (let seat = 0; seat < 4; seat++) {
    if (seat !== leader && size(at(board.hands, seat) & 255) > rounds) return false;
  }
  return true;
};

/** The Abnat of the highest trumps in one hand, if they are with the opponents of whoever leads: they cannot be beaten. */
export const sureOfOthers = (leader: number, live: number): number => {
  const trumps = isHokum() ? live & 255 : 0;
  if (trumps === 0) return 0;
  const seat = at(board.owner, highestBit(trumps));
  if (((seat ^ leader) & 1) === 0) return 0;
  const mine = at(board.hands, seat) & 255;
  return abnatIn(tops(mine, trumps & ~mine));
};
