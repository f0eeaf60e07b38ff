import { type Card, ofSuit, type Suit } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import { height, SUIT_RING, strength } from './value.ts';

/** BAL-8  A hand as it is held on screen: trumps leftmost, colours alternating. */
export const handOrder = (hand: readonly Card[], trump: Suit | null, options: BalootOptions): readonly Card[] => {
  const turn = trump === null ? 0 : SUIT_RING.indexOf(trump);
  const suits = [...SUIT_RING.slice(turn), ...SUIT_RING.slice(0, turn)];
  return suits.flatMap(suit => {
    const rank = suit === trump || options.handSort === 'strength' ? (card: Card) => strength(card, trump) : height;
    return hand.filter(ofSuit(suit)).sort((a, b) => rank(b) - rank(a));
  });
};
