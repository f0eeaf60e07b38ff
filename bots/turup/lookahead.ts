import type { Random } from '@majlis/kernel';
import type { Eyes } from './eyes.ts';
import { guessed } from './guess.ts';
import { type Bonds, copied, lay, type Run } from './run.ts';
import { sensible } from './sense.ts';
import { balance, type Stakes } from './stakes.ts';

const TRICKS = 13;

/** Plays the deal to its end with good sense all round. */
const playedOut = (run: Run, bonds: Bonds): void => {
  while (run.tricks[0] + run.tricks[1] < TRICKS) lay(run, run.turn, sensible(run, run.turn, bonds), bonds);
};

/** Points are lumpy, and luck decides where they fall: tricks weigh a little too. */
const TRICK = 0.25;

/** What a card brings its player more than another, and the standard error of that. */
interface Gain {
  readonly gain: number;
  readonly error: number;
}

/** How much better than the plain card each other one does in the same imagined deals. */
export const weighed = (
  eyes: Eyes,
  stakes: Stakes,
  plain: number,
  others: readonly number[],
  deals: number,
  random: Random,
): readonly Gain[] => {
  const sums = others.map(() => 0);
  const squares = others.map(() => 0);
  for (let deal = 0; deal < deals; deal++) {
    const hands = guessed(eyes, random);
    const base = worth(eyes, hands, plain, stakes);
    others.forEach((code, at) => {
      const gain = worth(eyes, hands, code, stakes) - base;
      sums[at] = (sums[at] ?? 0) + gain;
      squares[at] = (squares[at] ?? 0) + gain * gain;
    });
  }
  return sums.map((sum, at) => {
    const gain = sum / deals;
    return { gain, error: Math.sqrt(Math.max(0, (squares[at] ?? 0) / deals - gain * gain) / (deals - 1)) };
  });
};

/** What a card brings its player's side if the hands lie like this. */
const worth = ({ seat, bonds, run }: Eyes, hands: number[], code: number, stakes: Stakes): number => {
  const line = copied({ ...run, hands });
  lay(line, seat, code, bonds);
  playedOut(line, bonds);
  const value = balance(line, stakes) + TRICK * (line.tricks[0] - line.tricks[1]);
  return seat % 2 === 0 ? value : -value;
};
