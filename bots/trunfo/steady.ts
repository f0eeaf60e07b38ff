import { pick } from '@majlis/kernel';
import { duellist } from './duellist.ts';
import { HABITS, likelihood } from './habit.ts';
import { raced } from './race.ts';

/** So many times likelier than by chance a habit must be before it is believed in. */
const EVIDENCE = 15;

/** Plays blindly, which nobody can beat, until the other shows a habit; then it plays against the habit. */
export const steady = duellist((duel, budget, random) => {
  const habit = HABITS.find(one => likelihood(one, duel) >= EVIDENCE);
  return habit === undefined || budget === 0 ? pick(duel.hand, random) : raced(duel, habit, budget, random);
});
