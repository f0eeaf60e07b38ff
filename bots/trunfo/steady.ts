import { type Card, pick } from '@majlis/kernel';
import { type Duel, duellist } from './duellist.ts';
import { chanceOf } from './habit.ts';
import { evidenceOf, type Suspect, suspects } from './mixture.ts';
import { power } from './power.ts';

/** Before this many cards were shown there is nothing to go by. */
const FEW = 2;

/**
 * All habits together must be so many times likelier than blind choice before they are believed in: to leave blind
 * choice, which nobody can beat, is to offer a habit of one's own.
 */
export const EVIDENCE = 2;

/** Plays blindly until the other shows a habit; then it plays against all that it may be. */
export const steady = duellist((duel, budget, random) => {
  if (budget === 0 || duel.shown.length < FEW) return pick(duel.hand, random);
  const found = suspects(duel, budget, random);
  return pick(evidenceOf(found) < EVIDENCE ? duel.hand : answers(duel, found), random);
});

/** The cards that win more now than they would later. */
const answers = ({ hand, view }: Duel, found: readonly Suspect[]): readonly Card[] => {
  const gains = hand.map(() => 0);
  for (const suspect of found) {
    hand.forEach((card, at) => {
      gains[at] = (gains[at] ?? 0) + suspect.weight * gainOf(power(card, view.trump), suspect);
    });
  }
  const most = Math.max(...gains);
  return hand.filter((_, at) => (gains[at] ?? 0) >= most - 1e-9);
};

/** What a card wins against the card that is likely to come, more than against any that they hold. */
export const gainOf = (mine: number, { habit, standpoint }: Suspect): number => {
  const { hand } = standpoint;
  return hand.reduce(
    (sum, other, at) => sum + (chanceOf(habit, standpoint, at) - 1 / hand.length) * Math.sign(mine - other),
    0,
  );
};
