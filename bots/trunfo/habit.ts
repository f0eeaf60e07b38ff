import { RANKS } from '@majlis/kernel';

/** What somebody who chooses a card may go by. All cards are powers: see `power`. */
export interface Standpoint {
  /** The cards in hand, the weakest first. */
  readonly hand: readonly number[];
  /** What was last shown against them; -1 in the first round. */
  readonly met: number;
  /** Rounds won more than lost. */
  readonly lead: number;
}

/** The cards of a hand from one place to another, the second not included. */
type Part = readonly [from: number, to: number];

/** A way to choose: any card of this part with equal chance. */
export type Habit = (standpoint: Standpoint) => Part;

const JACK = RANKS.indexOf('J');

const isTrump = (power: number): boolean => power >= RANKS.length;

/** A trump or a court card. */
const isStrong = (power: number): boolean => power >= JACK;

const lowHalf: Habit = ({ hand }) => [0, Math.ceil(hand.length / 2)];
const highHalf: Habit = ({ hand }) => [Math.floor(hand.length / 2), hand.length];

const strongestFirst: Habit = ({ hand }) => [hand.length - 1, hand.length];
const weakestFirst: Habit = () => [0, 1];

const middleFirst: Habit = ({ hand }) => {
  const middle = Math.floor(hand.length / 2);
  return [middle, middle + 1];
};

const trumpsLast: Habit = ({ hand }) => {
  const trumps = hand.findIndex(isTrump);
  return [0, trumps > 0 ? trumps : hand.length];
};

/** Saves the better half until the other has shown strength, and answers it with strength. */
const cautious: Habit = standpoint => (isStrong(standpoint.met) ? highHalf : lowHalf)(standpoint);

/** Spends strength when behind, and saves it when ahead. */
const chasing: Habit = standpoint =>
  standpoint.lead === 0 ? [0, standpoint.hand.length] : (standpoint.lead < 0 ? highHalf : lowHalf)(standpoint);

export const HABITS: readonly Habit[] = [
  strongestFirst,
  weakestFirst,
  highHalf,
  lowHalf,
  middleFirst,
  trumpsLast,
  cautious,
  chasing,
];

/** So often somebody with a habit chooses blindly all the same. */
const SLIP = 0.1;

/** How likely the card at a place of the hand is, if somebody has the habit. */
export const chanceOf = (habit: Habit, standpoint: Standpoint, place: number): number => {
  const [from, to] = habit(standpoint);
  return SLIP / standpoint.hand.length + (place >= from && place < to ? (1 - SLIP) / (to - from) : 0);
};
