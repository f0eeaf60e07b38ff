import { type Card, ofSuit, type Suit } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';

const FULL_HAND = 8;

/** BAL-13  The cards a hand may lead. A leader who still holds eight cards leads to the first trick. */
export const leadable = (
  hand: readonly Card[],
  lock: { readonly trump: Suit | null; readonly locked: boolean; readonly options: BalootOptions },
): readonly Card[] => {
  const bound = lock.options.lockedScope === 'everyLead' || hand.length === FULL_HAND;
  if (!lock.locked || !bound) return hand;
  const side = hand.filter(card => !ofSuit(lock.trump)(card));
  return side.length > 0 ? side : hand;
};
