import { type Card, nextSeat, rankOf, type Seat, seatsFrom, sideOf } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import { orderOf, SEATS } from './contract.ts';

/** BAL-5.17, BAL-5.18, BAL-5.24  Who may say "before you" to a Sun called by `caller`: those who speak earlier in the order, the first first. */
export const askedBefore = (caller: Seat, dealer: Seat, floor: Card, options: BalootOptions): readonly Seat[] => {
  const earlier = seatsFrom(nextSeat(dealer, SEATS), SEATS).slice(0, orderOf(caller, dealer));
  const opponents = earlier.filter(seat => sideOf(seat) !== sideOf(caller));
  switch (options.sunPriority) {
    case 'first':
      return [];
    case 'gablak':
      return earlier;
    case 'gablakAce':
      return rankOf(floor) === 'A' ? opponents : [];
    case 'gablakOpponents':
      return opponents;
  }
};
