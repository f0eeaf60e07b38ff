import type { BalootAction, BalootState } from '@majlis/baloot';
import { bySeat, type Random, type Seat } from '@majlis/kernel';
import { resampled } from '../resample.ts';
import { deckFor } from './deck.ts';
import { callChance } from './prices.ts';
import { bid as pricedBid } from './steady1/bidding.ts';
import { hokumValue, placeOf, sunValue } from './tables.ts';
import { type Bargain, type Call, heard, isPlainTalk, openTalk, speak, type Talk } from './talk.ts';
import { concluded, outcomeOf, type Packets, packetsFor } from './trial.ts';
import { callsTold, type HeardCall } from './worlds.ts';

/** What a call brings the side that makes it, on average. */
interface CallValue {
  readonly action: BalootAction;
  readonly mean: number;
}

interface Choice {
  readonly action: BalootAction;
  readonly call: Call;
}

/** Calls on less than this are not even tried. */
const [HOPELESS_HOKUM, HOPELESS_SUN] = [-7, -9];

const isHopeful = ({ kind, suit }: Call, five: number, floor: number): boolean => {
  if (kind === 'hokum') return hokumValue(five | floor, suit) > HOPELESS_HOKUM;
  if (kind === 'sun') return sunValue(five | floor) > HOPELESS_SUN;
  return kind === 'pass' || sunValue(five) > HOPELESS_SUN;
};

/** The auction as it stands; undefined where it cannot be talked through. */
const talkOf = ({ auction, options }: BalootState): Talk | undefined => {
  if (!auction || !isPlainTalk(options)) return undefined;
  const talk = openTalk(auction.dealer, deckFor(null).bit(auction.floor), options);
  for (const { bid } of auction.calls) {
    const call = heard(bid);
    if (!call) return undefined;
    speak(talk, call);
  }
  return talk;
};

/** For each world that is kept so many are drawn. */
const DRAWN = 4;

/** Deals before the last cards, the likelier the better they explain the calls so far. */
const packetsOf = (
  seat: Seat,
  five: number,
  floor: number,
  told: readonly HeardCall[],
  wanted: number,
  random: Random,
): readonly (Packets & { readonly count: number })[] => {
  const drawn = Array.from({ length: told.length > 0 ? DRAWN * wanted : wanted }, () =>
    packetsFor(seat, five, floor, random),
  );
  const weights = drawn.map(({ fives }) =>
    told.reduce((weight, { call, moment }) => weight * callChance(fives[moment.seat] ?? 0, call, moment), 1),
  );
  const counts = resampled(weights, wanted, random);
  return drawn.flatMap((packets, at) => (counts[at] ? [{ ...packets, count: counts[at] }] : []));
};

/** A buyer who loses is doubled now and then: so much worse is it than it looks. */
const LOST_HOKUM = 1.25;
const LOST_SUN = 1.6;

/** BAL-7.7  Whether the opponents may double a Sun of this side. */
const isSunOpen = ({ scores, options }: BalootState, side: 0 | 1): boolean =>
  options.sunDoubleGate === 'off' || (scores[side] > 100 && scores[side === 0 ? 1 : 0] < 100);

/** What a bargain brings this side, a lost one being doubled now and then. */
const priced = (view: BalootState, packets: Packets, bargain: Bargain, talk: Talk, side: 0 | 1): number => {
  const buyer = bargain.buyer & 1 ? 1 : 0;
  const value = (side === 0 ? 1 : -1) * outcomeOf(packets, bargain, talk);
  const lost = buyer === side ? value < 0 : value > 0;
  if (!lost) return value;
  return value * (bargain.suit >= 0 ? LOST_HOKUM : isSunOpen(view, buyer) ? LOST_SUN : 1);
};

const nameOf = ({ suit, buyer, taker }: Bargain): number => ((suit + 1) << 4) | (buyer << 2) | taker;

/** Calls tried in the same deals: what each brings in each of them, and how many of the deals asked for lie so. */
interface TriedCalls {
  readonly choices: readonly Choice[];
  readonly values: readonly (readonly number[])[];
  readonly counts: readonly number[];
}

/** Tries the calls on offer that are worth it; undefined where the house has an auction that is not tried. */
export const callsTried = (
  view: BalootState,
  seat: Seat,
  offers: readonly BalootAction[],
  worlds: number,
  isWorthIt: typeof isHopeful,
  random: Random,
): TriedCalls | undefined => {
  const talk = talkOf(view);
  if (!talk || !view.floor || worlds === 0) return undefined;
  const five = deckFor(null).mask(bySeat(view.hands, seat).cards);
  const floor = 1 << talk.floor;
  const choices = offers.flatMap(action => choiceOf(action)).filter(({ call }) => isWorthIt(call, five, floor));
  if (choices.length < 2) return { choices, values: choices.map(() => []), counts: [] };
  const deals = packetsOf(seat, five, floor, callsTold(view, seat), worlds, random);
  const rows = deals.map(packets => outcomes(view, packets, choices, talk, seat % 2 === 0 ? 0 : 1));
  return {
    choices,
    values: choices.map((_, at) => rows.map(row => row[at] ?? 0)),
    counts: deals.map(({ count }) => count),
  };
};

/** What each call brings in one deal: what two calls come to alike is played once. */
const outcomes = (
  view: BalootState,
  packets: Packets,
  choices: readonly Choice[],
  talk: Talk,
  side: 0 | 1,
): readonly number[] => {
  const known = new Map<number, number>();
  return choices.map(({ call }) => {
    const bargain = concluded(talk, packets.fives, call);
    if (!bargain) return 0;
    const value = known.get(nameOf(bargain)) ?? priced(view, packets, bargain, talk, side);
    known.set(nameOf(bargain), value);
    return value;
  });
};

/** What each call that is not hopeless brings on average. */
const callValues = (
  view: BalootState,
  seat: Seat,
  offers: readonly BalootAction[],
  worlds: number,
  random: Random,
): readonly CallValue[] | undefined => {
  const tried = callsTried(view, seat, offers, worlds, isHopeful, random);
  return tried?.choices.map(({ action }, at) => ({
    action,
    mean: (tried.values[at] ?? []).reduce((sum, value, world) => sum + value * (tried.counts[world] ?? 0), 0) / worlds,
  }));
};

const choiceOf = (action: BalootAction): readonly Choice[] => {
  switch (action.kind) {
    case 'pass':
    case 'sun':
    case 'ashkal':
      return [{ action, call: { kind: action.kind, suit: -1 } }];
    case 'hokum':
      return [{ action, call: { kind: 'hokum', suit: placeOf(action.suit) } }];
    default:
      return [];
  }
};

/** So much more than the call by price another one must bring. */
const MARGIN = 1.5;

/**
 * The call by price, or one that does clearly better in trials. A good hand that passes may still call later in the
 * trials, but at the table somebody may be quicker: so a pass has to be better too.
 */
export const bidByTrial = (
  view: BalootState,
  seat: Seat,
  offers: readonly BalootAction[],
  worlds: number,
  random: Random,
): BalootAction | undefined => {
  const values = callValues(view, seat, offers, worlds, random);
  if (!values) return undefined;
  const plain = pricedBid(view, seat, offers);
  const usual = values.find(({ action }) => isSame(action, plain));
  const most = values.reduce(
    (best, value) => (value.mean > best.mean ? value : best),
    usual ?? { mean: -Infinity, action: plain },
  );
  return usual && most.mean <= usual.mean + MARGIN ? plain : most.action;
};

const isSame = (a: BalootAction, b: BalootAction): boolean =>
  a.kind === 'hokum' && b.kind === 'hokum' ? a.suit === b.suit : a.kind === b.kind;
