import { type DhappaState, dhappa as game } from '@majlis/dhappa';
import { pick, type Seat, seeded } from '@majlis/kernel';
import { anyOptions } from '@majlis/kernel/laws/tests';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceOf, playDeal } from '../contest.ts';
import { dhappa } from './players.ts';

const LEVELS = [...dhappa.levels, ...dhappa.yardsticks];
const HOUSES = fc.sample(anyOptions(game.options), { numRuns: 16, seed: 3 });
/** More plays than this in one turn, and it has no end. */
const MOST_PLAYS = 60;

/** One round of players of every level; whatever is refused throws. */
const round = (
  options: DhappaState['options'],
  seats: number,
  seed: number,
  seen: Map<string, number>,
): DhappaState => {
  const random = seeded(seed);
  const levels = Array.from({ length: seats }, () => pick(LEVELS, random));
  const act = (state: DhappaState, seat: Seat) => {
    const action = dhappa.think(state, seat, levels[seat] ?? 'steady', dhappa.budget, random);
    seen.set(action.kind, (seen.get(action.kind) ?? 0) + 1);
    expect(state.turn.steps.length).toBeLessThan(MOST_PLAYS);
    return action;
  };
  return playDeal(game, game.open({ ...options, match: 'single' }, seats), { act, throw: diceOf(seed, seeded(seed)) });
};

test.each(game.sizes)(
  '%i seats, any house rules: every thought is accepted, every turn and every round ends',
  seats => {
    const seen = new Map<string, number>();
    for (const [seed, options] of HOUSES.entries()) expect(round(options, seats, seed, seen).outcome).not.toBeNull();
    for (const kind of ['draw', 'npick', 'meld', 'extend', 'swap', 'shift', 'merge', 'discard']) {
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(3);
    }
    for (const kind of ['undo', 'cancelPick', 'lapse']) expect(seen.get(kind) ?? 0, kind).toBe(0);
  },
);

/** Rounds that `a` wins of those decided, the seats swapped on every deal. */
const share = (a: string, b: string, lockMinLength: 3 | 7): number => {
  const options = { ...game.options.presets.default, lockMinLength };
  let [won, lost] = [0, 0];
  for (let at = 0; at < 20; at++) {
    const deal = Math.floor(at / 2);
    const random = seeded(at);
    const act = (state: DhappaState, seat: Seat) =>
      dhappa.think(state, seat, seat % 2 === at % 2 ? a : b, dhappa.budget, random);
    const end = playDeal(game, game.open(options, 4), { act, throw: diceOf(deal, seeded(deal * 2 ** 32)) });
    if (end.outcome?.winner === at % 2) won++;
    else if (end.outcome?.winner !== null) lost++;
  }
  return won / (won + lost);
};

test.each([
  ['steady', 'greedy', 3],
  ['steady', 'greedy', 7],
  ['greedy', 'novice', 3],
  ['novice', 'random', 3],
] as const)('%s beats %s with runs of %i for the Lock', (a, b, length) => {
  expect(share(a, b, length)).toBeGreaterThan(0.55);
});
