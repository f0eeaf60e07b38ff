import { type Card, ofSuit, type Suit, suitOf } from '@majlis/kernel';
import type { TurupState } from '../state.ts';
import { playable } from './duty.ts';
import { strength } from './trick.ts';

const SUIT_ORDER: readonly Suit[] = ['C', 'D', 'H', 'S'];

/** TUR-10.4  Who lets the time run out plays the lowest card: plain before trump, then by rank, then C D H S. */
export const autoplay = (
  hand: readonly Card[],
  state: Pick<TurupState, 'options' | 'trump' | 'trick' | 'tricks'>,
): Card | undefined => {
  const weight = (card: Card): number =>
    (ofSuit(state.trump)(card) ? 1000 : 0) + strength(card) * 10 + SUIT_ORDER.indexOf(suitOf(card));
  const [first, ...rest] = playable(hand, state);
  return first && rest.reduce((low, card) => (weight(card) < weight(low) ? card : low), first);
};
