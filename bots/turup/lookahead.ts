import type { Random, Seat } from '@majlis/kernel';
import type { TurupBelief } from './belief.ts';
import { guessed } from './guess.ts';
import { sensible } from './heuristic.ts';
import { copied, play, type TurupDuties, type TurupPlayout } from './playout.ts';
import { balance, type TurupStakes } from './stakes.ts';

const TRICKS = 13;

/** Plays the deal to its end with good sense all round. */
export const playedOut = (playout: TurupPlayout, duties: TurupDuties): void => {
  while (playout.tricks[0] + playout.tricks[1] < TRICKS)
    play(playout, playout.turn, sensible(playout, playout.turn, duties), duties);
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
  belief: TurupBelief,
  stakes: TurupStakes,
  plain: number,
  others: readonly number[],
  deals: number,
  random: Random,
): readonly Gain[] => {
  const sums = others.map(() => 0);
  const squares = others.map(() => 0);
  for (let deal = 0; deal < deals; deal++) {
    const hands = guessed(belief, random);
    const base = worth(belief, hands, plain, stakes);
    others.forEach((code, at) => {
      const gain = worth(belief, hands, code, stakes) - base;
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
const worth = ({ seat, duties, playout }: TurupBelief, hands: number[], code: number, stakes: TurupStakes): number => {
  const line = copied({ ...playout, hands });
  play(line, seat, code, duties);
  playedOut(line, duties);
  return worthOf(line, seat, stakes);
};

/** What a finished deal is worth to the side of a seat. */
export const worthOf = (line: TurupPlayout, seat: Seat, stakes: TurupStakes): number => {
  const value = balance(line, stakes) + TRICK * (line.tricks[0] - line.tricks[1]);
  return seat % 2 === 0 ? value : -value;
};
