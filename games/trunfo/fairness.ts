import { type Card, ofSuit, type Suit } from '@majlis/kernel';
import { handValue, isHigh } from './value.ts';

export const HAND = 9;

export type Fault =
  | 'hand-size'
  | 'p1-value-range'
  | 'p2-value-range'
  | 'value-diff'
  | 'trump-imbalance'
  | 'too-few-trumps'
  | 'p1-no-high'
  | 'p2-no-high';

/** TRU-2  What keeps a deal from being fair, in a fixed order; nothing if it may be played. */
export const faultsOf = (one: readonly Card[], two: readonly Card[], trump: Suit, minTrumps: number): Fault[] => {
  const trumps = [one, two].map(hand => hand.filter(ofSuit(trump)).length);
  const faults: readonly (readonly [Fault, boolean])[] = [
    ['hand-size', one.length !== HAND || two.length !== HAND],
    ['p1-value-range', !inRange(one)],
    ['p2-value-range', !inRange(two)],
    ['value-diff', Math.abs(handValue(one) - handValue(two)) > 8],
    ['trump-imbalance', trumps[0] !== trumps[1]],
    ['too-few-trumps', Math.min(...trumps) < minTrumps],
    ['p1-no-high', !one.some(isHigh)],
    ['p2-no-high', !two.some(isHigh)],
  ];
  const found = faults.filter(([, wrong]) => wrong).map(([fault]) => fault);
  return found.includes('hand-size') ? ['hand-size'] : found;
};

const inRange = (hand: readonly Card[]): boolean => handValue(hand) >= 55 && handValue(hand) <= 90;
