import { type Card, never, nextSeat, partnerOf, type Seat, type Suit, seatsFrom } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import { ashkalOf } from './ashkal.ts';
import { type BalootContract, SEATS } from './contract.ts';
import { askedBefore } from './gablak.ts';
import { dealerAfterKawesh } from './kawesh.ts';

export type Bid =
  | { readonly kind: 'pass' }
  | { readonly kind: 'hokum'; readonly suit: Suit }
  /** A Hokum of the second round whose suit is named when the others have answered. */
  | { readonly kind: 'second' }
  | { readonly kind: 'sun' }
  | { readonly kind: 'ashkal' }
  | { readonly kind: 'kawesh' }
  /** Lets another's Sun stand. */
  | { readonly kind: 'waive' };

interface Call {
  readonly seat: Seat;
  readonly round: 1 | 2;
  readonly bid: Bid;
}

interface Hokum {
  readonly seat: Seat;
  /** null: not named yet. */
  readonly suit: Suit | null;
}

type Named = Hokum & { readonly suit: Suit };

type Stage =
  | { readonly kind: 'bidding'; readonly turn: Seat }
  /** A Hokum waits for the answers of these seats. */
  | { readonly kind: 'answering'; readonly hokum: Hokum; readonly queue: readonly Seat[] }
  /** The Hokum bidder may still turn it into their own Sun. */
  | { readonly kind: 'confirming'; readonly hokum: Named }
  /** Nobody took the Hokum, and its caller is to name the suit. */
  | { readonly kind: 'naming'; readonly hokum: Hokum }
  /** A Sun waits for those who may say "before you". */
  | { readonly kind: 'gablak'; readonly sun: BalootContract; readonly queue: readonly Seat[] }
  | { readonly kind: 'bought'; readonly contract: BalootContract }
  | { readonly kind: 'void'; readonly by: 'all-pass' | 'kawesh'; readonly dealer: Seat };

export interface Auction {
  readonly dealer: Seat;
  readonly floor: Card;
  readonly round: 1 | 2;
  readonly calls: readonly Call[];
  readonly stage: Stage;
}

export const auctionOf = (dealer: Seat, floor: Card): Auction => ({
  dealer,
  floor,
  round: 1,
  calls: [],
  stage: { kind: 'bidding', turn: nextSeat(dealer, SEATS) },
});

/** BAL-5.1  Whose call it is; undefined once it is over. */
export const speaker = ({ stage }: Auction): Seat | undefined => {
  switch (stage.kind) {
    case 'bidding':
      return stage.turn;
    case 'answering':
    case 'gablak':
      return stage.queue[0];
    case 'confirming':
    case 'naming':
      return stage.hokum.seat;
    case 'bought':
    case 'void':
      return undefined;
  }
};

/** The auction after a call that was allowed. */
export const afterBid = (auction: Auction, seat: Seat, bid: Bid, options: BalootOptions): Auction => {
  const heard = { ...auction, calls: [...auction.calls, { seat, round: auction.round, bid }] };
  switch (bid.kind) {
    case 'pass':
      return afterPass(heard, options);
    case 'hokum':
      return afterHokum(heard, { seat, suit: bid.suit }, options);
    case 'second':
      return answering(heard, { seat, suit: null }, options);
    case 'sun':
      return afterSun(heard, seat, options);
    case 'ashkal':
      return contested(heard, seat, ashkalOf(seat, auction.round, options), options);
    case 'kawesh':
      return voided(heard, 'kawesh', dealerAfterKawesh(auction.dealer, isBidMade(auction), options));
    case 'waive':
      return afterWaiver(heard);
    default:
      return never(bid);
  }
};

const afterPass = (auction: Auction, options: BalootOptions): Auction => {
  const { stage, dealer } = auction;
  if (stage.kind === 'answering') return afterAnswers(auction, stage.hokum, stage.queue.slice(1), options);
  if (stage.kind === 'confirming') return boughtAs(auction, hokumOf(stage.hokum, auction.round));
  if (stage.kind !== 'bidding') return auction;
  const turn = nextSeat(stage.turn, SEATS);
  if (stage.turn !== dealer) return { ...auction, stage: { kind: 'bidding', turn } };
  if (auction.round === 1) return { ...auction, round: 2, stage: { kind: 'bidding', turn } };
  return voided(auction, 'all-pass', turn);
};

/** BAL-5.26  The suit of a Hokum that is waiting for nothing else, or a Hokum that waits for the others. */
const afterHokum = (auction: Auction, hokum: Named, options: BalootOptions): Auction =>
  auction.stage.kind === 'naming'
    ? boughtAs(auction, hokumOf(hokum, auction.round))
    : answering(auction, hokum, options);

/** BAL-5.5, BAL-5.7, BAL-5.27  The others answer a Hokum: who passed before is asked again, or not. */
const answering = (auction: Auction, hokum: Hokum, options: BalootOptions): Auction => {
  const spoken = auction.calls.filter(call => call.round === auction.round).map(call => call.seat);
  const others = seatsFrom(nextSeat(hokum.seat, SEATS), SEATS).slice(0, 3);
  const isLeftOut = (seat: Seat): boolean => {
    if (options.hokumOvercall === 'all' || !spoken.includes(seat)) return false;
    return options.hokumOvercall === 'remaining' || (auction.round === 2 && seat === partnerOf(hokum.seat));
  };
  return afterAnswers(
    auction,
    hokum,
    others.filter(seat => !isLeftOut(seat)),
    options,
  );
};

const afterAnswers = (auction: Auction, hokum: Hokum, queue: readonly Seat[], options: BalootOptions): Auction => {
  if (queue.length > 0) return { ...auction, stage: { kind: 'answering', hokum, queue } };
  const { seat, suit } = hokum;
  if (suit === null) return { ...auction, stage: { kind: 'naming', hokum } };
  if (options.hokumConfirm === 'off') return boughtAs(auction, hokumOf({ seat, suit }, auction.round));
  return { ...auction, stage: { kind: 'confirming', hokum: { seat, suit } } };
};

const afterSun = (auction: Auction, seat: Seat, options: BalootOptions): Auction => {
  const sun: BalootContract = {
    mode: 'sun',
    trump: null,
    buyer: seat,
    taker: seat,
    round: auction.round,
    ashkal: false,
  };
  return auction.stage.kind === 'gablak' ? boughtAs(auction, sun) : contested(auction, seat, sun, options);
};

const contested = (auction: Auction, seat: Seat, sun: BalootContract, options: BalootOptions): Auction => {
  const queue = askedBefore(seat, auction.dealer, auction.floor, options);
  return queue.length > 0 ? { ...auction, stage: { kind: 'gablak', sun, queue } } : boughtAs(auction, sun);
};

const afterWaiver = (auction: Auction): Auction => {
  if (auction.stage.kind !== 'gablak') return auction;
  const { sun, queue } = auction.stage;
  if (queue.length === 1) return boughtAs(auction, sun);
  return { ...auction, stage: { kind: 'gablak', sun, queue: queue.slice(1) } };
};

const hokumOf = ({ seat, suit }: Named, round: 1 | 2): BalootContract => ({
  mode: 'hokum',
  trump: suit,
  buyer: seat,
  taker: seat,
  round,
  ashkal: false,
});

const boughtAs = (auction: Auction, contract: BalootContract): Auction => ({
  ...auction,
  stage: { kind: 'bought', contract },
});

const voided = (auction: Auction, by: 'all-pass' | 'kawesh', dealer: Seat): Auction => ({
  ...auction,
  stage: { kind: 'void', by, dealer },
});

/** BAL-5.23  Whether a Hokum, Sun or Ashkal was called in this deal. */
export const isBidMade = ({ calls }: Auction): boolean =>
  calls.some(({ bid }) => ['hokum', 'second', 'sun', 'ashkal'].includes(bid.kind));
