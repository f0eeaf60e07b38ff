import { ACE, size, TEN, TRUMP_KING, TRUMP_QUEEN } from '../deck.ts';
import { projectsIn } from '../project.ts';

/**
 * What a hand is worth to its buyer, in points: what the round would bring his side more than the other on average.
 * The weights were fitted to rounds played out with `heuristic`, and rounded.
 */
const TRUMP_WEIGHTS = [0, 0, 0, 0, 1.5, 2.6, 3.8, 6];
const TRUMP_LENGTH = [0, 0, 0, 2.2, 4, 6.2, 6.2, 6.2, 6.2];

/** As Hokum, of the cards held and the floor card together. */
export const hokumWorth = (hand: number): number => {
  const trumps = hand & 0xff;
  let worth = -13.6 + (TRUMP_LENGTH[size(trumps)] ?? 0) + projectsIn(hand, 0xff).abnat * 0.13;
  for (let bit = 0; bit < 8; bit++) if ((trumps >> bit) & 1) worth += TRUMP_WEIGHTS[bit] ?? 0;
  if ((trumps >> TRUMP_KING) & (trumps >> TRUMP_QUEEN) & 1) worth += 3;
  return worth + sideWorth((hand >>> 8) & 0xff) + sideWorth((hand >>> 16) & 0xff) + sideWorth(hand >>> 24);
};

/** Of one side suit: the Ace, a guarded ten, and what can be cut. */
const sideWorth = (suit: number): number => {
  const length = size(suit);
  if (length === 0) return 2.2;
  const [ace, ten] = [(suit >> ACE) & 1, (suit >> TEN) & 1];
  return ace * 2.5 + (ten && length > 1 ? 0.8 : 0) + (length === 1 ? 1 : 0);
};

/** As Sun. */
export const sunWorth = (hand: number): number => {
  const suits = [hand & 0xff, (hand >>> 8) & 0xff, (hand >>> 16) & 0xff, hand >>> 24];
  const aces = suits.filter(suit => (suit >> ACE) & 1).length;
  const worth = suits.reduce((sum, suit) => sum + suitWorth(suit), -20.5);
  return worth + (aces > 2 ? 2.5 : 0) + projectsIn(hand, 0).abnat * 0.27;
};

const KING = 5;
const QUEEN = 4;

const suitWorth = (suit: number): number => {
  const length = size(suit);
  const [ace, ten, king, queen] = [(suit >> ACE) & 1, (suit >> TEN) & 1, (suit >> KING) & 1, (suit >> QUEEN) & 1];
  if (!ace) return (ten ? (length > 1 ? 5 : 2.5) : 0) + king + queen * 0.8;
  return 7.2 + (ten ? 6.7 + king * 2.4 : king * 1.8) + queen * 0.8 + (length > 3 ? 2.5 : 0);
};

/** As Ashkal: of the cards held, and of the floor card in the partner's hand. */
export const ashkalWorth = (hand: number, floor: number): number => {
  const rank = floor & 7;
  return sunWorth(hand) + (rank === TEN ? 4 : rank === KING ? 1 : 0);
};
