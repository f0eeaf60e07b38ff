import { type Card, nextSeat, rankOf, type Seat, suitOf } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import { SEATS } from './contract.ts';

/** BAL-5.21, BAL-5.22  A worthless hand: its five cards are 7, 8 or 9. */
export const isKawesh = (hand: readonly Card[], floor: Card, options: BalootOptions): boolean =>
  hand.every(card => ['7', '8', '9'].includes(rankOf(card))) &&
  (options.kaweshTrumpNine === 'allowed' || !hand.includes(`9${suitOf(floor)}`));

/** BAL-5.23  Who deals again: the same dealer before a bid, the next one after it. */
export const dealerAfterKawesh = (dealer: Seat, bidMade: boolean, options: BalootOptions): Seat => {
  const moves = options.kaweshDealer === 'byBid' ? bidMade : options.kaweshDealer === 'alwaysRotate';
  return moves ? nextSeat(dealer, SEATS) : dealer;
};
