import { expect, test } from 'vitest';
import { playSeason } from './season-club.ts';
import { patternCheck } from './season-escapers.ts';
import { decilesOf, findingsOf, quantile, spearman } from './season-figures.ts';
import { fortyWaiting } from './season-forty.ts';
import { below } from './season-match.ts';

test('[CLUB-3.1] a short season: skill and points come to tell the true strength, and nobody is where they must not be', () => {
  const season = playSeason({ people: 120, matches: 3_000, seed: 5, breakMs: 10 * 60_000 });
  const strengths = season.members.map(({ strength }) => strength);
  expect(season.faults).toEqual([]);
  expect(
    spearman(
      season.members.map(({ standing }) => standing.mu),
      strengths,
    ),
  ).toBeGreaterThan(0.9);
  expect(
    spearman(
      season.members.map(({ standing }) => standing.points),
      strengths,
    ),
  ).toBeGreaterThan(0.85);
  expect(decilesOf(season)).toHaveLength(10);
  expect(findingsOf(season)).toHaveLength(4);
  const waits = fortyWaiting(season.members, 5, 1);
  expect(waits).toHaveLength(200);
  expect(quantile(waits, 0.9)).toBeLessThan(90_000);
});

test('[CLUB-4.4] who leaves when losing is found, whose line is bad is not', () => {
  const { found, wronged } = patternCheck(500, 1_000, 3);
  expect(found).toBeGreaterThan(0.92);
  expect(wronged).toBeLessThan(0.015);
});

test('the figures are what they are called', () => {
  expect(spearman([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1, 12);
  expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1, 12);
  expect(quantile([5, 1, 3], 0.5)).toBe(3);
  expect(below(0)).toBeCloseTo(0.5, 6);
  expect(below(1.96)).toBeCloseTo(0.975, 4);
});
