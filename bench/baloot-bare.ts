import { type Random, shuffled } from '@majlis/kernel';

/**
 * A round of Baloot on bare arrays, as one would write it without a house: random bids, random lawful cards, counted points.
 * No projects, no claims, no views, no refusals. Card = suit · 8 + place in A 10 K Q J 9 8 7.
 */
const PACK = Array.from({ length: 32 }, (_, card) => card);
const PLAIN = [11, 10, 4, 3, 2, 0, 0, 0];
const TRUMP = [11, 10, 4, 3, 20, 14, 0, 0];
const TRUMP_POWER = [5, 4, 3, 2, 7, 6, 1, 0];

const suitOf = (card: number): number => card >> 3;
const rankOf = (card: number): number => card & 7;

const power = (card: number, led: number, trump: number): number => {
  if (suitOf(card) === trump) return 100 + (TRUMP_POWER[rankOf(card)] ?? 0);
  return suitOf(card) === led ? 8 - rankOf(card) : -1;
};

const points = (card: number, trump: number): number => (suitOf(card) === trump ? TRUMP : PLAIN)[rankOf(card)] ?? 0;

export const bareRound = (random: Random): readonly [number, number] => {
  for (;;) {
    const cards = shuffled(PACK, random);
    const bid = auction(cards[20] ?? 0, random);
    if (bid) return play(cards, bid.trump, bid.buyer, random);
  }
};

const auction = (floor: number, random: Random): { trump: number; buyer: number } | undefined => {
  for (let turn = 0; turn < 8; turn++) {
    const choice = random.below(3);
    if (choice === 1) return { trump: -1, buyer: turn % 4 };
    if (choice === 2)
      return { trump: turn < 4 ? suitOf(floor) : (suitOf(floor) + 1 + random.below(3)) % 4, buyer: turn % 4 };
  }
  return undefined;
};

const play = (cards: readonly number[], trump: number, buyer: number, random: Random): readonly [number, number] => {
  const hands = [0, 1, 2, 3].map(seat => cards.slice(seat * 8, seat * 8 + 8));
  const raw: [number, number] = [0, 0];
  let leader = 0;
  for (let trick = 0; trick < 8; trick++) {
    const { winner, sum } = playTrick(hands, leader, trump, random);
    raw[winner % 2 === 0 ? 0 : 1] += sum + (trick === 7 ? 10 : 0);
    leader = winner;
  }
  const other = raw[buyer % 2 === 0 ? 1 : 0];
  const total = trump < 0 ? 26 : 16;
  const theirs = trump < 0 ? Math.floor(other / 5) : Math.floor((other + 4) / 10);
  return buyer % 2 === 0 ? [total - theirs, theirs] : [theirs, total - theirs];
};

const playTrick = (hands: number[][], leader: number, trump: number, random: Random) => {
  const trick: number[] = [];
  let [winner, best, sum, led] = [leader, -1, 0, -1];
  for (let turn = 0; turn < 4; turn++) {
    const seat = (leader + turn) % 4;
    const hand = hands[seat] ?? [];
    const legal = playable(hand, trick, led, trump, best, (seat + 2) % 4 === winner && turn > 0);
    const card = legal[random.below(legal.length)] ?? 0;
    hand.splice(hand.indexOf(card), 1);
    trick.push(card);
    if (turn === 0) led = suitOf(card);
    const strength = power(card, led, trump);
    if (strength > best) [winner, best] = [seat, strength];
    sum += points(card, trump);
  }
  return { winner, sum };
};

const playable = (
  hand: readonly number[],
  trick: readonly number[],
  led: number,
  trump: number,
  best: number,
  partner: boolean,
): readonly number[] => {
  if (trick.length === 0) return hand;
  const follow = hand.filter(card => suitOf(card) === led);
  const over = hand.filter(card => suitOf(card) === trump && power(card, led, trump) > best);
  if (follow.length > 0) return led === trump && !partner && over.length > 0 ? over : follow;
  if (partner && (trick.length === 3 || rankOf(trick[0] ?? 0) === 0)) return hand;
  return over.length > 0 ? over : hand;
};
