import { type Daily, sideOf } from '@majlis/kernel';
import { options, type TurupOptions } from './options.ts';
import type { TurupState } from './state.ts';

/** One deal, all thirteen tricks, no clock: the tricks of the declaring side over its bid. */
export const daily: Daily<TurupOptions, TurupState> = {
  seats: 4,
  options: {
    ...options.presets.default,
    ...options.unhurried,
    match: 'single',
    playOut: 'all13',
  },
  level: 'steady',
  summary: ({ results }) => {
    const { contract, tricks, trump } = results.at(-1) ?? { contract: null, tricks: [0, 0], trump: '' };
    if (!contract) return { points: 0, bought: 'none' };
    const side = sideOf(contract.declarer);
    const over = (tricks[side] ?? 0) - contract.bid;
    return side === 0 ? { points: over, bought: `bid-${contract.bid}-${trump}` } : { points: 0 - over, bought: 'none' };
  },
};
