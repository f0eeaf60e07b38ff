import type { Seat, Side } from '@majlis/kernel';
import { above, suitOfBit, TRUMP_SUIT } from './deck.ts';

/** What binds the players of a round. */
export interface Bonds {
  readonly trumps: number;
  readonly worth: readonly number[];
  readonly locked: 'no' | 'firstLead' | 'everyLead';
  readonly partnerExemption: 'akka' | 'whenWinning' | 'never';
  readonly underTrump: 'free' | 'forced';
  readonly trumpLedRaise: 'overOpponent' | 'always';
}

/** A round in mid-play. It is changed in place: a copy for each card would cost more than the thinking. */
export interface Run {
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
export const openRun = (leader: Seat): Run => ({
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

export const copied = (run: Run): Run => ({
  ...run,
  hands: [...run.hands],
  raw: [...run.raw],
  tricks: [...run.tricks],
});

const sideAt = (seat: Seat): Side => (seat & 1 ? 1 : 0);

export const handAt = (run: Run, seat: Seat): number => run.hands[seat] ?? 0;

/** Whether a card would take the lead in the trick from `best`. */
export const overtakes = (bit: number, best: number, trumps: number): boolean =>
  (bit & 24) === (best & 24) ? bit > best : ((1 << bit) & trumps) !== 0;

/** BAL-11, BAL-13  What a hand may lay, as the duties of the game have it. */
export const allowed = (hand: number, run: Run, bonds: Bonds): number =>
  run.laid === 0 ? leads(hand, run, bonds) : answers(hand, run, bonds) || hand;

const leads = (hand: number, run: Run, { trumps, locked }: Bonds): number => {
  const first = run.tricks[0] + run.tricks[1] === 0;
  const bound = locked === 'everyLead' || (locked === 'firstLead' && first);
  return (bound && hand & ~trumps) || hand;
};

const answers = (hand: number, run: Run, bonds: Bonds): number => {
  const { best, lead } = run;
  const led = suitOfBit(lead);
  const follow = hand & led;
  const opposed = ((run.holder ^ run.turn) & 1) === 1;
  if (follow) {
    const rises = led === bonds.trumps && (opposed || bonds.trumpLedRaise === 'always');
    return (rises && follow & above(best)) || follow;
  }
  const cuts = led === bonds.trumps ? 0 : hand & bonds.trumps;
  if (!cuts || (!opposed && isExempt(run, bonds))) return 0;
  if (!opposed || best > 7) return cuts;
  return cuts & above(best) || (bonds.underTrump === 'forced' ? cuts : 0);
};

const isExempt = ({ laid, frees }: Run, { partnerExemption }: Bonds): boolean =>
  partnerExemption === 'akka' ? laid === 3 || frees : partnerExemption === 'whenWinning';

/** The seat on turn lays a card. A lead that nothing can beat is taken to carry its Akka. */
export const lay = (run: Run, bit: number, bonds: Bonds): void => {
  const seat = run.turn;
  const card = 1 << bit;
  run.hands[seat] = handAt(run, seat) & ~card;
  if (run.laid === 0) {
    run.frees = (card & bonds.trumps) === 0 && (above(bit) & ~run.gone) === 0;
    run.lead = bit;
  }
  if (run.laid === 0 || overtakes(bit, run.best, bonds.trumps)) {
    run.best = bit;
    run.holder = seat;
  }
  run.gone |= card;
  run.pot += bonds.worth[bit] ?? 0;
  run.laid++;
  run.turn = (seat + 1) & 3;
  if (run.laid === 4) take(run);
};

const LAST_TRICK = 10;
const EVERYTHING = -1;

const take = (run: Run): void => {
  const side = sideAt(run.holder);
  const last = run.gone === EVERYTHING ? LAST_TRICK : 0;
  run.raw[side] += run.pot + last;
  run.tricks[side]++;
  run.turn = run.holder;
  run.laid = 0;
  run.pot = 0;
};

export const isTrump = (bit: number, { trumps }: Bonds): boolean => trumps === TRUMP_SUIT && bit < 8;
