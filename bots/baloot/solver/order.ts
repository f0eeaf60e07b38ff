import { above, size, suitOfBit } from '../deck.ts';
import { at, board, highestBit, takes } from './board.ts';

/** In what order cards are tried: the higher the number, the earlier. Found by trying, to visit few positions. */
export const promise = (depth: number, bit: number): number => {
  const laid = depth & 3;
  if (laid === 0) return asLead(depth, bit);
  return laid === 3 ? asLast(depth, bit) : between(depth, bit);
};

const asLead = (depth: number, bit: number): number => {
  const { hands, worth, trumps } = board;
  const turn = at(board.turns, depth);
  const suit = suitOfBit(bit);
  const isTrump = ((1 << bit) & trumps) !== 0;
  const partner = at(hands, (turn + 2) & 3);
  const left = at(hands, (turn + 1) & 3);
  const right = at(hands, (turn + 3) & 3);
  const opposed = (left | right) & suit;
  const isCut = !isTrump && (cuts(left, suit) || cuts(right, suit));
  const isMaster = (above(bit) & opposed) === 0;
  const value = at(worth, bit);
  const length = size(at(hands, turn) & suit);
  if (isMaster && !isCut) return 80 + (isTrump ? 24 : 0) + value + length;
  const helps = !isMaster && !isTrump && cuts(partner, suit) ? 10 : 0;
  if (isCut) return helps + length - 30 - 2 * value;
  const partnerHasIt = (partner & suit) !== 0 && highestBit(partner & suit) > highestBit(opposed);
  return partnerHasIt ? helps + length + 32 - value : helps + length - 12 - 2 * value;
};

const cuts = (hand: number, suit: number): boolean => (hand & suit) === 0 && (hand & board.trumps) !== 0;

const asLast = (depth: number, bit: number): number => {
  const value = 4 * at(board.worth, bit);
  const trump = (1 << bit) & board.trumps ? 6 : 0;
  const wins = takes(bit, at(board.bests, depth));
  if (!wins && !isPartnerHolding(depth)) return -value - trump;
  return value - trump - (isMasterOf(depth, bit) ? 15 : 0) + (wins ? 2 : 0);
};

const between = (depth: number, bit: number): number => {
  const { hands, worth, trumps } = board;
  const turn = at(board.turns, depth);
  const lead = at(board.leads, depth);
  const wins = takes(bit, at(board.bests, depth));
  const held = isPartnerHolding(depth);
  const best = wins ? bit : at(board.bests, depth);
  const isTrump = ((1 << bit) & trumps) !== 0;
  const value = at(worth, bit);
  if ((wins || held) && !canTake(at(hands, (turn + 1) & 3), best, lead)) {
    const waste = wins && held && isMasterOf(depth, bit) ? 15 : 0;
    return 8 + 3 * value - waste + (held && !wins ? 10 : 0) - (isTrump ? 5 : 0);
  }
  if ((depth & 3) === 1 && canTake(at(hands, (turn + 2) & 3), best, lead)) return 8 + 2 * value - (isTrump ? 5 : 0);
  return (wins ? 6 : 0) - 8 * value - (isTrump ? 3 : 0);
};

const isPartnerHolding = (depth: number): boolean => ((at(board.holders, depth) ^ at(board.turns, depth)) & 1) === 0;

/** Whether nobody else holds a higher card of the suit. */
const isMasterOf = (depth: number, bit: number): boolean =>
  (above(bit) & at(board.lives, depth) & ~at(board.hands, at(board.turns, depth))) === 0;

/** Whether a hand can take the trick from this card. */
const canTake = (hand: number, best: number, lead: number): boolean => {
  const follow = hand & suitOfBit(lead);
  if ((best & 24) !== (lead & 24)) return follow === 0 && (hand & board.trumps & above(best)) !== 0;
  if (follow) return (above(best) & follow) !== 0;
  return suitOfBit(lead) !== board.trumps && (hand & board.trumps) !== 0;
};
