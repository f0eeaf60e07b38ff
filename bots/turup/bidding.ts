import { type Seat, sideOf } from '@majlis/kernel';
import type { TurupAction, TurupState } from '@majlis/turup';
import { hopedFor } from './appraisal.ts';

type Bid = Extract<TurupAction, { kind: 'bid' }>;

/** What a partner's bid above seven adds to one's hopes, for each trick above seven. */
const SUPPORT = 1.2;

/** So many tricks must be hoped for before they are promised: eight, nine and so on; a promise broken costs what one kept brings. */
const PROMISES = [
  [8, 7.4],
  [9, 8.6],
  [10, 10.2],
  [11, 11.5],
] as const;

/** TUR-4  Bids on what the hand holds, and on what the ballots and the partner's bid have told. */
export const bid = (view: TurupState, seat: Seat, offers: readonly TurupAction[]): Bid => {
  const calls = offers.filter(action => action.kind === 'bid');
  const hopes = hopedFor(view, seat) + SUPPORT * Math.max(0, partnersBid(view, seat) - 7);
  const call = calls.some(({ bid }) => bid === 'pass') ? rising(view, seat, calls, hopes) : declared(calls, hopes);
  if (!call) throw new Error('nothing to call');
  return call;
};

const declared = (calls: readonly Bid[], hopes: number): Bid | undefined => {
  const promise = PROMISES.findLast(([, needed]) => hopes >= needed)?.[0] ?? 7;
  return calls.find(({ bid }) => bid === promise);
};

/** TUR-4.5  Where bids must rise: the lowest that is hoped for, and never over the partner. */
const rising = (view: TurupState, seat: Seat, calls: readonly Bid[], hopes: number): Bid | undefined => {
  const lowest = calls.find(({ bid }) => bid !== 'pass' && bid <= hopes);
  const highest = view.calls.findLast(call => call.bid !== 'pass');
  const partners = highest !== undefined && sideOf(highest.seat) === sideOf(seat);
  return (partners ? undefined : lowest) ?? calls.find(({ bid }) => bid === 'pass');
};

const partnersBid = ({ calls }: TurupState, seat: Seat): number =>
  calls.reduce((most, call) => {
    const partners = call.seat !== seat && sideOf(call.seat) === sideOf(seat);
    return partners && call.bid !== 'pass' ? Math.max(most, call.bid) : most;
  }, 0);
