import { partnerOf, rankOf, type Seat, sideOf } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import type { Auction } from './auction.ts';
import { type BalootContract, orderOf } from './contract.ts';

/** BAL-5.10, BAL-5.11, BAL-5.13, BAL-5.15  Ashkal belongs to the dealer's left and the dealer, in their first call of the round, and never over the partner's Hokum. */
export const entitledToAshkal = (auction: Auction, seat: Seat, options: BalootOptions): boolean => {
  const { dealer, round, stage, calls } = auction;
  if (orderOf(seat, dealer) < 2) return false;
  if (!options.ashkalRounds.some(allowed => allowed === round)) return false;
  if (stage.kind === 'bidding') return !options.ashkalNeedsHokum;
  const spoken = calls.some(call => call.seat === seat && call.round === round);
  return stage.kind === 'answering' && !spoken && sideOf(stage.hokum.seat) !== sideOf(seat);
};

/** BAL-5.12  On an Ace there is no Ashkal: the call is the seat's plain Sun, or refused. */
export const isOnAce = (auction: Auction): boolean => rankOf(auction.floor) === 'A';

/** BAL-5.10, BAL-5.14, BAL-5.16  A Sun of the caller's whose floor card goes to their partner. */
export const ashkalOf = (caller: Seat, round: 1 | 2, options: BalootOptions): BalootContract => {
  const partner = partnerOf(caller);
  return {
    mode: 'sun',
    trump: null,
    buyer: options.ashkalBuyer === 'caller' ? caller : partner,
    taker: round === 2 && options.ashkalFloorRound2 === 'caller' ? caller : partner,
    round,
    ashkal: true,
  };
};
