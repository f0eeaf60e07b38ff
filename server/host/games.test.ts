import { expect, test } from 'vitest';
import { gameOf } from './games.ts';
import { think } from './think.ts';

test.each(['baloot/1', 'dhappa/1', 'trunfo/1', 'turup/1'])('%s is offered, with options, words and a bot', id => {
  const cast = gameOf(id);
  expect(cast?.game.id).toBe(id);
  expect(cast?.game.options.parse({}).ok).toBe(true);
  expect(cast?.words.read('no such word')).toBeUndefined();
  const view = cast!.game.open(cast!.game.options.presets.default, cast!.game.sizes[0]!);
  expect(() => think({ game: id, level: cast!.levels[0], seat: 0, view, draw: 1 })).not.toThrow();
});

test('no other game is', () => {
  expect(gameOf('chess/1')).toBeUndefined();
  expect(gameOf('__proto__')).toBeUndefined();
});
