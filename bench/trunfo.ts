import { type Random, shuffled } from '@majlis/kernel';
import { trunfo } from '@majlis/trunfo';
import { reportCosts } from './cost.ts';

/** The same game on bare arrays of numbers, as one would write it without a house: card = suit · 13 + rank. */
const bareMatch = (random: Random): number => {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  const trump = random.below(4);
  let hands: readonly [number[], number[]];
  do {
    const cards = shuffled(pack, random);
    hands = [cards.slice(0, 9), cards.slice(9, 18)];
  } while (!isFair(hands, trump));
  const wins: [number, number] = [0, 0];
  for (let round = 0; round < 9 && Math.max(...wins) < 5; round++) {
    const [one = 0] = hands[0].splice(random.below(hands[0].length), 1);
    const [two = 0] = hands[1].splice(random.below(hands[1].length), 1);
    const lead = power(one, trump) - power(two, trump);
    if (lead !== 0) wins[lead > 0 ? 0 : 1]++;
  }
  return wins[0] - wins[1];
};

const power = (card: number, trump: number): number => (card % 13) + (Math.floor(card / 13) === trump ? 100 : 0);

const isFair = ([one, two]: readonly [number[], number[]], trump: number): boolean => {
  const total = (hand: number[]): number => hand.reduce((sum, card) => sum + (card % 13) + 2, 0);
  const trumps = (hand: number[]): number => hand.filter(card => Math.floor(card / 13) === trump).length;
  const [a, b] = [total(one), total(two)];
  const inRange = a >= 55 && a <= 90 && b >= 55 && b <= 90 && Math.abs(a - b) <= 8;
  return inRange && trumps(one) === trumps(two) && [one, two].every(hand => hand.some(card => card % 13 >= 9));
};

export const benchTrunfo = (): void =>
  reportCosts(
    'trunfo, a match',
    {
      game: trunfo,
      rules: trunfo.options.presets.default,
      seats: 2,
      isPlay: action => action.kind === 'lock' && action.card !== null,
      isOver: state => trunfo.outcome(state) !== undefined,
    },
    bareMatch,
  );
