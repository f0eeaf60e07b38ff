import { type Card, SUITS, type Suit, suitOf } from '@majlis/kernel';
import { higherThan, strength } from './value.ts';

/** BAL-14.7  A card that nothing outside this hand and the played cards beats in its suit. */
const isMaster = (card: Card, hand: readonly Card[], played: readonly Card[], trump: Suit | null): boolean =>
  higherThan(card, trump).every(higher => hand.includes(higher) || played.includes(higher));

export const holdsMaster = (hand: readonly Card[], played: readonly Card[], trump: Suit | null): boolean =>
  hand.some(card => isMaster(card, hand, played, trump));

/**
 * Whether a hand that leads its suits from the top is never beaten in the led suit by another hand that may hold
 * `against`. That hand follows with its lowest, so its highest card falls last: until then every lead must beat it.
 */
export const outruns = (hand: readonly Card[], against: readonly Card[], trump: Suit | null): boolean =>
  SUITS.every(suit => outrunsIn(suit, hand, against, trump));

const outrunsIn = (suit: Suit, hand: readonly Card[], against: readonly Card[], trump: Suit | null): boolean => {
  let [theirs, highest] = [0, 0];
  for (const card of against) {
    if (suitOf(card) !== suit) continue;
    theirs++;
    highest = Math.max(highest, strength(card, trump));
  }
  let [mine, above] = [0, 0];
  for (const card of hand) {
    if (suitOf(card) !== suit) continue;
    mine++;
    if (strength(card, trump) > highest) above++;
  }
  return above >= Math.min(mine, theirs);
};
