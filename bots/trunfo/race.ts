import { type Card, ofSuit, pick, type Random, shuffled } from '@majlis/kernel';
import type { Duel } from './duellist.ts';
import { type Habit, place, unseen } from './habit.ts';
import { power } from './power.ts';

/** The card to lay against somebody who plays in the order of a habit: every hand he may hold is raced to its end. */
export const raced = (duel: Duel, habit: Habit, budget: number, random: Random): Card => {
  const { hand, view } = duel;
  const mine = hand.map(card => power(card, view.trump));
  const sums = mine.map(() => 0);
  for (let guess = 0; guess < budget; guess++) {
    const theirs = guessed(duel, habit, random).map(card => power(card, view.trump));
    mine.forEach((_, at) => {
      sums[at] = (sums[at] ?? 0) + verdict(mine, at, theirs, standing(duel));
    });
  }
  const most = Math.max(...sums);
  return pick(
    hand.filter((_, at) => sums[at] === most),
    random,
  );
};

/** Won rounds more than lost ones. */
const standing = ({ shown, spent, view }: Duel): number =>
  spent.reduce((lead, card, i) => {
    const other = shown[i];
    return lead + (other ? Math.sign(power(card, view.trump) - power(other, view.trump)) : 0);
  }, 0);

/** TRU-7.4  A hand that the other may hold, in the order he will play it: he was dealt as many trumps. */
const guessed = (duel: Duel, habit: Habit, random: Random): readonly Card[] => {
  const { hand, shown, spent, view } = duel;
  const last = shown.at(-1);
  const from = last ? place(habit, duel, last) : Number.NEGATIVE_INFINITY;
  const isTrump = ofSuit(view.trump);
  const out = shuffled(unseen(duel), random).filter(card => place(habit, duel, card) >= from);
  const trumps = [...hand, ...spent].filter(isTrump).length - shown.filter(isTrump).length;
  const held = [...out.filter(isTrump).slice(0, Math.max(0, trumps)), ...out.filter(card => !isTrump(card))];
  return held.slice(0, hand.length).sort((a, b) => place(habit, duel, a) - place(habit, duel, b));
};

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
