import { expect, test } from 'vitest';
import { gameOf } from '../host/games.ts';
import { POOLS, poolOf } from './pools.ts';

test('[CLUB-2.1] every pool is a game that the house offers, for so many, under rules that it accepts', () => {
  expect(POOLS.map(({ name }) => name)).toEqual([
    'baloot/standard/rabbit',
    'dhappa/standard/usual',
    'trunfo/standard/usual',
    'turup/classic/usual',
  ]);
  for (const { name, game, seats, options } of POOLS) {
    const rules = gameOf(game)?.game;
    expect(rules?.sizes).toContain(seats);
    expect(rules?.options.parse(options)).toEqual({ ok: true, options });
    expect(poolOf(name)?.game).toBe(game);
  }
  expect(poolOf('baloot/standard/infinite')).toBeUndefined();
});

test('[CLUB-1.7] no pool is without a clock', () => {
  for (const { game, options } of POOLS) expect(gameOf(game)?.game.options.privateOnly(options)).toBe(false);
});

test('[CLUB-4.4] nobody is ahead before anything happened', () => {
  for (const { game, options, seats, lead } of POOLS) expect(lead(gameOf(game)?.game.open(options, seats))).toBe(0);
});
