import type { Seat } from '@majlis/kernel';
import { bitOf, FOUR, TRUMPS, WHOLE_SUIT } from './deck.ts';

/** What binds the players of a deal. */
export interface TurupDuties {
  /** From a seat to the next. */
  readonly step: 1 | 3;
  /** TUR-7.4, TUR-7.5  How long no trump is led. */
  readonly locked: 'never' | 'untilBroken' | 'firstLead';
}

/** A deal in mid-play. It is changed in place: a copy for each card would cost more than the thinking. */
export interface TurupPlayout {
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

export const opened = (leader: Seat): TurupPlayout => ({
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

export const copied = (playout: TurupPlayout): TurupPlayout => ({
  ...playout,
  hands: playout.hands.slice(),
  may: playout.may.slice(),
  gone: playout.gone.slice(),
  tricks: [playout.tricks[0], playout.tricks[1]],
  trumped: [playout.trumped[0], playout.trumped[1]],
});

export const held = (playout: TurupPlayout, seat: Seat, suit: number): number => playout.hands[seat * 4 + suit] ?? 0;

export const mayHold = (playout: TurupPlayout, seat: Seat, suit: number): number => playout.may[seat * 4 + suit] ?? 0;

export const hasPlayed = (playout: TurupPlayout, seat: Seat): boolean => ((playout.sat >> seat) & 1) === 1;

/** The cards of a suit that the others hold between them. */
export const unseen = (playout: TurupPlayout, seat: Seat, suit: number): number =>
  WHOLE_SUIT & ~((playout.gone[suit] ?? 0) | held(playout, seat, suit));

const ALL_SUITS = 15;

const suitsHeld = (playout: TurupPlayout, seat: Seat): number => {
  let suits = 0;
  for (const suit of FOUR) if (held(playout, seat, suit)) suits |= 1 << suit;
  return suits;
};

/** TUR-5.2, TUR-7.4  The suits a seat may play, a bit for each: a duty never tells the cards of a suit apart. */
export const allowed = (playout: TurupPlayout, seat: Seat, duties: TurupDuties): number => {
  const suits = suitsHeld(playout, seat);
  if (playout.sat !== 0) return suits & (1 << (playout.lead >> 4)) || suits;
  return (isLocked(playout, duties) && suits & (ALL_SUITS - 1)) || suits;
};

const isLocked = (playout: TurupPlayout, { locked }: TurupDuties): boolean => {
  if (locked === 'never' || playout.gone[TRUMPS]) return false;
  return locked === 'untilBroken' || playout.tricks[0] + playout.tricks[1] === 0;
};

/** Whether a card would take the lead in the trick from `best`. */
const overtakes = (code: number, best: number): boolean =>
  code >> 4 === best >> 4 ? code > best : code >> 4 === TRUMPS;

/** A seat lays a card; `early`: before its turn, which stays where it is. */
export const play = (
  playout: TurupPlayout,
  seat: Seat,
  code: number,
  { step }: Pick<TurupDuties, 'step'>,
  early = false,
): void => {
  const suit = code >> 4;
  const bit = bitOf(code);
  playout.hands[seat * 4 + suit] = held(playout, seat, suit) & ~bit;
  if (playout.sat === 0) playout.lead = code;
  else if (suit !== playout.lead >> 4) playout.may[seat * 4 + (playout.lead >> 4)] = 0;
  if (playout.sat === 0 || overtakes(code, playout.best)) {
    playout.best = code;
    playout.holder = seat;
  }
  playout.gone[suit] = (playout.gone[suit] ?? 0) | bit;
  playout.sat |= 1 << seat;
  if (playout.sat === ALL_SUITS) take(playout);
  else if (!early) passOn(playout, seat, step);
};

const passOn = (playout: TurupPlayout, seat: Seat, step: number): void => {
  let next = (seat + step) & 3;
  while (hasPlayed(playout, next)) next = (next + step) & 3;
  playout.turn = next;
};

const BAAZI = 7;

const take = (playout: TurupPlayout): void => {
  const side = playout.holder & 1 ? 1 : 0;
  playout.tricks[side]++;
  if (playout.best >> 4 === TRUMPS) playout.trumped[side]++;
  if (playout.tricks[side] === BAAZI && playout.tricks[0] + playout.tricks[1] === BAAZI) playout.seven = side;
  playout.turn = playout.holder;
  playout.sat = 0;
};
