import type { BalootState } from '@majlis/baloot';
import { bySeat, type Random } from '@majlis/kernel';
import { beliefOf } from './belief.ts';
import { deckFor } from './deck.ts';
import { lookOf, type NotedPlayout } from './features.ts';
import { allowed, type Duties, handAt } from './playout.ts';
import { favourite, lineFrom, step, TRAINED } from './policy.ts';
import { momentOf, someCall } from './prices.ts';
import { stakesIn } from './search.ts';
import { balance } from './stakes.ts';
import { stakesKnownOf } from './stakes-known.ts';
import { type Bargain, isPlainTalk, openTalk, speak, speakerOf, type Talk } from './talk.ts';
import { bargainWorth, dutiesIn } from './trial.ts';
import { lineNow } from './worlds.ts';

/** One card in so many is any other than the favourite: else every time would be the same. */
const SLIPS = 8;

/** The round to its end by the policy, which slips now and then. */
const slippingOut = (line: NotedPlayout, duties: Duties, buyer: number, random: Random): void => {
  while (line.gone !== -1) {
    const may = allowed(handAt(line, line.turn), line, duties);
    const best = favourite(may, lookOf(line, duties, buyer), TRAINED);
    const others = may & ~(1 << best);
    step(line, others && random.below(SLIPS) === 0 ? anyOf(others, random) : best, duties);
  }
};

const anyOf = (cards: number, random: Random): number => {
  let count = 0;
  for (let left = cards; left; left &= left - 1) count++;
  let left = cards;
  for (let nth = random.below(count); nth > 0; nth--) left &= left - 1;
  return 31 - Math.clz32(left & -left);
};

/** What the round brings side 0 more than side 1 with the cards as they lie, played on from here so many times. */
export const roundWorths = (state: BalootState, times: number, random: Random): readonly number[] => {
  if (state.phase.kind === 'bidding' || state.phase.kind === 'dealing') return auctioned(state, times, random);
  if (!state.contract || state.hands.every(({ cards }) => cards.length === 0)) return [0];
  const belief = beliefOf(state, 0);
  const { duties, playout, played } = belief;
  const dealt = playout.hands.map((hand, seat) => hand | bySeat(played, seat));
  const known = stakesKnownOf(state);
  const stakes = stakesIn(known, dealt, duties.trumps);
  const line = lineNow(state, belief);
  return Array.from({ length: times }, () => {
    const round = lineFrom(line, playout.hands, line.voids, line.leds);
    slippingOut(round, duties, known.buyingSeat, random);
    return balance(round, stakes);
  });
};

/** Before anything is bought: an auction as people may hold it, the cards as they will come, and the policy's round. */
const auctioned = (state: BalootState, times: number, random: Random): readonly number[] => {
  const { auction, dealer, hands, floor, options } = state;
  const from = auction?.dealer ?? dealer;
  if (from === null || !floor || !isPlainTalk(options)) return [0];
  const sun = deckFor(null);
  const fives = hands.map(({ cards }) => sun.mask(cards));
  const stock = state.stock.cards.map(card => 1 << sun.bit(card));
  return Array.from({ length: times }, () => {
    const talk = openTalk(from, sun.bit(floor), options);
    const bargain = someBargain(talk, fives, random);
    if (!bargain) return 0;
    const first = (from + 1) & 3;
    const packets = { fives, stock: inTurn(stock, first, bargain.taker), floor: 1 << sun.bit(floor) };
    return bargainWorth(packets, bargain, talk, line =>
      slippingOut(line, dutiesIn(options, bargain), bargain.buyer, random),
    );
  });
};

const someBargain = (talk: Talk, fives: readonly number[], random: Random): Bargain | null => {
  for (;;) {
    const end = speak(talk, someCall(fives[speakerOf(talk)] ?? 0, momentOf(talk), random));
    if (end) return end === 'all-pass' ? null : end;
  }
};

/** BAL-6.2  The stock is dealt from the dealer's right on; trials deal it from seat 0 on. */
const inTurn = (stock: readonly number[], first: number, taker: number): readonly number[] => {
  const packets: (readonly number[])[] = [];
  let from = 0;
  for (let turn = 0; turn < 4; turn++) {
    const seat = (first + turn) & 3;
    const size = seat === taker ? 2 : 3;
    packets[seat] = stock.slice(from, from + size);
    from += size;
  }
  return packets.flat();
};
