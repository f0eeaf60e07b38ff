import type { Random, Seat } from '@majlis/kernel';
import type { TurupState } from '@majlis/turup';
import { kotRuleOf } from '@majlis/turup/for-bots';
import type { TurupBelief } from './belief.ts';
import { TRUMPS } from './deck.ts';
import { playedOut, worthOf } from './lookahead.ts';
import { copied, play, type TurupDuties, type TurupPlayout } from './playout.ts';
import { solved } from './solve.ts';
import { stakesOf, type TurupStakes } from './stakes.ts';
import { worldsOf } from './worlds.ts';

/** How a way to go on does against the first one: the mean over the worlds, for the side that asks, and its standard error. */
export interface WayValue {
  readonly gain: number;
  readonly error: number;
  readonly mean: number;
}

/** A way to go on: what happens to the deal before good sense, or the solver, plays the rest. */
export type Way = (playout: TurupPlayout) => void;

/** A card of the seat on turn. */
export const playing =
  (seat: Seat, code: number, duties: TurupDuties): Way =>
  playout =>
    play(playout, seat, code, duties);

/** With so few tricks left the rest is solved: what the own side can still get is worth more than any guess at play. */
export const SOLVED = 5;

interface Tally {
  readonly way: Way;
  readonly at: number;
  value: number;
  difference: number;
  squares: number;
}

interface Trial {
  readonly belief: TurupBelief;
  readonly stakes: TurupStakes;
  readonly tallies: readonly Tally[];
  /** The sum of the counts so far, and of their squares. */
  worlds: number;
  squares: number;
}

/** After each of so many parts of the worlds, ways that have clearly fallen behind are dropped. */
const BATCHES = 4;

/** Tries ways to go on in the same worlds. The rollouts are how many deals may be played out for all of them together. */
export const evaluate = (
  view: TurupState,
  belief: TurupBelief,
  ways: readonly Way[],
  rollouts: number,
  random: Random,
): readonly (WayValue | undefined)[] => {
  const tallies = ways.map((way, at) => ({ way, at, value: 0, difference: 0, squares: 0 }));
  const trial: Trial = { belief, stakes: stakesOf(view), tallies, worlds: 0, squares: 0 };
  const worlds = worldsOf(view, belief, Math.max(2, Math.floor(rollouts / ways.length)), random);
  const batch = Math.ceil(worlds.length / BATCHES);
  let open: readonly Tally[] = tallies;
  for (let at = 0; at < worlds.length && open.length > 1; at += batch) {
    for (const { hands, count } of worlds.slice(at, at + batch)) tried(trial, open, hands, count);
    open = hopeful(open, trial);
  }
  const values = open.map(tally => [tally.at, wayValue(tally, trial)] as const);
  return ways.map((_, at) => values.find(([found]) => found === at)?.[1]);
};

const tried = (trial: Trial, open: readonly Tally[], hands: readonly number[], count: number): void => {
  let first = 0;
  for (const tally of open) {
    const value = worthIn(trial.belief, hands, tally.way, trial.stakes, SOLVED);
    if (tally.at === 0) first = value;
    tally.value += count * value;
    tally.difference += count * (value - first);
    tally.squares += count * (value - first) ** 2;
  }
  trial.worlds += count;
  trial.squares += count * count;
};

/** What a way brings the side that asks, if the hands lie like this; the rest is solved from so many tricks on. */
export const worthIn = (
  belief: TurupBelief,
  hands: readonly number[],
  way: Way,
  stakes: TurupStakes,
  solvedFrom: number,
): number => {
  const line = copied({ ...belief.playout, hands: [...hands] });
  way(line);
  finished(line, belief.duties, stakes, solvedFrom);
  return worthOf(line, belief.seat, stakes);
};

/** The same if all cards lie open; undefined where that takes too long, or is not what the deal is played for. */
export const openWorth = (
  belief: TurupBelief,
  hands: readonly number[],
  way: Way,
  stakes: TurupStakes,
): number | undefined => {
  const line = copied({ ...belief.playout, hands: [...hands] });
  way(line);
  if (tricksLeft(line) > OPEN || !isSolvable(line, belief.duties, stakes)) return undefined;
  finished(line, belief.duties, stakes, OPEN);
  return worthOf(line, belief.seat, stakes);
};

/** From so many tricks on the cards of a deal are solved when it is over. */
const OPEN = 9;

const TRICKS = 13;

/** Plays the deal to its end: all that can be got by open cards where that is quickly found, else by good sense. */
const finished = (line: TurupPlayout, duties: TurupDuties, stakes: TurupStakes, solvedFrom: number): void => {
  const left = tricksLeft(line);
  if (left > solvedFrom || !isSolvable(line, duties, stakes)) {
    playedOut(line, duties);
    return;
  }
  const ours = solved(line, duties.step);
  line.tricks[0] += ours;
  line.tricks[1] += left - ours;
};

const tricksLeft = ({ tricks }: TurupPlayout): number => TRICKS - tricks[0] - tricks[1];

/** Whether only the number of tricks counts, not their order, and any card may be led. */
const isSolvable = ({ gone, tricks }: TurupPlayout, { locked }: TurupDuties, stakes: TurupStakes): boolean =>
  stakes.scoring !== 'trickPoints' &&
  (locked === 'never' || gone[TRUMPS] !== 0) &&
  (kotRuleOf(stakes.options) === 'all13' || Math.min(...tricks) > 0 || tricks[0] + tricks[1] >= BAAZI);

const BAAZI = 7;

const wayValue = ({ value, difference, squares }: Tally, { worlds, squares: counts }: Trial): WayValue => {
  const gain = difference / worlds;
  const spread = Math.max(0, squares / worlds - gain * gain);
  const independent = (worlds * worlds) / counts;
  return { gain, error: Math.sqrt(spread / Math.max(1, independent - 1)), mean: value / worlds };
};

const [HOPE, BEHIND] = [2, 2.5];

/** The first way, and those that may still be better than it and than the best. */
const hopeful = (open: readonly Tally[], trial: Trial): readonly Tally[] => {
  const values = open.map(tally => wayValue(tally, trial));
  const best = Math.max(...values.map(({ gain }) => gain));
  return open.filter((tally, at) => {
    const { gain = 0, error = 0 } = values[at] ?? {};
    return tally.at === 0 || (gain + HOPE * error >= 0 && gain + BEHIND * error >= best);
  });
};
