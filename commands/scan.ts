import { seeded } from '@majlis/kernel';
import { sweep } from '@majlis/table/sim';
import { flags, gameNamed } from './arguments.ts';
import { SIM_GAMES, simGamesOf } from './sim-games.ts';

/** npm run scan -- [--game <game>] [--matches N] [--seed S]   Every byte to every seat against what it may know. */
const main = async (): Promise<void> => {
  const { text, number } = flags(['game', 'matches', 'seed']);
  const [matches, first] = [number('matches', 2000), number('seed', 1)];
  let failed = 0;
  const games = text('game') === undefined ? SIM_GAMES : [gameNamed(text('game'))];
  for (const game of games) {
    const gameFor = await simGamesOf(game);
    const start = performance.now();
    let [messages, bytes, cards] = [0, 0, 0];
    for (let seed = first; seed < first + matches; seed++) {
      const found = sweep(gameFor(seeded(seed)), seed);
      messages += found.messages;
      bytes += found.bytes;
      cards += found.leaks.length;
      if (!found.isOver) console.log(`${game}, seed ${seed}: the match did not end`);
      for (const { viewer, card, text } of found.leaks.slice(0, 1)) {
        console.log(`${game}, seed ${seed}: viewer ${viewer} was told of ${card}: ${text.slice(0, 200)}`);
      }
      failed += found.leaks.length > 0 || !found.isOver ? 1 : 0;
    }
    const wall = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${game}: ${matches} matches, ${messages} messages, ${bytes} bytes, ${cards} cards that may not be known; ${wall} s`,
    );
  }
  console.log(`${games.length * matches - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

await main();
