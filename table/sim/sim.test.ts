import { seeded } from '@majlis/kernel';
import { beforeAll, expect, test } from 'vitest';
import { LOTS, lotsOf } from '../../commands/lots.ts';
import type { Lot } from './lot.ts';
import { MUTANTS } from './mutants.ts';
import { simulate } from './simulate.ts';

const lots = new Map<string, (seed: number) => Lot>();

beforeAll(async () => {
  for (const game of LOTS) {
    const lotOf = await lotsOf(game);
    lots.set(game, seed => lotOf(seeded(seed)));
  }
});

const lotFor = (game: string, seed: number): Lot => lots.get(game)!(seed);

test.each(LOTS)('%s: twelve seeds of trouble break no invariant, and go the same way twice', game => {
  const reports = Array.from({ length: 12 }, (_, i) => simulate(lotFor(game, i + 1), i + 1));
  expect(reports.flatMap(({ seed, violations }) => violations.map(what => `seed ${seed}: ${what}`))).toEqual([]);
  expect(reports.reduce((sum, { matches }) => sum + matches, 0)).toBeGreaterThan(12);
  const again = simulate(lotFor(game, 7), 7);
  expect(again.hash).toBe(reports[6]!.hash);
});

test.each(MUTANTS.map(mutant => [mutant.name, mutant] as const))('a table that %s is found out', (_, mutant) => {
  const seeds = Array.from({ length: 200 }, (_, i) => i + 1);
  const found = seeds.find(seed => {
    const { lot, machine, store } = mutant.plant(lotFor(LOTS[seed % LOTS.length]!, seed));
    const { violations } = simulate(lot, seed, machine, store);
    return violations.some(what => mutant.breaks.some(law => what.includes(` ${law} `)));
  });
  expect(found).toBeDefined();
});
