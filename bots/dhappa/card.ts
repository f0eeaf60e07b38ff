import type { DhappaPlay } from '@majlis/dhappa';
import { type Card, isJoker, RANKS, rankOf, suitOf } from '@majlis/kernel';

export const isTwo = (card: Card): boolean => card.startsWith('2');
export const isWild = (card: Card): boolean => isTwo(card) || isJoker(card);
export const isNatural = (card: Card): boolean => !isWild(card);

/** DHA-2.1  3 to 14, the Ace. */
export const placeOf = (card: Card): number => RANKS.indexOf(rankOf(card)) + 2;

/** The cards that a play lays. */
export const cardsOf = (play: DhappaPlay): readonly Card[] => {
  if (play.kind === 'merge') return play.bridge;
  return play.kind === 'swap' || play.kind === 'shift' ? [play.card] : play.cards;
};

export const naturalsOf = (play: DhappaPlay): number => cardsOf(play).filter(isNatural).length;
export const wildsOf = (play: DhappaPlay): number => cardsOf(play).filter(isWild).length;

/** DHA-2.6 */
const isOfSets = (card: Card): boolean => placeOf(card) === 3 || placeOf(card) === 14;

/** Two natural cards that could lie in one run or set: of one suit with at most one rank between them, or 3s, or Aces. */
const areFriends = (one: Card, two: Card): boolean => {
  const apart = Math.abs(placeOf(one) - placeOf(two));
  if (apart === 0) return isOfSets(one);
  return suitOf(one) === suitOf(two) && apart <= 2;
};

export const friendsOf = (card: Card, cards: readonly Card[]): number =>
  cards.filter(other => other !== card && isNatural(other) && areFriends(card, other)).length;

/** The card that a hand misses least: with the fewest friends in it, of equals the highest; wilds last. */
export const spare = (hand: readonly Card[]): Card => {
  const cost = (card: Card): number => {
    if (!isNatural(card)) return isJoker(card) ? 2000 : 1000;
    return friendsOf(card, hand) * 20 - placeOf(card);
  };
  const card = [...hand].sort((a, b) => cost(a) - cost(b))[0];
  if (!card) throw new Error('an empty hand discards nothing');
  return card;
};
