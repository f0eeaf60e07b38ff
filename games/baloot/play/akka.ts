import { type Card, rankOf, type Suit, suitOf } from '@majlis/kernel';
import { higherThan } from './value.ts';

/**
 * BAL-12.2  Whether a card led now may carry Akka. `played` is all that has fallen this round: what lies in a hand,
 * even the leader's own, has not been played.
 */
export const mayCarryAkka = (card: Card, played: readonly Card[], trump: Suit | null): boolean =>
  trump !== null &&
  suitOf(card) !== trump &&
  rankOf(card) !== 'A' &&
  higherThan(card, trump).every(higher => played.includes(higher));
