import type { Random } from '@majlis/kernel';
import type { Eyes } from './eyes.ts';
import { guessed } from './guess.ts';
import { type Bonds, copied, lay, type Run } from './run.ts';
import { sensible } from './sense.ts';
import { balance, type Stakes } from './stakes.ts';

const TRICKS = 13;

/** Plays the deal to its end with good sense all round. */
export const playedOut = (run: Run, bonds: Bonds): void => {
  while (run.tricks[0] + run.tricks[1] < TRICKS) lay(run, run.turn, sensible(run, run.turn, bonds), bonds);
};

/** Points are lumpy, and luck decides where they fall: tricks weigh a little too. */
const TRICK = 0.25;

/** How well each card does in the same imagined deals, on average, for side 0. */
export const weighed = (
  { seat, bonds, run, hidden }: Eyes,
  stakes: Stakes,
  codes: readonly number[],
  deals: number,
  random: Random,
): readonly number[] => {
  const sums = codes.map(() => 0);
  for (let deal = 0; deal < deals; deal++) {
    const hands = guessed({ run, hidden }, random);
    codes.forEach((code, at) => {
      const line = copied({ ...run, hands });
      lay(line, seat, code, bonds);
      playedOut(line, bonds);
      sums[at] = (sums[at] ?? 0) + balance(line, stakes) + TRICK * (line.tricks[0] - line.tricks[1]);
    });
  }
  return sums.map(sum => sum / deals);
};
