import type { Side } from '@majlis/kernel';
import type { DhappaOptions } from '../options.ts';
import { type Run, type Shape, wildsIn } from '../runs/run.ts';

type Rules = Pick<DhappaOptions, 'lockMinLength'>;

export const RUNS = 3;
export const WILDS_EACH = 2;
export const WILDS_TOGETHER = 4;

export interface Lock {
  readonly locked: boolean;
  /** Runs that may count: few wilds, long enough. */
  readonly eligible: number;
  /** Wilds in the best three of them; null while there are not three. */
  readonly bestTotal: number | null;
  /** How many of the three there are, and the wilds in them. */
  readonly runs: number;
  readonly wilds: number;
}

/** DHA-8.1  Three runs with at most two wilds each and four together; looked at again whenever it matters. */
export const lockOf = (runs: readonly Shape[], { lockMinLength }: Rules): Lock => {
  const counts = runs
    .filter(run => run.cards.length >= lockMinLength)
    .map(wildsIn)
    .filter(count => count <= WILDS_EACH)
    .sort((a, b) => a - b);
  const best = counts.slice(0, RUNS);
  const wilds = best.reduce((sum, count) => sum + count, 0);
  const bestTotal = best.length < RUNS ? null : wilds;
  const locked = bestTotal !== null && bestTotal <= WILDS_TOGETHER;
  return { locked, eligible: counts.length, bestTotal, runs: best.length, wilds };
};

export const ofSide = (runs: readonly Run[], side: Side): Run[] => runs.filter(run => run.side === side);

/** What still keeps a team from the Lock, at the least. All zero: it is there. */
export interface Distance {
  /** Runs still to be laid. */
  readonly runs: number;
  /** Cards still to be laid, those of the missing runs included. */
  readonly cards: number;
  /** Wilds too many in the best three. */
  readonly wilds: number;
}

/** The nearest way to the Lock over the runs that could count: fewest new runs first. */
export const distanceToLock = (runs: readonly Shape[], rules: Rules): Distance => {
  const usable = runs.filter(run => wildsIn(run) <= WILDS_EACH);
  const ways = trios(usable.length).map(trio => {
    const chosen = trio.flatMap(i => usable[i] ?? []);
    const missing = RUNS - chosen.length;
    const wilds = chosen.reduce((sum, run) => sum + wildsIn(run), 0);
    const short = chosen.reduce((sum, run) => sum + Math.max(0, rules.lockMinLength - run.cards.length), 0);
    return { runs: missing, cards: short + missing * rules.lockMinLength, wilds: Math.max(0, wilds - WILDS_TOGETHER) };
  });
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
};

const cost = ({ runs, cards, wilds }: Distance): number => 1000 * runs + cards + 2 * wilds;

/** All ways to choose up to three of n. */
const trios = (n: number): number[][] => {
  const ways: number[][] = [[]];
  for (let i = 0; i < n; i++) ways.push(...ways.filter(way => way.length < RUNS).map(way => [...way, i]));
  return ways;
};
