import { replay } from '@majlis/kernel/record';
import { expect, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { alike } from '@/learn/judge.ts';
import { hintFor } from '@/offline/hinting.ts';

const SOLVER = 0;
const TRIED = 5;

test.each(['baloot', 'turup', 'dhappa'])(
  'KNOW-03 the bulb names the best of a puzzle, by what its seat sees: %s',
  async name => {
    const game = GAMES.find(one => one.name === name);
    const [rules, puzzles] = await Promise.all([game?.rules(), game?.puzzles?.()]);
    if (!game || !rules || !puzzles) throw new Error(`${name} has no puzzles`);
    const told = [];
    for (const { record, worths } of puzzles.slice(0, TRIED)) {
      const { state } = replay({ game: rules.game, spelling: rules.words }, record);
      const view = rules.game.view(state, SOLVER);
      const hint = await hintFor({ game: game.id, view, seat: SOLVER, seed: 7 });
      told.push(hint !== null && alike(rules.words.write(hint.action), worths[0]?.word ?? ''));
    }
    expect(told).toEqual(told.map(() => true));
  },
);

test('KNOW-03 of a game that nobody knows nothing is told', async () => {
  expect(await hintFor({ game: 'whist/1', view: {}, seat: 0, seed: 1 })).toBe(null);
});
