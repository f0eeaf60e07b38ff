import { readFileSync } from 'node:fs';
import { parseVectors, runVectors, type VectorReport } from '@majlis/kernel/vectors';
import { fairDice, type GameSetup } from '@majlis/table';
import { lobbyArea } from '@majlis/table/vectors';
import { flags, gameNamed, stop } from './arguments.ts';
import { type GameName, withGame } from './games.ts';

/** npm run vectors -- --game <game> <file>…   Without a file: the game's own copy. */
const main = async (): Promise<void> => {
  const { text, positionals } = flags(['game']);
  const game = gameNamed(text('game'));
  const files = positionals.length > 0 ? positionals : [`games/${game}/proof/vectors.json`];
  let [passed, failed] = [0, 0];
  for (const file of files) {
    const report = await run(game, file);
    print(file, report);
    failed += report.mismatches.length;
    passed += [...report.areas.values()].reduce((sum, area) => sum + area.passed, 0);
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

const run = (game: GameName, file: string): Promise<VectorReport> =>
  withGame(game, ({ areas, normalise, lawCase, spelling }) => {
    const setup: GameSetup = {
      game: lawCase.game,
      words: spelling,
      dice: fairDice,
      levels: ['steady'],
      pace: [600, 2_000],
    };
    try {
      return runVectors({ ...areas, lobby: lobbyArea(setup) }, parseVectors(readFileSync(file, 'utf8')), normalise);
    } catch (unreadable) {
      return stop(`cannot read ${file}: ${unreadable instanceof Error ? unreadable.message : ''}`);
    }
  });

const print = (file: string, { areas, mismatches }: VectorReport): void => {
  console.log(file);
  for (const [area, { passed, total }] of areas) console.log(`  ${area} ${passed}/${total}`);
  for (const { id, area, expected, got } of mismatches) {
    console.log(`${id} (${area})\n  expected ${JSON.stringify(expected)}\n  got      ${JSON.stringify(got)}`);
  }
};

await main();
