import { seeded } from '@majlis/kernel';
import { beforeAll, expect, test } from 'vitest';
import { SIM_GAMES, simGamesOf } from '../../commands/sim-games.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';
import type { SimGame } from './sim-game.ts';
import { simulate } from './simulate.ts';

const simGames = new Map<string, (seed: number) => SimGame>();

beforeAll(async () => {
  for (const game of SIM_GAMES) {
    const gameFor = await simGamesOf(game);
    simGames.set(game, seed => gameFor(seeded(seed)));
  }
});

const simGameFor = (game: string, seed: number): SimGame => simGames.get(game)!(seed);

test.each(SIM_GAMES)('%s: twelve seeds of trouble break no invariant, and go the same way twice', game => {
  const reports = Array.from({ length: 12 }, (_, i) => simulate(simGameFor(game, i + 1), i + 1));
  expect(reports.flatMap(({ seed, violations }) => violations.map(what => `seed ${seed}: ${what}`))).toEqual([]);
  expect(reports.reduce((sum, { matches }) => sum + matches, 0)).toBeGreaterThan(12);
  const again = simulate(simGameFor(game, 7), 7);
  expect(again.hash).toBe(reports[6]!.hash);
});

test('an owner that slept while another closed the table is asked what it knows only when people are back', async () => {
  const gameFor = await simGamesOf('trunfo', 'full');
  expect(simulate(gameFor(seeded(601)), 601).violations).toEqual([]);
});

test.each(PLANTED_FAULTS.map(mutant => [mutant.name, mutant] as const))('a table that %s is found out', (_, mutant) => {
  const seeds = Array.from({ length: 200 }, (_, i) => i + 1);
  const found = seeds.find(seed => {
    const { simGame, machine, store } = mutant.plant(simGameFor(SIM_GAMES[seed % SIM_GAMES.length]!, seed));
    const { violations } = simulate(simGame, seed, machine, store);
    return violations.some(what => mutant.breaks.some(law => what.includes(` ${law} `)));
  });
  expect(found).toBeDefined();
});
