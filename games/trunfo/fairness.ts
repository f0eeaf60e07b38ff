import { type Card, ofSuit, type Suit } from '@majlis/kernel';
import { handValue, isHigh } from './value.ts';

export const HAND = 9;

export type DealFault =
  | 'hand-size'
  | 'duplicate-card'
  | 'p1-value-range'
  | 'p2-value-range'
  | 'value-diff'
  | 'trump-imbalance'
  | 'too-few-trumps'
  | 'p1-no-high'
  | 'p2-no-high';

/** TRU-2  What keeps a deal from being fair, in a fixed order; nothing if it may be played. */
export const faultsOf = (one: readonly Card[], two: readonly Card[], trump: Suit, minTrumps: number): DealFault[] => {
  const [mine, theirs] = [handValue(one), handValue(two)];
  const trumps = [one, two].map(hand => hand.filter(ofSuit(trump)).length);
  const faults: readonly (readonly [DealFault, boolean])[] = [
    ['hand-size', one.length !== HAND || two.length !== HAND],
    ['duplicate-card', new Set([...one, ...two]).size < one.length + two.length],
    ['p1-value-range', !inRange(mine)],
    ['p2-value-range', !inRange(theirs)],
    ['value-diff', Math.abs(mine - theirs) > 8],
    ['trump-imbalance', trumps[0] !== trumps[1]],
    ['too-few-trumps', Math.min(...trumps) < minTrumps],
    ['p1-no-high', !one.some(isHigh)],
    ['p2-no-high', !two.some(isHigh)],
  ];
  const found = faults.filter(([, wrong]) => wrong).map(([fault]) => fault);
  return found.includes('hand-size') ? ['hand-size'] : found.includes('duplicate-card') ? ['duplicate-card'] : found;
};

const inRange = (value: number): boolean => value >= 55 && value <= 90;
