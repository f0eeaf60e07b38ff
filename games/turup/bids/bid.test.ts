import { expect, test } from 'vitest';
import { turup } from '../index.ts';
import type { TurupOptions } from '../options.ts';
import { after, ballots, bid, dealt, lapse, lapsedTo, proceed, refusal, rules } from '../proof/tests.ts';
import { faultOfBid, settled, type TurupCall } from './bid.ts';

const bidding = (changed: Partial<TurupOptions> = {}) => after(dealt(changed), proceed, ...ballots('SSSS'));

/** `0:7 1:pass`, as seats and their calls. */
const callsOf = (text: string): TurupCall[] =>
  text.split(' ').map(word => {
    const [seat, call] = word.split(':');
    return { seat: Number(seat), bid: call === 'pass' ? 'pass' : Number(call) };
  });

/** The calls up to the first that is refused, and what they come to. */
const outcome = (text: string, changed: Partial<TurupOptions>): string => {
  const calls: TurupCall[] = [];
  for (const call of callsOf(text)) {
    const fault = faultOfBid(calls, 3, call, rules(changed));
    if (fault) return fault;
    calls.push(call);
  }
  const end = settled(calls, 3, rules(changed));
  return typeof end === 'object' ? `${end.bid}@${end.declarer}` : `${end}`;
};

const auction = { bidding: 'auction' } as const;

test.each([
  ['4.1', '0:7 1:7 2:7', {}, 'undefined'],
  ['4.1', '1:7', {}, 'not-your-turn'],
  ['4.1', '0:7 1:8 3:8', {}, 'not-your-turn'],
  ['4.1', '0:7 1:7 2:7 3:7 0:8', {}, 'bidding-closed'],
  ['4.1', '2:7 1:8 0:9 3:7', { direction: 'anticlockwise' }, '9@0'],
  ['4.2', '0:6', {}, 'bid-out-of-range'],
  ['4.2', '0:14', {}, 'bid-out-of-range'],
  ['4.2', '0:7.5', {}, 'bid-out-of-range'],
  ['4.2', '0:pass', {}, 'pass-not-allowed'],
  ['4.2', '0:13 1:7 2:8 3:7', {}, '13@0'],
  ['4.3', '0:7 1:7 2:7 3:7', {}, '7@0'],
  ['4.3', '0:8 1:9 2:9 3:9', {}, '9@1'],
  ['4.3', '0:8 1:9 2:9 3:7', { bidTie: 'latest' }, '9@2'],
  ['4.5', '0:7 1:8 2:pass 3:pass 0:pass', auction, '8@1'],
  ['4.5', '0:7 1:8 2:pass 3:pass 0:9', auction, 'undefined'],
  ['4.5', '0:7 1:7', auction, 'bid-too-low'],
  ['4.5', '0:pass 1:8 2:9 3:pass 0:10', auction, 'not-your-turn'],
  ['4.5', '0:pass 1:8 2:9 3:pass 1:10 2:pass', auction, '10@1'],
  ['4.5', '0:13', auction, '13@0'],
  ['4.5', '0:13 1:pass', auction, 'bidding-closed'],
  ['4.5', '0:6', auction, 'bid-out-of-range'],
  ['4.6', '0:pass 1:pass 2:pass', auction, 'undefined'],
  ['4.6', '0:pass 1:pass 2:pass 3:7', auction, '7@3'],
  ['4.6', '0:pass 1:pass 2:pass 3:pass', auction, 'all-passed'],
  ['4.6', '0:pass 1:pass 2:pass 3:pass', { ...auction, allPass: 'dealerSeven' }, '7@3'],
] as const)('[TUR-%s] %s', (_, calls, changed, result) => {
  expect(outcome(calls, changed)).toBe(result);
});

test('[TUR-4.1] the bids are made one by one, and everybody knows them', () => {
  const state = after(bidding(), bid(0, 7), bid(1, 9));
  expect(turup.waits(state).map(wait => wait.on)).toEqual([2]);
  expect(turup.view(state, 'rail').calls).toEqual([
    { seat: 0, bid: 7 },
    { seat: 1, bid: 9 },
  ]);
  expect(turup.offers(state, 2).length).toBe(7);
  expect(turup.offers(state, 3)).toEqual([]);
  expect(refusal(dealt(), ...bid(0, 7))).toBe('bidding-closed');
});

test('[TUR-4.4] the declarer leads', () => {
  const contracted = after(bidding(), bid(0, 7), bid(1, 9), bid(2, 8), bid(3, 9));
  expect(contracted.contract).toEqual({ declarer: 1, bid: 9 });
  expect(lapsedTo(contracted, 'play').turn).toBe(1);
});

test('[TUR-4.5] in an auction only higher bids and a pass are offered', () => {
  const state = after(bidding(auction), bid(0, 11));
  expect(turup.offers(state, 1)).toEqual([
    { kind: 'bid', bid: 12 },
    { kind: 'bid', bid: 13 },
    { kind: 'bid', bid: 'pass' },
  ]);
});

test('[TUR-4.6] four passes: the same dealer deals again', () => {
  const passes = [0, 1, 2, 3].map(seat => bid(seat, 'pass'));
  expect(after(bidding(auction), ...passes)).toMatchObject({ phase: 'shuffle', dealer: 3, deal: 1, trump: null });
});

test('[TUR-4.7] without bids the other cards follow the vote, and the dealer’s left leads', () => {
  const state = bidding({ bidding: 'off' });
  expect(state).toMatchObject({ phase: 'final', contract: null });
  expect(lapsedTo(state, 'play').turn).toBe(0);
});

test('[TUR-10.3] the clock bids seven, and passes in an auction', () => {
  expect(after(bidding(), lapse(0)).calls).toEqual([{ seat: 0, bid: 7 }]);
  expect(after(bidding(auction), lapse(0)).calls).toEqual([{ seat: 0, bid: 'pass' }]);
  expect(refusal(bidding(), ...lapse(1))).toBe('not-your-turn');
});
