import type { Random } from '@majlis/kernel';

const STEPS = 2 ** 20;

/** How often each is taken when so many are drawn in proportion to the weights, evenly spread over them. */
export const resampled = (weights: readonly number[], wanted: number, random: Random): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map(() => 0);
  if (!(total > 0)) return counts.map((_, at) => (at < wanted ? 1 : 0));
  const pace = total / wanted;
  let next = (random.below(STEPS) / STEPS) * pace;
  let passed = 0;
  weights.forEach((weight, at) => {
    passed += weight;
    for (; next < passed; next += pace) counts[at] = (counts[at] ?? 0) + 1;
  });
  return counts;
};
