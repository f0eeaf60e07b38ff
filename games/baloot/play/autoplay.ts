import { type Card, ofSuit, type Seat, type Suit, sideOf, suitOf, type Trick } from '@majlis/kernel';
import { SEATS } from '../auction/contract.ts';
import { playable, type Situation } from './duty.ts';
import { beats, holding } from './trick.ts';
import { abnat, SUIT_RING, strength, totalAbnat } from './value.ts';

const CHEAP = 4;

/** BAL-18.9, BAL-18.10  The card the house plays for a seat whose time is up. */
export const autoplay = (hand: readonly Card[], seat: Seat, trick: Trick, situation: Situation): Card => {
  const { trump } = situation;
  const cards = [...playable(hand, seat, trick, situation)].sort(weakestFirst(trump));
  const card = cheapWinner(cards, seat, trick, trump) ?? cards[0];
  if (!card) throw new Error('an empty hand plays nothing');
  return card;
};

const weakestFirst =
  (trump: Suit | null) =>
  (a: Card, b: Card): number =>
    Number(suitOf(a) === trump) - Number(suitOf(b) === trump) ||
    abnat(a, trump) - abnat(b, trump) ||
    strength(a, trump) - strength(b, trump) ||
    SUIT_RING.indexOf(suitOf(a)) - SUIT_RING.indexOf(suitOf(b));

/** BAL-18.10 */
const cheapWinner = (cards: readonly Card[], seat: Seat, trick: Trick, trump: Suit | null): Card | undefined => {
  const best = holding(trick, trump);
  if (!best || trick.length !== SEATS - 1 || sideOf(best.seat) === sideOf(seat)) return undefined;
  return cards.find(card => beats(card, best.card, trump) && abnat(card, trump) <= CHEAP);
};

/** BAL-18.13  The suit the house names for a seat whose time is up: any but the floor card's. */
export const longestSuit = (hand: readonly Card[], floor: Card): Suit => {
  const weight = (suit: Suit): number => {
    const held = hand.filter(ofSuit(suit));
    return held.length * 100 + totalAbnat(held, suit);
  };
  const suits = SUIT_RING.filter(suit => suit !== suitOf(floor));
  return suits.reduce((best, suit) => (weight(suit) > weight(best) ? suit : best));
};
