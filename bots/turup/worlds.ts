import type { Random } from '@majlis/kernel';
import type { TurupState } from '@majlis/turup';
import { resampled } from '../resample.ts';
import type { TurupBelief } from './belief.ts';
import { guessed } from './guess.ts';
import { likelihood, testimonyOf } from './inference.ts';

/** Hands as they may lie, by seat · 4 + suit, and how many of the worlds asked for lie so. */
export interface TurupWorld {
  readonly hands: readonly number[];
  readonly count: number;
}

/** For each world so many are drawn, and those kept that explain best what was told. */
const DRAWN = 3;

export const worldsOf = (
  view: TurupState,
  belief: TurupBelief,
  wanted: number,
  random: Random,
): readonly TurupWorld[] => {
  const testimony = testimonyOf(view, belief);
  const drawn = Array.from({ length: wanted * DRAWN }, () => guessed(belief, random));
  const weights = drawn.map(hands => likelihood(hands, testimony));
  const counts = resampled(weights, wanted, random);
  return drawn.flatMap((hands, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [{ hands, count }] : [];
  });
};
