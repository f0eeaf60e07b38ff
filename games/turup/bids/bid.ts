import type { Seat } from '@majlis/kernel';
import type { TurupOptions } from '../options.ts';
import { after, around, SEATS } from '../turns.ts';

const LOWEST = 7;
const HIGHEST = 13;

export interface TurupCall {
  readonly seat: Seat;
  readonly bid: number | 'pass';
}

export interface TurupContract {
  readonly declarer: Seat;
  readonly bid: number;
}

export type TurupBidFault =
  | 'bidding-closed'
  | 'not-your-turn'
  | 'pass-not-allowed'
  | 'bid-out-of-range'
  | 'bid-too-low';

type Rules = Pick<TurupOptions, 'bidding' | 'bidTie' | 'allPass' | 'direction'>;

/** TUR-4.3  The bid that stands: the highest, and of equal ones the first named (option: the last). */
const highest = (calls: readonly TurupCall[], { bidTie }: Pick<Rules, 'bidTie'>): TurupContract | undefined =>
  calls.reduce<TurupContract | undefined>((best, { seat, bid }) => {
    if (bid === 'pass') return best;
    const higher = !best || bid > best.bid || (bid === best.bid && bidTie === 'latest');
    return higher ? { declarer: seat, bid } : best;
  }, undefined);

/** TUR-4.1, TUR-4.5  Whose call it is; undefined once everything is said. */
export const speaker = (calls: readonly TurupCall[], dealer: Seat, rules: Rules): Seat | undefined => {
  if (rules.bidding === 'declaration') return around(after(dealer, rules), rules)[calls.length];
  const passed = calls.filter(call => call.bid === 'pass').map(call => call.seat);
  const best = highest(calls, rules);
  if (best && (best.bid === HIGHEST || passed.length === SEATS - 1)) return undefined;
  const last = calls.at(-1)?.seat ?? dealer;
  return around(after(last, rules), rules).find(seat => !passed.includes(seat));
};

/** What the calls come to: a contract, nothing at all, or undefined while somebody is still to speak. */
export const settled = (
  calls: readonly TurupCall[],
  dealer: Seat,
  rules: Rules,
): TurupContract | 'all-passed' | undefined => {
  if (speaker(calls, dealer, rules) !== undefined) return undefined;
  const best = highest(calls, rules);
  if (best) return best;
  return rules.allPass === 'dealerSeven' ? { declarer: dealer, bid: LOWEST } : 'all-passed'; // TUR-4.6
};

/** TUR-4  What stands against a call; undefined if it may be made. */
export const faultOfBid = (
  calls: readonly TurupCall[],
  dealer: Seat,
  { seat, bid }: TurupCall,
  rules: Rules,
): TurupBidFault | undefined => {
  const turn = speaker(calls, dealer, rules);
  if (turn === undefined) return 'bidding-closed';
  if (turn !== seat) return 'not-your-turn';
  if (bid === 'pass') return rules.bidding === 'auction' ? undefined : 'pass-not-allowed';
  if (!Number.isInteger(bid) || bid < LOWEST || bid > HIGHEST) return 'bid-out-of-range';
  const best = highest(calls, rules);
  return rules.bidding === 'auction' && best && bid <= best.bid ? 'bid-too-low' : undefined;
};

const BIDS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);

/** The calls open to a seat. */
export const bidsOf = (
  calls: readonly TurupCall[],
  dealer: Seat,
  seat: Seat,
  rules: Rules,
): readonly TurupCall['bid'][] =>
  [...BIDS, 'pass' as const].filter(bid => !faultOfBid(calls, dealer, { seat, bid }, rules));

/** TUR-10.3  Who lets the time run out bids seven, or passes where one may. */
export const autoBid = ({ bidding }: Rules): TurupCall['bid'] => (bidding === 'auction' ? 'pass' : LOWEST);
