import { type BySide, type Card, type Seat, type Suit, sizeOf } from '@majlis/kernel';
import type { Areas } from '@majlis/kernel/vectors';
import { type Auction, afterBid, auctionOf, type Bid, speaker } from '../auction/auction.ts';
import { faultOfBid, heardAs } from '../auction/bid.ts';
import type { BalootContract, Mode } from '../auction/contract.ts';
import { dealFirst, dealLast } from '../deal/deal.ts';
import {
  afterChoice,
  afterDecline,
  afterRaise,
  type Doubling,
  doublerOf,
  doublingOf,
  lastRaiser,
  type Manner,
  mannersOf,
  multiplierOf,
  nextRaise,
} from '../doubling/doubling.ts';
import type { BalootOptions } from '../options.ts';
import { type GivenHouse, rulesOf } from './vectors-given.ts';

interface Called {
  readonly seat: Seat;
  readonly call: string;
  readonly suit?: Suit;
}

interface Bidding extends GivenHouse {
  readonly dealer: Seat;
  readonly floor: Card;
  readonly hands?: { readonly [seat: string]: readonly Card[] };
  readonly calls: readonly Called[];
}

const BIDS: { readonly [call: string]: Bid } = {
  pass: { kind: 'pass' },
  sun: { kind: 'sun' },
  ashkal: { kind: 'ashkal' },
  kawesh: { kind: 'kawesh' },
  waive: { kind: 'waive' },
  second: { kind: 'second' },
  hokum2: { kind: 'second' },
};

/** To keep a Hokum that is to be confirmed, whatever a vector calls it, is a pass. */
const bidOf = ({ call, suit }: Called, { stage }: Auction): Bid => {
  if (stage.kind === 'confirming' && call !== 'sun') return { kind: 'pass' };
  return call === 'hokum' && suit ? { kind: 'hokum', suit } : (BIDS[call] ?? { kind: 'pass' });
};

const bidding = (given: Bidding) => {
  const options = rulesOf(given);
  const rejected: number[] = [];
  let auction = auctionOf(given.dealer, given.floor);
  for (const [index, call] of given.calls.entries()) {
    const bid = bidOf(call, auction);
    if (faultOfBid(auction, call.seat, bid, given.hands?.[call.seat] ?? ['AS'], options)) rejected.push(index);
    else auction = afterBid(auction, call.seat, heardAs(auction, bid), options);
  }
  return { ...resultOf(auction), rejected };
};

const resultOf = (auction: Auction) => {
  const { stage, round } = auction;
  if (stage.kind === 'void') {
    return { result: 'redeal', nextDealer: stage.dealer, reason: stage.by === 'kawesh' ? 'kawesh' : 'allPass' };
  }
  if (stage.kind === 'bought') return { result: 'contract', ...stage.contract };
  const turn = speaker(auction) ?? null;
  return { result: 'open', round, turn, window: stage.kind === 'gablak', confirm: stage.kind === 'confirming' };
};

interface Raises extends GivenHouse {
  readonly mode: Mode;
  readonly buyer: Seat;
  readonly scores?: BySide<number>;
  readonly calls: readonly { readonly seat: Seat; readonly call: string; readonly variant?: Manner }[];
}

const doubling = (given: Raises) => {
  const options = rulesOf(given);
  const { mode, buyer } = given;
  const contract: BalootContract = {
    mode,
    trump: mode === 'sun' ? null : 'S',
    buyer,
    taker: buyer,
    round: 1,
    ashkal: false,
  };
  const rejected: number[] = [];
  let now = doublingOf(contract, given.scores ?? [0, 0], options);
  for (const [index, call] of given.calls.entries()) {
    const next = answered(now, call, contract, options);
    if (next) now = next;
    else rejected.push(index);
  }
  const turn = doublerOf(now, contract);
  const locked = now.manner === 'locked';
  return {
    multiplier: multiplierOf(now),
    locked,
    lastRaiser: lastRaiser(now),
    closed: turn === undefined,
    turn,
    rejected,
  };
};

const answered = (
  now: Doubling,
  { seat, call, variant }: Raises['calls'][number],
  contract: BalootContract,
  options: BalootOptions,
): Doubling | undefined => {
  if (doublerOf(now, contract) !== seat) return undefined;
  if (now.choosing) return afterChoice(now, variant ?? (call === 'open' ? 'open' : 'locked'));
  if (call === 'pass') return afterDecline(now, contract, options);
  const raise = nextRaise(now);
  if (!raise || call !== raise) return undefined;
  const manner = mannersOf(raise, contract, options).find(allowed => allowed === variant) ?? 'open';
  return afterRaise(now, { seat, raise, manner }, contract, options);
};

interface Dealing {
  readonly deck: readonly Card[];
  readonly dealer: Seat;
  readonly taker?: Seat;
}

const deal = ({ deck, dealer, taker }: Dealing) => {
  const { hands, floor, stock } = dealFirst(deck, dealer);
  const last = taker === undefined ? [] : dealLast(stock.cards, dealer, taker);
  const full = hands.map(({ cards }, seat) => [
    ...cards,
    ...(seat === taker ? [floor] : []),
    ...(last[seat]?.cards ?? []),
  ]);
  return {
    hands: full,
    sizes: full.map(hand => hand.length),
    floor,
    floorHolder: taker ?? null,
    restCount: taker === undefined ? sizeOf(stock) : 0,
  };
};

export const playAreas: Areas = { bidding, doubling, deal };
