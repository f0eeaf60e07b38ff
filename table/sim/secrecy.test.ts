import { seeded } from '@majlis/kernel';
import { beforeAll, expect, test } from 'vitest';
import { LOTS, lotsOf } from '../../commands/lots.ts';
import type { AnyGame } from '../index.ts';
import type { Lot } from './lot.ts';
import { sweep } from './sweep.ts';
import { type Pair, twins } from './twins.ts';

const lots = new Map<string, (seed: number) => Lot>();

beforeAll(async () => {
  for (const game of LOTS) {
    const lotOf = await lotsOf(game);
    lots.set(game, seed => lotOf(seeded(seed)));
  }
});

/** The same game with something changed. */
const changed =
  (game: string, change: (game: AnyGame) => Partial<AnyGame>) =>
  (seed: number): Lot => {
    const lot = lots.get(game)!(seed);
    return { ...lot, cast: { ...lot.cast, game: { ...lot.cast.game, ...change(lot.cast.game) } } };
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

const swept = (lotOf: (seed: number) => Lot, matches: number) =>
  Array.from({ length: matches }, (_, i) => sweep(lotOf(i + 1), i + 1));

const paired = (lotOf: (seed: number) => Lot, seeds: number): readonly Pair[] =>
  Array.from({ length: seeds }, (_, i) => twins(lotOf(i + 1), i + 1, 120_000)).filter(pair => pair.discarded === null);

test.each(LOTS)('[T1] [T14] %s: nothing is sent that may not be known, the rail included', game => {
  const sweeps = swept(honest(game), 8);
  expect(sweeps.flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(sweeps.every(({ isOver, messages }) => isOver && messages > 50)).toBe(true);
});

test.each(LOTS)('[T2] %s: two worlds alike to a viewer are alike in every byte and at every moment', game => {
  const pairs = paired(honest(game), 40);
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.flatMap(({ difference }) => difference ?? [])).toEqual([]);
});

test.each(LOTS)('%s: a hand shown to the others is found by the scan', game => {
  expect(swept(open(game), 2).some(({ leaks }) => leaks.length > 0)).toBe(true);
});

test.each(LOTS)('%s: a hand shown to the others is found by the twins', game => {
  expect(paired(open(game), 20).some(({ difference }) => difference !== null)).toBe(true);
});

test.each(LOTS)('%s: a number that comes from all hands is found by the twins alone', game => {
  expect(swept(hinting(game), 2).flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(paired(hinting(game), 20).some(({ difference }) => difference !== null)).toBe(true);
});

test.each(LOTS)('[T4] %s: a clock that depends on hidden cards is found by the twins', game => {
  expect(paired(dawdling(game), 20).some(({ difference }) => difference !== null)).toBe(true);
});
