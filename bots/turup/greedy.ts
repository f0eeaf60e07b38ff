import { bySeat, type Card, ofSuit, RANKS, rankOf, SUITS, type Suit, type Trick, winning } from '@majlis/kernel';
import { type TurupAction, turup } from '@majlis/turup';
import type { TurupThink } from './style.ts';

/**
 * A yardstick that stays as it is for ever, so that every later player can be measured by the same stick: it votes for
 * its longest suit, bids eight on three trumps with two of ace, king and queen and else as little as it may, plays the
 * highest card that takes the trick, else its lowest, uses no power, and that is all.
 */
export const greedy: TurupThink = (view, seat) => {
  const offers = turup.offers(view, seat);
  const hand = bySeat(view.hands, seat).cards;
  const cards = offers.flatMap(action => (action.kind === 'play' ? [action.card] : []));
  if (cards.length > 0) return { kind: 'play', card: greedyCard(cards, view.trick, view.trump) };
  const call = isRich(hand, view.trump) ? offers.find(action => action.kind === 'bid' && action.bid === 8) : undefined;
  const chosen = call ?? lowestCall(offers) ?? ballot(offers, hand) ?? offers[0];
  if (!chosen) throw new Error('nothing to do');
  return chosen;
};

/** Seven, or a pass where seven is no longer to be had. */
export const lowestCall = (offers: readonly TurupAction[]): TurupAction | undefined => {
  const calls = offers.filter(action => action.kind === 'bid');
  return calls.find(({ bid }) => bid === 7) ?? calls.find(({ bid }) => bid === 'pass');
};

const height = (card: Card): number => RANKS.indexOf(rankOf(card));

const isRich = (hand: readonly Card[], trump: Suit | null): boolean => {
  const trumps = hand.filter(ofSuit(trump));
  return trumps.length >= 3 && trumps.filter(card => height(card) >= RANKS.indexOf('Q')).length >= 2;
};

/** The longest suit; of equally long ones the higher cards. */
const ballot = (offers: readonly TurupAction[], hand: readonly Card[]): TurupAction | undefined => {
  const worth = (suit: Suit): number => hand.filter(ofSuit(suit)).reduce((sum, card) => sum + height(card) + 100, 0);
  const suits = [...SUITS].sort((a, b) => worth(b) - worth(a));
  return suits.flatMap(suit => offers.filter(action => action.kind === 'vote' && action.suit === suit))[0];
};

const greedyCard = (cards: readonly Card[], trick: Trick, trump: Suit | null): Card => {
  const weight = (card: Card): number => height(card) + (ofSuit(trump)(card) ? RANKS.length : 0);
  const upwards = [...cards].sort((a, b) => weight(a) - weight(b));
  const takes = (card: Card): boolean => winning([...trick, { seat: -1, card }], trump, height)?.seat === -1;
  const card = upwards.findLast(takes) ?? upwards[0];
  if (!card) throw new Error('an empty hand plays nothing');
  return card;
};
