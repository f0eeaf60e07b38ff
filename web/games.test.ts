import { expect, test } from 'vitest';
import { GAMES, gameNamed, gameOfTable, gameWithId } from './games.ts';

test.each(GAMES)(
  'what the app says of a game is what its rules say: $name',
  async ({ name, id, sizes, rules, bots }) => {
    const [{ game }, players] = await Promise.all([rules(), bots()]);
    expect([game.id, game.sizes]).toEqual([id, sizes]);
    expect(players.game.id).toBe(id);
    expect(id.startsWith(`${name}/`)).toBe(true);
  },
);

test('a game is found by its name and by what tables carry; another edition of its rules is another game', () => {
  expect(GAMES.map(({ name }) => gameNamed(name))).toEqual(GAMES);
  expect(GAMES.map(({ name }) => gameOfTable(`${name}/99`))).toEqual(GAMES);
  expect(GAMES.map(({ id }) => gameWithId(id))).toEqual(GAMES);
  expect([gameNamed('whist'), gameWithId(`${GAMES[0]?.name}/99`)]).toEqual([undefined, undefined]);
});
