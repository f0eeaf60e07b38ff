import { type Card, rankOf, type Seat, SUITS, suitOf } from '@majlis/kernel';
import { entitledToAshkal, isOnAce } from './ashkal.ts';
import { type Auction, type Bid, speaker } from './auction.ts';
import { orderOf } from './contract.ts';
import { isKawesh } from './kawesh.ts';
import type { BalootOptions } from './options.ts';

export type BidFault =
  | 'not-now'
  | 'not-your-turn'
  | 'floor-suit-only'
  | 'not-the-floor-suit'
  | 'hokum-over-hokum'
  | 'only-dealers-right'
  | 'no-ashkal'
  | 'ashkal-on-ace'
  | 'no-kawesh';

/** BAL-5.19  What stands against a call; undefined if it may be made. */
export const faultOfBid = (
  auction: Auction,
  seat: Seat,
  bid: Bid,
  hand: readonly Card[],
  options: BalootOptions,
): BidFault | undefined => {
  const turn = speaker(auction);
  if (turn === undefined) return 'not-now';
  if (turn !== seat) return 'not-your-turn';
  switch (bid.kind) {
    case 'pass':
      return auction.stage.kind === 'gablak' ? 'not-now' : undefined;
    case 'hokum':
      return faultOfHokum(auction, suitOf(auction.floor) === bid.suit);
    case 'sun':
      return mayTurnToSun(auction, seat, options) ? undefined : 'only-dealers-right';
    case 'ashkal':
      return faultOfAshkal(auction, seat, options);
    case 'kawesh':
      return isCalling(auction) && isKawesh(hand, auction.floor, options) ? undefined : 'no-kawesh';
    case 'waive':
      return auction.stage.kind === 'gablak' ? undefined : 'not-now';
  }
};

/** BAL-5.3, BAL-5.6  The floor suit in the first round, another one in the second, and no Hokum over a Hokum. */
const faultOfHokum = ({ stage, round }: Auction, isFloorSuit: boolean): BidFault | undefined => {
  if (stage.kind === 'gablak') return 'not-now';
  if (stage.kind !== 'bidding') return 'hokum-over-hokum';
  if (round === 1) return isFloorSuit ? undefined : 'floor-suit-only';
  return isFloorSuit ? 'not-the-floor-suit' : undefined;
};

/** BAL-5.9  A Hokum on an Ace is taken with Sun by the dealer's right alone. */
const mayTurnToSun = ({ stage, floor, dealer }: Auction, seat: Seat, options: BalootOptions): boolean =>
  stage.kind !== 'answering' ||
  options.hokumOnAceFlip === 'any' ||
  rankOf(floor) !== 'A' ||
  orderOf(seat, dealer) === 0;

const faultOfAshkal = (auction: Auction, seat: Seat, options: BalootOptions): BidFault | undefined => {
  if (!entitledToAshkal(auction, seat, options)) return 'no-ashkal';
  if (!isOnAce(auction)) return undefined;
  if (options.ashkalOnAce === 'reject') return 'ashkal-on-ace';
  return mayTurnToSun(auction, seat, options) ? undefined : 'only-dealers-right';
};

const isCalling = ({ stage }: Auction): boolean => stage.kind === 'bidding' || stage.kind === 'answering';

/** BAL-5.12  An Ashkal on an Ace is heard as a Sun. */
export const heardAs = (auction: Auction, bid: Bid): Bid =>
  bid.kind === 'ashkal' && isOnAce(auction) ? { kind: 'sun' } : bid;

const BIDS: readonly Bid[] = [
  { kind: 'pass' },
  ...SUITS.map((suit): Bid => ({ kind: 'hokum', suit })),
  { kind: 'sun' },
  { kind: 'ashkal' },
  { kind: 'kawesh' },
  { kind: 'waive' },
];

/** The calls to offer a seat. An Ashkal on an Ace is never one of them. */
export const bidsOf = (auction: Auction, seat: Seat, hand: readonly Card[], options: BalootOptions): readonly Bid[] =>
  BIDS.filter(bid => !(bid.kind === 'ashkal' && isOnAce(auction)) && !faultOfBid(auction, seat, bid, hand, options));
