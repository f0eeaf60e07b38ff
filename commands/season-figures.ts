import { skillScale } from '@majlis/club';
import type { SeasonFigures } from './season-club.ts';

/** A figure, and what it must be. */
export interface SeasonFinding {
  readonly what: string;
  readonly value: string;
  readonly ok: boolean;
}

const ranksOf = (values: readonly number[]): readonly number[] => {
  const order = values.map((_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks: number[] = [];
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (let at = from; at < to; at++) ranks[order[at] ?? 0] = (from + to - 1) / 2; // equals share a rank
    from = to;
  }
  return ranks;
};

/** How alike two orders are: 1 is the same. */
export const spearman = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = (one.length - 1) / 2;
  const sum = (of: (at: number) => number): number => a.reduce((all, _, at) => all + of(at), 0);
  const both = sum(at => ((a[at] ?? 0) - mean) * ((b[at] ?? 0) - mean));
  return both / Math.sqrt(sum(at => ((a[at] ?? 0) - mean) ** 2) * sum(at => ((b[at] ?? 0) - mean) ** 2));
};

export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

/** The matches in ten parts by what was expected: how far the wins of each lie from it. */
export const decilesOf = ({ forecasts }: SeasonFigures): readonly (readonly [expected: number, won: number])[] => {
  const both = forecasts.flatMap(([expected, won]) => [
    { expected, won },
    { expected: 1 - expected, won: !won },
  ]);
  both.sort((a, b) => a.expected - b.expected);
  return Array.from({ length: 10 }, (_, part) => {
    const own = both.slice(Math.floor((part * both.length) / 10), Math.floor(((part + 1) * both.length) / 10));
    const n = Math.max(1, own.length);
    return [own.reduce((sum, one) => sum + one.expected, 0) / n, own.filter(({ won }) => won).length / n] as const;
  });
};

const least = (what: string, value: number, from: number): SeasonFinding => ({
  what: `${what} ≥ ${from}`,
  value: value.toFixed(4),
  ok: value >= from,
});

const most = (what: string, value: number, to: number): SeasonFinding => ({
  what: `${what} ≤ ${to}`,
  value: value.toFixed(4),
  ok: value <= to,
});

export const findingsOf = (season: SeasonFigures): readonly SeasonFinding[] => {
  const { members, faults } = season;
  const strengths = members.map(({ strength }) => strength);
  const skills = members.map(({ standing }) => skillScale(standing));
  const points = members.map(({ standing }) => standing.points);
  const errors = decilesOf(season).map(([expected, won]) => Math.abs(expected - won));
  return [
    least('order of skill and strength (Spearman)', spearman(skills, strengths), 0.95),
    least('order of points and strength (Spearman)', spearman(points, strengths), 0.9),
    most('|expectation − share of wins|, worst decile', Math.max(...errors), 0.03),
    {
      what: 'nobody met whom they avoid, nobody at two tables',
      value: `${faults.length} faults`,
      ok: faults.length === 0,
    },
  ];
};

/** `waits`: of forty who come to an empty pool. */
export const waitFinding = (waits: readonly number[]): SeasonFinding =>
  most('95 of 100 wait so many seconds with 40 in the pool', quantile(waits, 0.95) / 1_000, 60);

export const patternFindings = (found: number, wronged: number): readonly SeasonFinding[] => [
  least('planted escapers found within 12 escapes', found, 0.95),
  most('honest people with bad lines taken for escapers', wronged, 0.01),
];
