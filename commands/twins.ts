import { seeded } from '@majlis/kernel';
import { type Pair, twins } from '@majlis/table/sim';
import { flags, gameNamed } from './arguments.ts';
import type { GameName } from './games.ts';
import { SIM_GAMES, simGamesOf } from './sim-games.ts';

/** Pairs part at a moment within so long of the start. */
const LONGEST_MS = 200_000;

/** npm run twins -- [--game <game>] [--pairs N] [--seed S]   Two worlds alike to one viewer: alike in every byte and every millisecond? */
const main = async (): Promise<void> => {
  const { text, number } = flags(['game', 'pairs', 'seed']);
  const [pairs, first] = [number('pairs', 2000), number('seed', 1)];
  const games = text('game') === undefined ? SIM_GAMES : [gameNamed(text('game'))];
  let failed = 0;
  for (const game of games) failed += await compare(game, pairs, first);
  console.log(`${games.length * pairs - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

const compare = async (game: GameName, pairs: number, first: number): Promise<number> => {
  const gameFor = await simGamesOf(game);
  const start = performance.now();
  const discarded = new Map<string, number>();
  let [kept, messages, moved, unmade, varied, wrong] = [0, 0, 0, 0, 0, 0];
  for (let seed = first; kept < pairs; seed++) {
    const pair: Pair = twins(gameFor(seeded(seed)), seed, LONGEST_MS);
    if (pair.discarded) {
      discarded.set(pair.discarded, (discarded.get(pair.discarded) ?? 0) + 1);
      continue;
    }
    kept += 1;
    messages += pair.messages;
    moved += pair.moved;
    unmade += pair.unmade;
    varied += pair.varied;
    if (pair.difference === null) continue;
    wrong += 1;
    if (wrong <= 3) console.log(`${game}, seed ${seed}, viewer ${pair.viewer}:\n${pair.difference}`);
  }
  const wall = ((performance.now() - start) / 1000).toFixed(1);
  const thrown = [...discarded].map(([why, times]) => `${times} ${why}`).join(', ');
  console.log(
    `${game}: ${kept} pairs kept, each with ${(moved / kept).toFixed(1)} cards elsewhere; ${unmade} private choices unmade, ${varied} made otherwise; ` +
      `discarded ${thrown || 'none'}; ${messages} messages compared, ${wrong} pairs differ; ${wall} s`,
  );
  return wrong;
};

await main();
