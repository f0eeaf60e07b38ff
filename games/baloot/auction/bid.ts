import { type Card, rankOf, type Seat, SUITS, suitOf } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import { entitledToAshkal, isOnAce } from './ashkal.ts';
import { type Auction, type Bid, isBidMade, speaker } from './auction.ts';
import { orderOf } from './contract.ts';
import { isKawesh } from './kawesh.ts';

export type BalootBidFault =
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
): BalootBidFault | undefined => {
  const turn = speaker(auction);
  if (turn === undefined) return 'not-now';
  if (turn !== seat && !(bid.kind === 'kawesh' && mayThrowInEarly(auction, options))) return 'not-your-turn';
  switch (bid.kind) {
    case 'pass':
      return ['gablak', 'naming'].includes(auction.stage.kind) ? 'not-now' : undefined;
    case 'hokum':
      return faultOfHokum(auction, suitOf(auction.floor) === bid.suit, options);
    case 'second':
      return faultOfSecond(auction, options);
    case 'sun':
      return faultOfSun(auction, seat, options);
    case 'ashkal':
      return faultOfAshkal(auction, seat, options);
    case 'kawesh':
      return isCalling(auction) && isKawesh(hand, auction.floor, options) ? undefined : 'no-kawesh';
    case 'waive':
      return auction.stage.kind === 'gablak' ? undefined : 'not-now';
  }
};

/** BAL-5.3, BAL-5.6  The floor suit in the first round, another one in the second, and no Hokum over a Hokum. */
const faultOfHokum = (auction: Auction, isFloorSuit: boolean, options: BalootOptions): BalootBidFault | undefined => {
  const { stage, round } = auction;
  if (stage.kind === 'gablak') return 'not-now';
  if (stage.kind === 'bidding' && isNamedLater(auction, options)) return 'not-now';
  if (stage.kind !== 'bidding' && stage.kind !== 'naming') return 'hokum-over-hokum';
  if (round === 1) return isFloorSuit ? undefined : 'floor-suit-only';
  return isFloorSuit ? 'not-the-floor-suit' : undefined;
};

/** BAL-5.26  In the second round a Hokum is called without a suit. */
const isNamedLater = ({ round }: Auction, { hokumSuit }: BalootOptions): boolean =>
  round === 2 && hokumSuit === 'afterAnswers';

const faultOfSecond = (auction: Auction, options: BalootOptions): BalootBidFault | undefined => {
  if (!isNamedLater(auction, options) || auction.stage.kind === 'gablak') return 'not-now';
  return auction.stage.kind === 'bidding' ? undefined : 'hokum-over-hokum';
};

/** BAL-5.8, BAL-5.26  Whoever names the suit may say Sun instead only where a Hokum is to be confirmed. */
const faultOfSun = (auction: Auction, seat: Seat, options: BalootOptions): BalootBidFault | undefined => {
  if (auction.stage.kind === 'naming' && options.hokumConfirm === 'off') return 'not-now';
  return mayTurnToSun(auction, seat, options) ? undefined : 'only-dealers-right';
};

/** BAL-5.25  As long as nobody has bid, a worthless hand need not wait for its turn. */
const mayThrowInEarly = (auction: Auction, { kaweshTurn }: BalootOptions): boolean =>
  kaweshTurn === 'beforeBid' && auction.stage.kind === 'bidding' && !isBidMade(auction);

/** BAL-5.9  A Hokum on an Ace is taken with Sun by the dealer's right alone. */
const mayTurnToSun = ({ stage, floor, dealer }: Auction, seat: Seat, options: BalootOptions): boolean =>
  stage.kind !== 'answering' ||
  options.hokumOnAceFlip === 'any' ||
  rankOf(floor) !== 'A' ||
  orderOf(seat, dealer) === 0;

const faultOfAshkal = (auction: Auction, seat: Seat, options: BalootOptions): BalootBidFault | undefined => {
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
  { kind: 'second' },
  { kind: 'sun' },
  { kind: 'ashkal' },
  { kind: 'kawesh' },
  { kind: 'waive' },
];

/** The calls to offer a seat. An Ashkal on an Ace is never one of them. */
export const bidsOf = (auction: Auction, seat: Seat, hand: readonly Card[], options: BalootOptions): readonly Bid[] =>
  BIDS.filter(bid => !(bid.kind === 'ashkal' && isOnAce(auction)) && !faultOfBid(auction, seat, bid, hand, options));
