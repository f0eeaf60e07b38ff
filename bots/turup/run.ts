import type { Seat } from '@majlis/kernel';
import { bitOf, FOUR, TRUMPS, WHOLE_SUIT } from './deck.ts';

/** What binds the players of a deal. */
export interface Bonds {
  /** From a seat to the next. */
  readonly step: 1 | 3;
  /** TUR-7.4, TUR-7.5  How long no trump is led. */
  readonly locked: 'never' | 'untilBroken' | 'firstLead';
}

/** A deal in mid-play. It is changed in place: a copy for each card would cost more than the thinking. */
export interface Run {
  /** By seat · 4 + suit: the cards held, and those that the hand may hold as far as the play has told. */
  readonly hands: number[];
  readonly may: number[];
  /** By suit: all that has fallen, the open trick included. */
  readonly gone: number[];
  turn: Seat;
  /** The seats that have played to the open trick, what was led, what holds it, and whose that is. */
  sat: number;
  lead: number;
  best: number;
  holder: Seat;
  /** By side: tricks taken, and those with a trump in them. */
  readonly tricks: [number, number];
  readonly trumped: [number, number];
  /** The side that took the first seven tricks; -1: none did. */
  seven: number;
}

export const opened = (leader: Seat): Run => ({
  hands: new Array(16).fill(0),
  may: new Array(16).fill(WHOLE_SUIT),
  gone: [0, 0, 0, 0],
  turn: leader,
  sat: 0,
  lead: 0,
  best: 0,
  holder: leader,
  tricks: [0, 0],
  trumped: [0, 0],
  seven: -1,
});

export const copied = (run: Run): Run => ({
  ...run,
  hands: run.hands.slice(),
  may: run.may.slice(),
  gone: run.gone.slice(),
  tricks: [run.tricks[0], run.tricks[1]],
  trumped: [run.trumped[0], run.trumped[1]],
});

export const held = (run: Run, seat: Seat, suit: number): number => run.hands[seat * 4 + suit] ?? 0;

export const mayHold = (run: Run, seat: Seat, suit: number): number => run.may[seat * 4 + suit] ?? 0;

export const hasPlayed = (run: Run, seat: Seat): boolean => ((run.sat >> seat) & 1) === 1;

/** The cards of a suit that the others hold between them. */
export const unseen = (run: Run, seat: Seat, suit: number): number =>
  WHOLE_SUIT & ~((run.gone[suit] ?? 0) | held(run, seat, suit));

const ALL_SUITS = 15;

const suitsHeld = (run: Run, seat: Seat): number => {
  let suits = 0;
  for (const suit of FOUR) if (held(run, seat, suit)) suits |= 1 << suit;
  return suits;
};

/** TUR-5.2, TUR-7.4  The suits a seat may play, a bit for each: a duty never tells the cards of a suit apart. */
export const allowed = (run: Run, seat: Seat, bonds: Bonds): number => {
  const suits = suitsHeld(run, seat);
  if (run.sat !== 0) return suits & (1 << (run.lead >> 4)) || suits;
  return (isLocked(run, bonds) && suits & (ALL_SUITS - 1)) || suits;
};

const isLocked = (run: Run, { locked }: Bonds): boolean => {
  if (locked === 'never' || run.gone[TRUMPS]) return false;
  return locked === 'untilBroken' || run.tricks[0] + run.tricks[1] === 0;
};

/** Whether a card would take the lead in the trick from `best`. */
const overtakes = (code: number, best: number): boolean =>
  code >> 4 === best >> 4 ? code > best : code >> 4 === TRUMPS;

/** A seat lays a card; `early`: before its turn, which stays where it is. */
export const lay = (run: Run, seat: Seat, code: number, { step }: Pick<Bonds, 'step'>, early = false): void => {
  const suit = code >> 4;
  const bit = bitOf(code);
  run.hands[seat * 4 + suit] = held(run, seat, suit) & ~bit;
  if (run.sat === 0) run.lead = code;
  else if (suit !== run.lead >> 4) run.may[seat * 4 + (run.lead >> 4)] = 0;
  if (run.sat === 0 || overtakes(code, run.best)) {
    run.best = code;
    run.holder = seat;
  }
  run.gone[suit] = (run.gone[suit] ?? 0) | bit;
  run.sat |= 1 << seat;
  if (run.sat === ALL_SUITS) take(run);
  else if (!early) passOn(run, seat, step);
};

const passOn = (run: Run, seat: Seat, step: number): void => {
  let next = (seat + step) & 3;
  while (hasPlayed(run, next)) next = (next + step) & 3;
  run.turn = next;
};

const BAAZI = 7;

const take = (run: Run): void => {
  const side = run.holder & 1 ? 1 : 0;
  run.tricks[side]++;
  if (run.best >> 4 === TRUMPS) run.trumped[side]++;
  if (run.tricks[side] === BAAZI && run.tricks[0] + run.tricks[1] === BAAZI) run.seven = side;
  run.turn = run.holder;
  run.sat = 0;
};
