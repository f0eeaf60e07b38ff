import { SEATABLES } from '@majlis/bots';
import { honestyOf } from '../commands/honesty.ts';

const DECISIONS = 10_000;

/** What players do must not change with the cards that they do not see. */
export const benchHonesty = (part: number): void => {
  for (const [name, seatable] of Object.entries(SEATABLES)) {
    const { levels, budget } = seatable;
    const decisions = Math.ceil((DECISIONS * part) / levels.length);
    const changed = levels.reduce(
      (sum, level) => sum + honestyOf(seatable, { level, decisions, budget, seed: 1 }).changed.length,
      0,
    );
    const all = decisions * levels.length;
    console.log(`honesty  ${name}: ${changed} of ${all} decisions changed with the hidden cards`);
  }
};
