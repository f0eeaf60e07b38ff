import type { Random } from '@majlis/kernel';
import { FEATURES } from '../features.ts';
import { LENGTH, type Weights } from '../policy.ts';
import type { Option, Position } from './positions.ts';

const BATCH = 64;
const DECAY = 1e-4;
/** Adam, as usual. */
const [MOMENTUM, SPREAD, TINY] = [0.9, 0.999, 1e-8];
/** In points: how much worse a card may be and still be aimed at, at first. */
const HEAT = 1.5;

/** Two courses: towards all good cards in proportion, then for what is won alone, which noise does not bias. */
const COURSES = [
  { aim: 'proportion', epochs: 5, from: 0.03, to: 0.01 },
  { aim: 'gain', epochs: 8, from: 0.01, to: 0.004 },
] as const;

type Aim = (typeof COURSES)[number]['aim'];

interface Learner {
  readonly weights: Weights;
  readonly slope: Float64Array;
  readonly mean: Float64Array;
  readonly spread: Float64Array;
  steps: number;
}

const scoreOf = ({ at, value }: Option, weights: Weights, base: number): number => {
  let score = 0;
  for (let i = 0; i < at.length; i++) score += (weights[base + (at[i] ?? 0)] ?? 0) * (value[i] ?? 0);
  return score;
};

const softmax = (scores: readonly number[]): readonly number[] => {
  const most = Math.max(...scores);
  const powers = scores.map(score => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map(power => power / sum);
};

/** How each option's score should move. */
const pulls = (options: readonly Option[], chances: readonly number[], aim: Aim): readonly number[] => {
  if (aim === 'proportion') {
    const wanted = softmax(options.map(({ gain }) => gain / HEAT));
    return chances.map((chance, at) => chance - (wanted[at] ?? 0));
  }
  const mean = options.reduce((sum, { gain }, at) => sum + gain * (chances[at] ?? 0), 0);
  return chances.map((chance, at) => chance * (mean - (options[at]?.gain ?? 0)));
};

const learn = ({ weights, slope }: Learner, { table, options }: Position, aim: Aim): void => {
  const base = table * FEATURES;
  const chances = softmax(options.map(option => scoreOf(option, weights, base)));
  pulls(options, chances, aim).forEach((pull, nth) => {
    const { at, value } = options[nth] ?? { at: [], value: [] };
    for (let i = 0; i < at.length; i++) {
      const place = base + (at[i] ?? 0);
      slope[place] = (slope[place] ?? 0) + (pull * (value[i] ?? 0)) / BATCH;
    }
  });
};

const stepped = (learner: Learner, rate: number): void => {
  const { weights, slope, mean, spread } = learner;
  const steps = ++learner.steps;
  for (let at = 0; at < LENGTH; at++) {
    const down = (slope[at] ?? 0) + DECAY * (weights[at] ?? 0);
    const average = MOMENTUM * (mean[at] ?? 0) + (1 - MOMENTUM) * down;
    const square = SPREAD * (spread[at] ?? 0) + (1 - SPREAD) * down * down;
    mean[at] = average;
    spread[at] = square;
    const size = Math.sqrt(square / (1 - SPREAD ** steps)) + TINY;
    weights[at] = (weights[at] ?? 0) - (rate * average) / (1 - MOMENTUM ** steps) / size;
    slope[at] = 0;
  }
};

const mix = (order: number[], random: Random): void => {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
};

const empty = (): Float64Array => new Float64Array(LENGTH);

/** Weights that lay the cards that brought most. */
export const fitted = (positions: readonly Position[], random: Random): Weights => {
  const learner: Learner = { weights: empty(), slope: empty(), mean: empty(), spread: empty(), steps: 0 };
  const order = positions.map((_, at) => at);
  for (const { aim, epochs, from, to } of COURSES) {
    for (let epoch = 0; epoch < epochs; epoch++) {
      mix(order, random);
      const rate = from + ((to - from) * epoch) / Math.max(1, epochs - 1);
      order.forEach((at, nth) => {
        const position = positions[at];
        if (position) learn(learner, position, aim);
        if (nth % BATCH === BATCH - 1) stepped(learner, rate);
      });
    }
  }
  return learner.weights;
};

/** How many points the favourite card loses on the best, on average. */
export const lossOf = (positions: readonly Position[], weights: Weights): number => {
  const losses = positions.map(({ table, options }) => {
    const scores = options.map(option => scoreOf(option, weights, table * FEATURES));
    const chosen = options[scores.indexOf(Math.max(...scores))];
    return Math.max(...options.map(({ gain }) => gain)) - (chosen?.gain ?? 0);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length);
};
