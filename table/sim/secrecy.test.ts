import { seeded } from '@majlis/kernel';
import { beforeAll, expect, test } from 'vitest';
import { SIM_GAMES, simGamesOf } from '../../commands/sim-games.ts';
import type { AnyGame } from '../index.ts';
import type { SimGame } from './sim-game.ts';
import { sweep } from './sweep.ts';
import { type Pair, twins } from './twins.ts';

const simGames = new Map<string, (seed: number) => SimGame>();

beforeAll(async () => {
  for (const game of SIM_GAMES) {
    const gameFor = await simGamesOf(game);
    simGames.set(game, seed => gameFor(seeded(seed)));
  }
});

/** The same game with something changed. */
const changed =
  (game: string, change: (game: AnyGame) => Partial<AnyGame>) =>
  (seed: number): SimGame => {
    const simGame = simGames.get(game)!(seed);
    return { ...simGame, setup: { ...simGame.setup, game: { ...simGame.setup.game, ...change(simGame.setup.game) } } };
  };

const honest = (game: string) => changed(game, () => ({}));

/** Seats are told everything. */
const open = (game: string) =>
  changed(game, ({ mask }) => ({ mask: (event, viewer) => (viewer === 'rail' ? mask(event, viewer) : event) }));

const checksum = (value: unknown): number =>
  [...JSON.stringify(value)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** No card is named, but a number comes from all hands. */
const hinting = (game: string) =>
  changed(game, ({ mask }) => ({
    mask: (event, viewer) => {
      const told = mask(event, viewer);
      return told && event.kind === 'dealt' ? { ...told, hint: checksum(event) } : told;
    },
  }));

/** A clock runs a little longer, depending on what nobody may see. */
const dawdling = (game: string) =>
  changed(game, ({ waits }) => ({
    waits: state =>
      waits(state).map(wait => ({ ...wait, ms: wait.ms === null ? null : wait.ms + (checksum(state) % 5) })),
  }));

const swept = (gameFor: (seed: number) => SimGame, matches: number) =>
  Array.from({ length: matches }, (_, i) => sweep(gameFor(i + 1), i + 1));

const paired = (gameFor: (seed: number) => SimGame, seeds: number): readonly Pair[] =>
  Array.from({ length: seeds }, (_, i) => twins(gameFor(i + 1), i + 1, 120_000)).filter(
    pair => pair.discarded === null,
  );

test.each(SIM_GAMES)('[T1] [T14] %s: nothing is sent that may not be known, the rail included', game => {
  const sweeps = swept(honest(game), 8);
  expect(sweeps.flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(sweeps.every(({ isOver, messages }) => isOver && messages > 50)).toBe(true);
});

test.each(SIM_GAMES)('[T2] %s: two worlds alike to a viewer are alike in every byte and at every moment', game => {
  const pairs = paired(honest(game), 40);
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.flatMap(({ difference }) => difference ?? [])).toEqual([]);
});

test.each(SIM_GAMES)('%s: a hand shown to the others is found by the scan', game => {
  expect(swept(open(game), 2).some(({ leaks }) => leaks.length > 0)).toBe(true);
});

test.each(SIM_GAMES)('%s: a hand shown to the others is found by the twins', game => {
  expect(paired(open(game), 20).some(({ difference }) => difference !== null)).toBe(true);
});

test.each(SIM_GAMES)('%s: a number that comes from all hands is found by the twins alone', game => {
  expect(swept(hinting(game), 2).flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(paired(hinting(game), 20).some(({ difference }) => difference !== null)).toBe(true);
});

test.each(SIM_GAMES)('[T4] %s: a clock that depends on hidden cards is found by the twins', game => {
  expect(paired(dawdling(game), 20).some(({ difference }) => difference !== null)).toBe(true);
});
