import { type AnySeatable, SEATABLES } from '@majlis/bots';
import { type DuelResult, duel } from '../commands/duelling.ts';
import { type Cost, timed } from '../commands/thinking-time.ts';

/** What a duel must show; a mean counts less two of its standard errors. */
interface Bar {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly deals: number;
  /** The least points a deal. */
  readonly points?: number;
  /** Of a hundred decided matches, at least and at most; and of the deals that differ at least. */
  readonly matches?: readonly [number, number];
  readonly differing?: number;
  /** The most CPU of a decision of `a` in milliseconds: mean and p99. */
  readonly mean?: number;
  readonly p99?: number;
}

const SEED = 7;

const BARS: readonly Bar[] = [
  { game: 'baloot', a: 'steady', b: 'steady1', deals: 2000, points: 1.5, mean: 2.5, p99: 8 },
  { game: 'baloot', a: 'master', b: 'steady1', deals: 1500, points: 2, mean: 15, p99: 50 },
  { game: 'baloot', a: 'steady', b: 'greedy', deals: 1000, points: 4.5, matches: [90, 100] },
  { game: 'baloot', a: 'master', b: 'steady', deals: 1500, points: 0 },
  { game: 'turup', a: 'master', b: 'steady1', deals: 1500, points: 0.03, differing: 60, p99: 50 },
  { game: 'dhappa', a: 'master', b: 'steady', deals: 300, matches: [55, 100], p99: 50 },
  { game: 'trunfo', a: 'steady', b: 'novice', deals: 2000, matches: [55, 100] },
  { game: 'trunfo', a: 'steady', b: 'random', deals: 2000, matches: [48, 52] },
];

/** Plays every duel with so many of its deals, and prints a row of a table for each. */
export const benchDuels = (part: number): void => {
  console.log('| duel, seed 7 | points a deal | deals better, worse, same | matches | CPU ms: mean, p99 | holds |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const bar of BARS) {
    const seatable = SEATABLES[bar.game];
    if (seatable?.levels.includes(bar.a)) console.log(rowOf(bar, seatable, Math.ceil(bar.deals * part)));
    else console.log(`| ${bar.game} ${bar.a}, ${bar.b} | there is no ${bar.a} | | | | no |`);
  }
};

const rowOf = (bar: Bar, seatable: AnySeatable, deals: number): string => {
  const { players, costOf } = timed(seatable);
  const options = seatable.game.options.presets.default;
  const result = duel(players, { ...bar, deals, seed: SEED, options });
  const cost = costOf(bar.a);
  const { points, error, better, worse, same, won, lost } = result;
  return `| ${[
    `${bar.game} ${bar.a}, ${bar.b}, ${deals}`,
    `${points.toFixed(3)} ± ${error.toFixed(3)}`,
    `${better}, ${worse}, ${same}`,
    `${won} of ${won + lost}`,
    `${cost.mean.toFixed(2)}, ${cost.p99.toFixed(2)}`,
    holds(bar, result, cost) ? 'yes' : 'no',
  ].join(' | ')} |`;
};

const share = (some: number, others: number): number => (100 * some) / Math.max(1, some + others);

const holds = (bar: Bar, { points, error, better, worse, won, lost }: DuelResult, { mean, p99 }: Cost): boolean => {
  const [least, most] = bar.matches ?? [0, 100];
  const matches = share(won, lost);
  return (
    points - 2 * error >= (bar.points ?? Number.NEGATIVE_INFINITY) &&
    matches >= least &&
    matches <= most &&
    share(better, worse) >= (bar.differing ?? 0) &&
    mean <= (bar.mean ?? Number.POSITIVE_INFINITY) &&
    p99 <= (bar.p99 ?? Number.POSITIVE_INFINITY)
  );
};
