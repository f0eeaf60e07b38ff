import { seeded } from '@majlis/kernel';
import { type SimGame, type SimReport, simulate, simulateBus, simulateCluster, twins } from '@majlis/table/sim';
import { flags, gameNamed } from './arguments.ts';
import type { GameName } from './games.ts';
import { SIM_GAMES, type SimBots, simGamesOf } from './sim-games.ts';

/**
 * npm run sim -- [--seeds N] [--seed S] [--game <game>] [--bots full]   With a seed and no number: that seed alone.
 * With `--bots full` bots are of every level and think as long as they do at a table.
 */
const main = async (): Promise<void> => {
  const { text, number } = flags(['seeds', 'seed', 'game', 'bots']);
  const first = number('seed', 1);
  const seeds = number('seeds', text('seed') === undefined ? 1000 : 1);
  const bots = text('bots') === 'full' ? 'full' : 'hasty';
  const games = text('game') === undefined ? SIM_GAMES : [gameNamed(text('game'))];
  let [passed, failed] = [0, 0];
  for (const game of games) {
    const wrong = await runs(game, bots, first, seeds);
    failed += wrong;
    passed += seeds - wrong;
  }
  const houses = text('game') === undefined ? HOUSES : [];
  for (const [name, simulated] of houses) {
    const wrong = housed(name, simulated, first, seeds);
    failed += wrong;
    passed += seeds - wrong;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

/** Whole houses without a game: processes that share a database, doors and hosts on one wire. */
const HOUSES = [
  ['cluster', simulateCluster],
  ['bus', simulateBus],
] as const;

const housed = (
  name: string,
  simulated: (seed: number) => { readonly violations: readonly string[] },
  first: number,
  seeds: number,
): number => {
  const start = performance.now();
  const wrong = Array.from({ length: seeds }, (_, n) => first + n).flatMap(seed =>
    simulated(seed)
      .violations.slice(0, 1)
      .map(what => `${name}, seed ${seed}: ${what}`),
  );
  for (const line of wrong) console.log(line);
  const wall = (performance.now() - start) / 1000;
  console.log(`${name}: ${seeds} seeds, ${wrong.length} with violations, in ${wall.toFixed(1)} s`);
  return wrong.length;
};

/** Inside a simulation there is no other time and no other chance than its own. */
const seal = (): void => {
  const forbidden = (): never => {
    throw new Error('a table asked for the time, or for luck');
  };
  Math.random = forbidden;
  Date.now = forbidden;
};

const runs = async (game: GameName, bots: SimBots, first: number, seeds: number): Promise<number> => {
  const gameFor = await simGamesOf(game, bots);
  seal();
  const start = performance.now();
  let [wrong, virtual, matches, steps, twice] = [0, 0, 0, 0, 0];
  for (let seed = first; seed < first + seeds; seed++) {
    const simGame = gameFor(seeded(seed));
    const report = simulate(simGame, seed);
    const isHundredth = seed % 100 === 0;
    const faults = [
      ...report.violations,
      ...(isHundredth ? [...unsteady(simGame, report), ...indiscreet(simGame, seed)] : []),
    ];
    twice += isHundredth ? 1 : 0;
    virtual += report.virtualMs / 1000;
    matches += report.matches;
    steps += report.steps;
    if (faults.length === 0) continue;
    wrong += 1;
    console.log(
      `${game}, seed ${seed}: ${faults[0]}\n  npm run sim -- --game ${game} --seed ${seed}${bots === 'full' ? ' --bots full' : ''}`,
    );
  }
  const wall = (performance.now() - start) / 1000;
  console.log(
    `${game}: ${seeds} seeds, ${wrong} with violations; ${matches} matches ended, ${steps} steps, ${twice} seeds run twice; ` +
      `${Math.round(virtual)} virtual s in ${wall.toFixed(1)} s: ${Math.round(virtual / wall)} virtual s a second`,
  );
  return wrong;
};

/** The same seed again must go the same way. */
const unsteady = (simGame: SimGame, { seed, hash }: SimReport): readonly string[] =>
  simulate(simGame, seed).hash === hash ? [] : ['the second run of this seed went another way'];

/** I7 */
const indiscreet = (simGame: SimGame, seed: number): readonly string[] => {
  const { difference } = twins(simGame, seed, 200_000);
  return difference === null ? [] : [`I7 ${difference}`];
};

await main();
