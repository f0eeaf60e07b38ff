import { type Random, seeded } from '@majlis/kernel';
import { CLASSES, FEATURES } from '../features.ts';
import { weightsOf } from '../policy.ts';
import { fitted, lossOf } from './fit.ts';
import { type Position, positionsOf, type Rollout } from './positions.ts';

export interface Course {
  readonly rounds: number;
  readonly deals: number;
  readonly worlds: number;
  readonly seed: number;
}

/** The file that a policy is kept in: whole numbers, so that every machine reads the same. */
export interface WeightsFile {
  readonly version: 1;
  readonly game: 'baloot/1';
  readonly features: number;
  readonly classes: number;
  readonly scale: number;
  readonly w: readonly number[];
  readonly trained: Course & { readonly loss: number };
}

const SCALE = 100;
/** One deal in so many is kept to look at what was learned. */
const HELD_OUT = 10;

/**
 * Learns a policy from nothing: each round plays deals, values every card by what the last round's policy makes of it,
 * and fits new weights. The same course gives the same file.
 */
export const trained = (course: Course, report: (line: string) => void): WeightsFile => {
  const random = seeded(course.seed);
  let rollout: Rollout = 'heuristic';
  let file = fileOf(course, new Array<number>(CLASSES * 2 * FEATURES).fill(0), 0);
  for (let round = 1; round <= course.rounds; round++) {
    const { seen, kept } = collected(course, rollout, random);
    const w = Array.from(fitted(seen, random), weight => Math.round(weight * SCALE));
    const weights = weightsOf({ w, scale: SCALE });
    const loss = Math.round(lossOf(kept, weights) * 1000) / 1000;
    report(`round ${round}: ${seen.length} decisions, ${loss} points lost on the best card in ${kept.length} others`);
    file = fileOf(course, w, loss);
    rollout = weights;
  }
  return file;
};

const fileOf = (course: Course, w: readonly number[], loss: number): WeightsFile => ({
  version: 1,
  game: 'baloot/1',
  features: FEATURES,
  classes: CLASSES,
  scale: SCALE,
  w,
  trained: { ...course, loss },
});

const collected = ({ deals, worlds }: Course, rollout: Rollout, random: Random) => {
  const seen: Position[] = [];
  const kept: Position[] = [];
  for (let deal = 0; deal < deals; deal++) {
    (deal % HELD_OUT === 0 ? kept : seen).push(...positionsOf(deal & 3, worlds, rollout, random));
  }
  return { seen, kept };
};
