import { type Ranked, sideOf } from '@majlis/kernel';
import { options, type TurupOptions } from './options.ts';
import type { TurupState } from './state.ts';

/** How far the first side is ahead: in the match, else in the deal. */
const lead = ({ scores, tricks }: TurupState): number =>
  scores[0] - scores[1] || tricks.reduce((sum, { taker }) => sum + (sideOf(taker) === 0 ? 1 : -1), 0);

/** The matches that count. */
export const ranked: Ranked<TurupOptions, TurupState> = {
  matches: [
    { preset: 'classic', speed: 'usual', seats: 4, options: options.presets.classic ?? options.presets.default },
  ],
  lead,
};
