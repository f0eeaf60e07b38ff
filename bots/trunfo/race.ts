import { type Card, ofSuit, pick, type Random, shuffled } from '@majlis/kernel';
import type { Duel } from './duellist.ts';
import { type Habit, place, unseen } from './habit.ts';
import { power } from './power.ts';

/** What the other may hold, if he has a habit: powers of cards that come later in it, and how many of them are trumps. */
interface Rest {
  readonly habit: Habit;
  readonly trumps: readonly number[];
  readonly plain: readonly number[];
  readonly trumpsHeld: number;
  readonly held: number;
}

/** The card to lay against somebody who plays in the order of a habit: every hand he may hold is raced to its end. */
export const raced = (duel: Duel, habit: Habit, budget: number, random: Random): Card => {
  const mine = duel.hand.map(card => power(card, duel.view.trump));
  const sums = mine.map(() => 0);
  const rest = restOf(duel, habit);
  const lead = leadOf(duel);
  for (let guess = 0; guess < budget; guess++) {
    const theirs = guessed(rest, random);
    mine.forEach((_, at) => {
      sums[at] = (sums[at] ?? 0) + verdict(mine, at, theirs, lead);
    });
  }
  const most = Math.max(...sums);
  return pick(
    duel.hand.filter((_, at) => sums[at] === most),
    random,
  );
};

/** Won rounds more than lost ones. */
const leadOf = ({ shown, spent, view }: Duel): number =>
  spent.reduce((lead, card, i) => {
    const other = shown[i];
    return lead + (other ? Math.sign(power(card, view.trump) - power(other, view.trump)) : 0);
  }, 0);

/** TRU-2.7, TRU-7.4  He was dealt as many trumps. */
const restOf = (duel: Duel, habit: Habit): Rest => {
  const { hand, shown, spent, view } = duel;
  const last = shown.at(-1);
  const from = last ? place(habit, duel, last) : Number.NEGATIVE_INFINITY;
  const isTrump = ofSuit(view.trump);
  const later = unseen(duel).filter(card => place(habit, duel, card) >= from);
  const powers = (cards: readonly Card[]): readonly number[] => cards.map(card => power(card, view.trump));
  return {
    habit,
    trumps: powers(later.filter(isTrump)),
    plain: powers(later.filter(card => !isTrump(card))),
    trumpsHeld: Math.max(0, [...hand, ...spent].filter(isTrump).length - shown.filter(isTrump).length),
    held: hand.length,
  };
};

/** A hand that he may hold, in the order he will play it. */
const guessed = ({ habit, trumps, plain, trumpsHeld, held }: Rest, random: Random): readonly number[] =>
  [...shuffled(trumps, random).slice(0, trumpsHeld), ...shuffled(plain, random)]
    .slice(0, held)
    .sort((a, b) => habit * (a - b));

/** 1 for a match that is won after this card if the rest goes as well as it can, -1 for a lost one. */
const verdict = (mine: readonly number[], at: number, theirs: readonly number[], lead: number): number => {
  const now = Math.sign((mine[at] ?? 0) - (theirs[0] ?? 0));
  const left = mine.filter((_, other) => other !== at);
  const won = mostWins(left, theirs.slice(1));
  return Math.sign(lead + now + won - (left.length - won));
};

/** As many rounds as these cards can take from those: the strongest wherever it wins, else the weakest given up. */
const mostWins = (mine: readonly number[], theirs: readonly number[]): number => {
  const best = [...mine].sort((a, b) => b - a);
  let won = 0;
  for (const other of [...theirs].sort((a, b) => b - a)) if ((best[won] ?? -1) > other) won++;
  return won;
};
