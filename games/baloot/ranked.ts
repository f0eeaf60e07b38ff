import type { Ranked } from '@majlis/kernel';
import { type BalootOptions, options } from './options.ts';
import { haulOf } from './play/trick.ts';
import type { BalootState } from './state.ts';

/** How far the first side is ahead: in the match, else in the tricks of the round. */
const lead = ({ scores, tricks, contract }: BalootState): number => {
  if (scores[0] !== scores[1] || !contract) return scores[0] - scores[1];
  const [first, second] = haulOf(tricks, contract.trump).tricks;
  return first - second;
};

/** The matches that count: 10 s for a card. */
export const ranked: Ranked<BalootOptions, BalootState> = {
  matches: [
    { preset: 'standard', speed: 'rabbit', seats: 4, options: { ...options.presets.default, speed: 'rabbit' } },
  ],
  lead,
};
