import type { Seat, Side } from '@majlis/kernel';
import { above, suitOfBit, TRUMP_SUIT } from './deck.ts';

/** What binds the players of a round. */
export interface Duties {
  readonly trumps: number;
  readonly worth: readonly number[];
  readonly locked: 'no' | 'firstLead' | 'everyLead';
  readonly partnerExemption: 'akka' | 'whenWinning' | 'never';
  readonly underTrump: 'free' | 'forced';
  readonly trumpLedRaise: 'overOpponent' | 'always';
}

/** A round in mid-play. It is changed in place: a copy for each card would cost more than the thinking. */
export interface Playout {
  /** By seat. */
  readonly hands: number[];
  turn: Seat;
  /** How many cards lie in the open trick, what was led, what holds it, whose that is, and its Abnat. */
  laid: number;
  lead: number;
  best: number;
  holder: Seat;
  pot: number;
  /** The lead frees a void partner: an Ace, or a card with Akka. */
  frees: boolean;
  /** All that has fallen, the open trick included. */
  gone: number;
  /** By side: Abnat and tricks taken home. */
  readonly raw: [number, number];
  readonly tricks: [number, number];
}

/** Before the first card; the hands are yet to be dealt. */
export const openPlayout = (leader: Seat): Playout => ({
  hands: [0, 0, 0, 0],
  turn: leader,
  laid: 0,
  lead: 0,
  best: 0,
  holder: leader,
  pot: 0,
  frees: false,
  gone: 0,
  raw: [0, 0],
  tricks: [0, 0],
});

export const copied = (playout: Playout): Playout => ({
  ...playout,
  hands: [...playout.hands],
  raw: [...playout.raw],
  tricks: [...playout.tricks],
});

const sideAt = (seat: Seat): Side => (seat & 1 ? 1 : 0);

export const handAt = (playout: Playout, seat: Seat): number => playout.hands[seat] ?? 0;

/** Whether a card would take the lead in the trick from `best`. */
export const overtakes = (bit: number, best: number, trumps: number): boolean =>
  (bit & 24) === (best & 24) ? bit > best : ((1 << bit) & trumps) !== 0;

/** BAL-11, BAL-13  What a hand may lay, as the duties of the game have it. */
export const allowed = (hand: number, playout: Playout, duties: Duties): number =>
  playout.laid === 0 ? leads(hand, playout, duties) : answers(hand, playout, duties) || hand;

const leads = (hand: number, playout: Playout, { trumps, locked }: Duties): number => {
  const first = playout.tricks[0] + playout.tricks[1] === 0;
  const bound = locked === 'everyLead' || (locked === 'firstLead' && first);
  return (bound && hand & ~trumps) || hand;
};

const answers = (hand: number, playout: Playout, duties: Duties): number => {
  const { best, lead } = playout;
  const led = suitOfBit(lead);
  const follow = hand & led;
  const opposed = ((playout.holder ^ playout.turn) & 1) === 1;
  if (follow) {
    const rises = led === duties.trumps && (opposed || duties.trumpLedRaise === 'always');
    return (rises && follow & above(best)) || follow;
  }
  const cuts = led === duties.trumps ? 0 : hand & duties.trumps;
  if (!cuts || (!opposed && isExempt(playout, duties))) return 0;
  if (!opposed || best > 7) return cuts;
  return cuts & above(best) || (duties.underTrump === 'forced' ? cuts : 0);
};

const isExempt = ({ laid, frees }: Playout, { partnerExemption }: Duties): boolean =>
  partnerExemption === 'akka' ? laid === 3 || frees : partnerExemption === 'whenWinning';

/** The seat on turn lays a card. A lead that nothing can beat is taken to carry its Akka. */
export const play = (playout: Playout, bit: number, duties: Duties): void => {
  const seat = playout.turn;
  const card = 1 << bit;
  playout.hands[seat] = handAt(playout, seat) & ~card;
  if (playout.laid === 0) {
    playout.frees = (card & duties.trumps) === 0 && (above(bit) & ~playout.gone) === 0;
    playout.lead = bit;
  }
  if (playout.laid === 0 || overtakes(bit, playout.best, duties.trumps)) {
    playout.best = bit;
    playout.holder = seat;
  }
  playout.gone |= card;
  playout.pot += duties.worth[bit] ?? 0;
  playout.laid++;
  playout.turn = (seat + 1) & 3;
  if (playout.laid === 4) take(playout);
};

const LAST_TRICK = 10;
const EVERYTHING = -1;

const take = (playout: Playout): void => {
  const side = sideAt(playout.holder);
  const last = playout.gone === EVERYTHING ? LAST_TRICK : 0;
  playout.raw[side] += playout.pot + last;
  playout.tricks[side]++;
  playout.turn = playout.holder;
  playout.laid = 0;
  playout.pot = 0;
};

export const isTrump = (bit: number, { trumps }: Duties): boolean => trumps === TRUMP_SUIT && bit < 8;
