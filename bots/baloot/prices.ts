import type { Random } from '@majlis/kernel';
import { exp } from '../exact.ts';
import { KING, TEN } from './deck.ts';
import { hokumValue, sunValue } from './tables.ts';
import { type Call, type CallKind, isAnswering, mayAshkal, speakerOf, type Talk } from './talk.ts';

/**
 * What people ask of a call before they make it, in points: how others are taken to bid. In the second round less will
 * do for a Hokum, and so it will for a Sun over an opponent's call.
 */
const PRICE = { hokum: 6, hokumAgain: -0.5, sun: 0.5, ashkal: -1.5 };
const OVER_OPPONENT = -1.5;
const OVER_PARTNER = 6;

/** A moment of the auction: who speaks, and what each call costs there. */
export interface Moment {
  readonly seat: number;
  readonly floor: number;
  readonly round: 1 | 2;
  readonly hokum: boolean;
  readonly ashkal: boolean;
  /** What a Sun or an Ashkal costs more. */
  readonly extra: number;
}

export const momentOf = (talk: Talk): Moment => {
  const seat = speakerOf(talk);
  const answering = isAnswering(talk);
  return {
    seat,
    floor: talk.floor,
    round: talk.round,
    hokum: !answering,
    ashkal: mayAshkal(talk),
    extra: answering ? (((talk.hokum ^ seat) & 1) === 0 ? OVER_PARTNER : OVER_OPPONENT) : 0,
  };
};

const NEVER = Number.NEGATIVE_INFINITY;

/** What a Hokum is worth beyond its price; the suit by its place. */
const hokumGain = (six: number, suit: number, { floor, round, hokum }: Moment): number => {
  if (!hokum || (suit === floor >> 3) !== (round === 1)) return NEVER;
  return hokumValue(six, suit) - (round === 1 ? PRICE.hokum : PRICE.hokumAgain);
};

const bestSuit = (six: number, moment: Moment): number => {
  if (moment.round === 1) return moment.floor >> 3;
  let best = -1;
  let most = NEVER;
  for (let suit = 0; suit < 4; suit++) {
    const gain = hokumGain(six, suit, moment);
    if (gain > most) {
      best = suit;
      most = gain;
    }
  }
  return best;
};

const sunGain = (six: number, { extra }: Moment): number => sunValue(six) - PRICE.sun - extra;

const ashkalGain = (five: number, { ashkal, extra, floor }: Moment): number => {
  if (!ashkal) return NEVER;
  const rank = floor & 7;
  return sunValue(five) + (rank === TEN ? 4 : rank === KING ? 1 : 0) - PRICE.ashkal - extra;
};

/** The call that five cards make by price: the one with the most to gain, else a pass. */
export const pricedCall = (five: number, moment: Moment): Call => {
  const six = five | (1 << moment.floor);
  const suit = moment.hokum ? bestSuit(six, moment) : -1;
  const hokum = suit < 0 ? NEVER : hokumGain(six, suit, moment);
  const sun = sunGain(six, moment);
  const ashkal = ashkalGain(five, moment);
  const most = Math.max(0, hokum, sun, ashkal);
  const kind: CallKind = most === 0 ? 'pass' : most === hokum ? 'hokum' : most === sun ? 'sun' : 'ashkal';
  return { kind, suit: kind === 'hokum' ? suit : -1 };
};

/** How much, in points, people differ from the prices; and the least chance of any call. */
const SPREAD = 2;
const LEAST = 0.01;

/** How much each call weighs beside a pass, which weighs 1; a Hokum is in the suit that is named, or in the best. */
const weightsOf = (five: number, suit: number, moment: Moment): { [kind in CallKind]: number } => {
  const six = five | (1 << moment.floor);
  return {
    pass: 1,
    hokum: suit < 0 ? 0 : exp(hokumGain(six, suit, moment) / SPREAD),
    sun: exp(sunGain(six, moment) / SPREAD),
    ashkal: moment.ashkal ? exp(ashkalGain(five, moment) / SPREAD) : 0,
  };
};

const suitFor = (five: number, moment: Moment): number =>
  moment.hokum ? bestSuit(five | (1 << moment.floor), moment) : -1;

/** How likely five cards are to make this call. */
export const callChance = (five: number, { kind, suit }: Call, moment: Moment): number => {
  const weights = weightsOf(five, kind === 'hokum' ? suit : suitFor(five, moment), moment);
  return Math.max(LEAST, weights[kind] / (1 + weights.hokum + weights.sun + weights.ashkal));
};

const STEPS = 2 ** 20;

/** A call that five cards may make, each as often as it is likely. */
export const someCall = (five: number, moment: Moment, random: Random): Call => {
  const suit = suitFor(five, moment);
  const { pass, hokum, sun, ashkal } = weightsOf(five, suit, moment);
  const drawn = (random.below(STEPS) / STEPS) * (pass + hokum + sun + ashkal);
  if (drawn < pass) return { kind: 'pass', suit: -1 };
  if (drawn < pass + hokum) return { kind: 'hokum', suit };
  return { kind: drawn < pass + hokum + sun ? 'sun' : 'ashkal', suit: -1 };
};
