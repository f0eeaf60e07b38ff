import type { Daily } from '@majlis/kernel';
import { buyingSide } from './auction/contract.ts';
import { type BalootOptions, options } from './options.ts';
import type { BalootState } from './state.ts';

/** One round at 0:0 without a clock. A Sawa is settled by the cards: nobody's answer depends on who is quicker. */
export const daily: Daily<BalootOptions, BalootState> = {
  seats: 4,
  options: { ...options.presets.default, match: 'round', speed: 'infinite', sawaMode: 'verified' },
  level: 'steady',
  summary: ({ scores, contract }) => ({
    points: scores[0] - scores[1],
    bought:
      contract && buyingSide(contract) === 0 ? [contract.mode, contract.trump ?? ''].filter(Boolean).join('-') : 'none',
  }),
};
