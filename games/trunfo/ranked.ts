import type { Ranked } from '@majlis/kernel';
import { options, type TrunfoOptions } from './options.ts';
import { scoreOf, type TrunfoState } from './state.ts';

/** How far the first player is ahead in rounds. */
const lead = ({ rounds }: TrunfoState): number => {
  const [first, second] = scoreOf(rounds);
  return first - second;
};

/** The matches that count. */
export const ranked: Ranked<TrunfoOptions, TrunfoState> = {
  matches: [{ preset: 'standard', speed: 'usual', seats: 2, options: options.presets.default }],
  lead,
};
