import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { subject } from '@majlis/trunfo/subject';
import { expect, test } from 'vitest';
import { oracle } from '../../commands/oracles/trunfo.ts';
import { fairDice } from '../index.ts';
import type { Lot } from './lot.ts';
import { simulate } from './simulate.ts';

const lot: Lot = {
  cast: { game: trunfo, words: spelling, dice: fairDice, levels: ['steady', 'novice'], pace: [600, 2_000] },
  subject,
  oracle,
  write: action => spelling.write(action as never),
  options: {},
};

test('sim', () => {
  const t = performance.now();
  let v = 0,
    m = 0,
    s = 0,
    bad = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const r = simulate(lot, seed);
    v += r.virtualMs;
    m += r.matches;
    s += r.steps;
    if (process.env.V) console.log(seed, r.steps, r.virtualMs, r.matches);
    if (r.violations.length) {
      bad++;
      if (bad < 15) console.log(seed, r.violations.slice(0, 2));
    }
  }
  console.log({ bad, virtual: v / 1000, m, s, ms: performance.now() - t });
  expect(bad).toBe(0);
});
