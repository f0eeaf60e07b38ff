import { pack, RANKS, type Rank } from '@majlis/kernel';
import { chiSquareOf } from '@majlis/kernel/dice';
import { expect, test } from 'vitest';
import { byteModulo, type Dealer, fair, naiveSwap, sortByRandom } from './shuffles.ts';

const seven: readonly Rank[] = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const packs = [
  [pack(seven), 20_000],
  [pack(RANKS), 15_000],
  [pack(RANKS, 3, 6), 5_000],
] as const;

test.each<[string, Dealer, boolean]>([
  ['accepts cg1', fair, true],
  ['rejects byte modulo', byteModulo, false],
  ['rejects naive swap', naiveSwap, false],
  ['rejects sort by random', sortByRandom, false],
])('[T10] the gate %s', (_, dealer, accepted) => {
  for (const [cards, deals] of packs) expect(chiSquareOf(cards, deals, dealer(cards, 1)).fair).toBe(accepted);
});

test.each<[string, Dealer]>([
  ['cg1', fair],
  ['byte modulo', byteModulo],
  ['naive swap', naiveSwap],
  ['sort by random', sortByRandom],
])('%s loses no card', (_, dealer) => {
  for (const [cards] of packs) expect([...dealer(cards, 1)()].sort()).toEqual([...cards].sort());
});
