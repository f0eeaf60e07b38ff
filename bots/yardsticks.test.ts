import { seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { type AnySeatable, diceOf, playDeal, SEATABLES } from './index.ts';

const DEALS = 10;

/** All that four players of the level do in so many deals, as one number (FNV-1a). */
const fingerprint = ({ game, think, spelling, budget }: AnySeatable, level: string): number => {
  let print = 0x811c9dc5;
  const seats = game.sizes[0] ?? 0;
  let state = game.open(game.options.presets.default, seats);
  for (let deal = 0; deal < DEALS; deal++) {
    const random = seeded(deal);
    const act = (view: unknown, seat: number) => {
      const action = think(view, seat, level, budget, random);
      for (const letter of spelling.write(action)) print = Math.imul(print ^ letter.charCodeAt(0), 0x01000193) >>> 0;
      return action;
    };
    state = playDeal(game, state, { act, throw: diceOf(deal, seeded(deal * 2 ** 32)) });
    if (game.outcome(state)) state = game.open(game.options.presets.default, seats);
  }
  return print;
};

test.each([
  ['baloot', 'greedy', 4_009_300_367],
  ['baloot', 'steady1', 2_670_190_374],
  ['turup', 'greedy', 1_067_120_467],
  ['turup', 'steady1', 2_703_980_160],
  ['dhappa', 'greedy', 2_962_439_297],
  ['trunfo', 'greedy', 2_256_839_226],
])('a yardstick does what it has always done: %s, %s', (name, level, print) => {
  const seatable = SEATABLES[name];
  expect(seatable && fingerprint(seatable, level)).toBe(print);
});
