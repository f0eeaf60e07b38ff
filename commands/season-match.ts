import type { ConductFact } from '@majlis/club';
import type { Random } from '@majlis/kernel';

/** A number 0 ≤ x < 1. */
export const fraction = (random: Random): number => random.below(2 ** 30) / 2 ** 30;

/** A normal number, mean 0, deviation 1 (Box and Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - fraction(random))) * Math.cos(2 * Math.PI * fraction(random));

/** The normal curve's area up to x (Abramowitz and Stegun 7.1.26, to 10⁻⁷): written apart from the one that the ratings use. */
export const below = (x: number): number => {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const area = 1 - 0.5 * poly * Math.exp(-z * z);
  return x < 0 ? 1 - area : area;
};

/** How far each side's play strays from its strength in one match. */
const STRAY = (40 * 25) / 6;

/** How likely the first side wins a match, by the true strengths of its people. */
export const chanceOf = (first: readonly number[], second: readonly number[]): number => {
  const sum = (side: readonly number[]): number => side.reduce((all, strength) => all + strength, 0);
  return below((sum(first) - sum(second)) / (Math.SQRT2 * STRAY));
};

const ROUNDS = 14;

/** Who was ahead after each round of a match, as a walk. */
const walkOf = (random: Random): readonly number[] => {
  let lead = 0;
  return Array.from({ length: ROUNDS }, () => {
    lead += normal(random);
    return lead;
  });
};

const factOf = (walk: readonly number[], at: number, left: number | undefined): ConductFact => {
  const seen = walk.slice(0, left ?? walk.length);
  const behind = seen.filter(lead => lead < 0).length / Math.max(1, seen.length);
  const lead = seen.at(-1) ?? 0;
  const stood = left === undefined ? null : lead < 0 ? 'behind' : lead > 0 ? 'ahead' : 'level';
  return { at, kind: left === undefined ? 'clean' : 'escape', stood, behind };
};

/** A match of one who leaves whenever it is going badly: at some moment in which the side is behind. */
export const deserted = (random: Random, at: number): ConductFact => {
  const walk = walkOf(random);
  const bad = walk.flatMap((lead, round) => (lead < 0 && round >= ROUNDS / 2 ? [round + 1] : []));
  return factOf(walk, at, bad[random.below(Math.max(1, bad.length))]);
};

/** A match of one whose line breaks with this chance, at any moment. */
export const interrupted = (random: Random, at: number, chance: number): ConductFact =>
  factOf(walkOf(random), at, fraction(random) < chance ? 1 + random.below(ROUNDS) : undefined);
