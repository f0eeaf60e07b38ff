import { type Ranked, sideOf, sizeOf } from '@majlis/kernel';
import { type DhappaOptions, options } from './options.ts';
import type { DhappaState } from './state.ts';

/** How far the first side is ahead: in rounds won, else in cards that it still has to get rid of. */
const lead = ({ rounds, hands }: DhappaState): number => {
  const won = rounds.reduce((sum, { winner }) => sum + (winner === null ? 0 : winner === 0 ? 1 : -1), 0);
  return won || hands.reduce((sum, hand, seat) => sum + (sideOf(seat) === 0 ? -1 : 1) * sizeOf(hand), 0);
};

/** The matches that count: at a table for four. */
export const ranked: Ranked<DhappaOptions, DhappaState> = {
  matches: [{ preset: 'standard', speed: 'usual', seats: 4, options: options.presets.default }],
  lead,
};
