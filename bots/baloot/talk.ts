import type { BalootOptions, BalootState } from '@majlis/baloot';
import { placeOf } from './tables.ts';

type Auction = NonNullable<BalootState['auction']>;

export type CallKind = 'pass' | 'hokum' | 'sun' | 'ashkal';

/** A call as the trials know it; suits by their places. */
export interface Call {
  readonly kind: CallKind;
  readonly suit: number;
}

/** What is bought: the suit is -1 in Sun. */
export interface Bargain {
  readonly suit: number;
  readonly buyer: number;
  readonly taker: number;
}

/** An auction in mid-talk, changed in place. */
export interface Talk {
  readonly dealer: number;
  readonly options: BalootOptions;
  /** The floor card: its place in the order of Sun. */
  readonly floor: number;
  round: 1 | 2;
  turn: number;
  /** Who has called Hokum and in what; -1: nobody. */
  hokum: number;
  suit: number;
  /** Who is still to answer it, the next one first. */
  queue: readonly number[];
  /** Those who have called in this round: a bit for each seat. */
  spoken: number;
}

/** Houses whose auctions can be talked through here; elsewhere players go by prices. */
export const isPlainTalk = ({ sunPriority, hokumConfirm, hokumSuit, hokumOnAceFlip }: BalootOptions): boolean =>
  sunPriority === 'first' && hokumConfirm === 'off' && hokumSuit === 'withCall' && hokumOnAceFlip === 'any';

export const openTalk = (dealer: number, floor: number, options: BalootOptions): Talk => ({
  dealer,
  options,
  floor,
  round: 1,
  turn: (dealer + 1) & 3,
  hokum: -1,
  suit: -1,
  queue: [],
  spoken: 0,
});

export const isAnswering = ({ hokum }: Talk): boolean => hokum >= 0;

export const speakerOf = (talk: Talk): number => (isAnswering(talk) ? (talk.queue[0] ?? 0) : talk.turn);

/** BAL-5.10 … 15  Whether the speaker may say Ashkal. */
export const mayAshkal = (talk: Talk): boolean => {
  const { dealer, round, floor, hokum, spoken, options } = talk;
  const seat = speakerOf(talk);
  if (((seat - dealer - 1) & 3) < 2 || (floor & 7) === 7) return false;
  if (!options.ashkalRounds.some(open => open === round)) return false;
  if (hokum < 0) return !options.ashkalNeedsHokum;
  return ((spoken >> seat) & 1) === 0 && ((seat ^ hokum) & 1) === 1;
};

const ALL_PASS = 'all-pass';

/** The speaker calls. What is bought thereby, or that all have passed; undefined: the talk goes on. */
export const speak = (talk: Talk, { kind, suit }: Call): Bargain | typeof ALL_PASS | undefined => {
  const seat = speakerOf(talk);
  const { round, options } = talk;
  talk.spoken |= 1 << seat;
  const partner = (seat + 2) & 3;
  switch (kind) {
    case 'sun':
      return { suit: -1, buyer: seat, taker: seat };
    case 'ashkal':
      return {
        suit: -1,
        buyer: options.ashkalBuyer === 'caller' ? seat : partner,
        taker: round === 2 && options.ashkalFloorRound2 === 'caller' ? seat : partner,
      };
    case 'hokum':
      return asked(talk, seat, suit);
    case 'pass':
      return isAnswering(talk) ? answered(talk, talk.queue.slice(1)) : passed(talk);
  }
};

const passed = (talk: Talk): typeof ALL_PASS | undefined => {
  const last = talk.turn === talk.dealer;
  talk.turn = (talk.turn + 1) & 3;
  if (!last) return undefined;
  if (talk.round === 2) return ALL_PASS;
  talk.round = 2;
  talk.spoken = 0;
  return undefined;
};

/** BAL-5.5, BAL-5.7  Who is asked about a Hokum. */
const asked = (talk: Talk, seat: number, suit: number): Bargain | undefined => {
  const { options, spoken, round } = talk;
  talk.hokum = seat;
  talk.suit = suit;
  const isLeftOut = (other: number): boolean => {
    if (options.hokumOvercall === 'all' || ((spoken >> other) & 1) === 0) return false;
    return options.hokumOvercall === 'remaining' || (round === 2 && other === ((seat + 2) & 3));
  };
  const others = [(seat + 1) & 3, (seat + 2) & 3, (seat + 3) & 3];
  return answered(
    talk,
    others.filter(other => !isLeftOut(other)),
  );
};

const answered = (talk: Talk, queue: readonly number[]): Bargain | undefined => {
  talk.queue = queue;
  return queue.length > 0 ? undefined : { suit: talk.suit, buyer: talk.hokum, taker: talk.hokum };
};

/** A call of the rules as one here; undefined if it has no place in plain talk. */
export const heard = (bid: Auction['calls'][number]['bid']): Call | undefined => {
  switch (bid.kind) {
    case 'pass':
    case 'sun':
    case 'ashkal':
      return { kind: bid.kind, suit: -1 };
    case 'hokum':
      return { kind: bid.kind, suit: placeOf(bid.suit) };
    default:
      return undefined;
  }
};

export const copiedTalk = (talk: Talk): Talk => ({ ...talk });
