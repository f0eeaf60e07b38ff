import type { Outcome } from '@majlis/kernel';
import { HAND } from './fairness.ts';
import { scoreOf, type TrunfoRound, type TrunfoState } from './state.ts';

const WINS = 5;

/** TRU-5  How the match stands: over, and why, or undefined while rounds are left. */
export const verdict = (state: Pick<TrunfoState, 'options' | 'rounds' | 'since'>): Outcome | undefined => {
  const scores = scoreOf(state.rounds);
  const by = state.since > 0 ? suddenDeath(state.rounds.slice(state.since)) : regular(state, scores);
  if (by === undefined) return undefined;
  const [one, two] = scores;
  return { winner: one === two ? null : one > two ? 0 : 1, scores, by };
};

/** TRU-5.3  Five wins, nine rounds, or (option) a lead that cannot be caught. */
const regular = ({ options, rounds }: Pick<TrunfoState, 'options' | 'rounds'>, [one, two]: [number, number]) => {
  if (options.earlyEnd !== 'never' && Math.max(one, two) >= WINS) return 'five';
  if (rounds.length >= HAND) return 'nine';
  const decided = Math.abs(one - two) > HAND - rounds.length;
  return options.earlyEnd === 'whenDecided' && decided ? 'decided' : undefined;
};

/** TRU-5.6  The first decisive round of one more deal. */
const suddenDeath = (rounds: readonly TrunfoRound[]) => {
  if (rounds.some(round => round.winner !== null)) return 'suddenDeath';
  return rounds.length >= HAND ? 'nine' : undefined;
};

/** TRU-5.6  A level match that gets one more deal. */
export const goesOn = (state: TrunfoState): boolean =>
  state.options.tieBreak === 'suddenDeath' && state.since === 0 && verdict(state)?.winner === null;
