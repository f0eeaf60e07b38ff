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

/** How likely five cards are to make this call. */
export const callChance = (five: number, { kind, suit }: Call, moment: Moment): number => {
  const six = five | (1 << moment.floor);
  const named = kind === 'hokum' ? suit : moment.hokum ? bestSuit(six, moment) : -1;
  const hokum = named < 0 ? 0 : exp(hokumGain(six, named, moment) / SPREAD);
  const sun = exp(sunGain(six, moment) / SPREAD);
  const ashkal = moment.ashkal ? exp(ashkalGain(five, moment) / SPREAD) : 0;
  const own = kind === 'pass' ? 1 : kind === 'hokum' ? hokum : kind === 'sun' ? sun : ashkal;
  return Math.max(LEAST, own / (1 + hokum + sun + ashkal));
};
