import type { BalootState } from '@majlis/baloot';
import type { Random } from '@majlis/kernel';
import type { Belief } from './belief.ts';
import type { NotedPlayout } from './features.ts';
import { lineFrom, playOut, step } from './policy.ts';
import { awarded } from './project.ts';
import { balance, balootOf, type Stakes } from './stakes.ts';
import { type StakesKnown, stakesKnownOf } from './stakes-known.ts';
import { lineNow, type World, worldsOf } from './worlds.ts';

/** How a card does against the first one: the mean over the worlds, for the side on turn, and its standard error. */
export interface CardValue {
  readonly bit: number;
  readonly gain: number;
  readonly error: number;
  /** What the round brings if it is laid; of the first card too. */
  readonly mean: number;
}

/** What a finished round is worth to side 0. */
export type Utility = (playout: NotedPlayout, stakes: Stakes) => number;

/** A point for a point, and a little for Abnat that change nothing: so nobody throws them away. */
const ABNAT = 0.02;

export const points: Utility = (playout, stakes) =>
  balance(playout, stakes) + ABNAT * (playout.raw[0] - playout.raw[1]);

/** The stakes of the round, if the cards were dealt so. */
export const stakesIn = (known: StakesKnown, dealt: readonly number[], trumps: number): Stakes => ({
  mode: known.mode,
  buyer: known.buyer,
  times: known.times,
  projects: known.projects ?? awarded(dealt, trumps, known.first),
  baloot: balootOf(dealt, trumps),
});

/** Sums over the worlds of one card. */
interface Tally {
  readonly bit: number;
  value: number;
  difference: number;
  squares: number;
}

interface Trial {
  readonly line: NotedPlayout;
  readonly belief: Belief;
  readonly known: StakesKnown;
  readonly utility: Utility;
  readonly sign: 1 | -1;
  readonly tallies: readonly Tally[];
  /** The sum of the counts so far, and of their squares. */
  worlds: number;
  squares: number;
}

/** After each of so many parts of the worlds, cards that have clearly fallen behind are dropped. */
const BATCHES = 4;

/**
 * Tries cards in the same worlds, the rest being played by the policy. The first card is the one to beat. The rollouts
 * are how many rounds may be played out for all of them together.
 */
export const evaluate = (
  view: BalootState,
  belief: Belief,
  cards: readonly number[],
  rollouts: number,
  utility: Utility,
  random: Random,
): readonly CardValue[] => {
  const wanted = Math.floor(rollouts / cards.length);
  const trial: Trial = {
    line: lineNow(view, belief),
    belief,
    known: stakesKnownOf(view),
    utility,
    sign: belief.seat % 2 === 0 ? 1 : -1,
    tallies: cards.map(bit => ({ bit, value: 0, difference: 0, squares: 0 })),
    worlds: 0,
    squares: 0,
  };
  const worlds = worldsOf(view, belief, wanted, random);
  const batch = Math.ceil(worlds.length / BATCHES);
  let open = trial.tallies;
  for (let at = 0; at < worlds.length && open.length > 1; at += batch) {
    for (const world of worlds.slice(at, at + batch)) tried(trial, open, world);
    open = hopeful(open, trial);
  }
  return open.map(tally => cardValue(tally, trial));
};

const tried = (trial: Trial, open: readonly Tally[], { hands, dealt, count }: World): void => {
  const { line, belief, known, utility, sign } = trial;
  const { duties } = belief;
  const stakes = stakesIn(known, dealt, duties.trumps);
  let first = 0;
  for (let at = 0; at < open.length; at++) {
    const tally = open[at];
    if (!tally) continue;
    const round = lineFrom(line, hands, line.voids, line.leds);
    step(round, tally.bit, duties);
    playOut(round, duties, known.buyingSeat);
    const value = sign * utility(round, stakes);
    if (at === 0) first = value;
    tally.value += count * value;
    tally.difference += count * (value - first);
    tally.squares += count * (value - first) ** 2;
  }
  trial.worlds += count;
  trial.squares += count * count;
};

const cardValue = ({ bit, value, difference, squares }: Tally, { worlds, squares: counts }: Trial): CardValue => {
  const gain = difference / worlds;
  const spread = Math.max(0, squares / worlds - gain * gain);
  const independent = (worlds * worlds) / counts;
  return { bit, gain, error: Math.sqrt(spread / Math.max(1, independent - 1)), mean: value / worlds };
};

const [HOPE, BEHIND] = [2, 2.5];

/** The first card, and those that may still be better than it and than the best. */
const hopeful = (open: readonly Tally[], trial: Trial): readonly Tally[] => {
  const values = open.map(tally => cardValue(tally, trial));
  const best = Math.max(...values.map(({ gain }) => gain));
  return open.filter((_, at) => {
    const { gain = 0, error = 0 } = values[at] ?? {};
    return at === 0 || (gain + HOPE * error >= 0 && gain + BEHIND * error >= best);
  });
};
