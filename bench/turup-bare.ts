import { type Random, shuffled } from '@majlis/kernel';

/**
 * A deal of Turup on bare arrays, as one would write it without a house: random ballots and bids, random lawful cards,
 * counted points. No views, no refusals, no pauses. Card = suit · 13 + rank.
 */
const PACK = Array.from({ length: 52 }, (_, card) => card);
const SEATS = [0, 1, 2, 3];

const suitOf = (card: number): number => Math.floor(card / 13);

export const bareDeal = (random: Random): readonly [number, number] => {
  const cards = shuffled(PACK, random);
  const trump = voted(random);
  const bids = SEATS.map(() => 7 + random.below(7));
  const bid = Math.max(...bids);
  const declarer = bids.indexOf(bid);
  const hands = SEATS.map(seat => cards.filter((_, at) => at % 4 === seat));
  const tricks: [number, number] = [0, 0];
  for (let leader = declarer; !isOver(tricks, bid, declarer); ) {
    leader = playTrick(hands, leader, trump, random);
    tricks[leader % 2 === 0 ? 0 : 1]++;
  }
  return points(tricks, bid, declarer);
};

const voted = (random: Random): number => {
  const counts = [0, 0, 0, 0];
  for (const _ of SEATS) {
    const suit = random.below(4);
    counts[suit] = (counts[suit] ?? 0) + 1;
  }
  const tied = SEATS.filter(suit => counts[suit] === Math.max(...counts));
  return tied[random.below(tied.length)] ?? 0;
};

const isOver = (tricks: readonly [number, number], bid: number, declarer: number): boolean => {
  const [own, others] = declarer % 2 === 0 ? tricks : [tricks[1], tricks[0]];
  if (own + others === 13) return true;
  return Math.max(own, others) >= 7 && (own >= bid || others > 13 - bid) && Math.min(own, others) > 0;
};

const points = (tricks: readonly [number, number], bid: number, declarer: number): readonly [number, number] => {
  const score: [number, number] = [0, 0];
  const winner = tricks[0] >= 7 ? 0 : 1;
  const side = declarer % 2 === 0 ? 0 : 1;
  score[winner] += tricks[winner] === 13 ? 3 : 1;
  score[side] += tricks[side] >= bid ? bid - 7 : 7 - bid;
  return score;
};

const playTrick = (hands: number[][], leader: number, trump: number, random: Random): number => {
  let [winner, best, led] = [leader, -1, -1];
  for (const turn of SEATS) {
    const seat = (leader + turn) % 4;
    const hand = hands[seat] ?? [];
    const follow = hand.filter(card => suitOf(card) === led);
    const legal = follow.length > 0 ? follow : hand;
    const card = legal[random.below(legal.length)] ?? 0;
    hand.splice(hand.indexOf(card), 1);
    if (turn === 0) led = suitOf(card);
    const strength = power(card, led, trump);
    if (strength > best) [winner, best] = [seat, strength];
  }
  return winner;
};

const power = (card: number, led: number, trump: number): number => {
  if (suitOf(card) === trump) return 100 + (card % 13);
  return suitOf(card) === led ? card % 13 : -1;
};
