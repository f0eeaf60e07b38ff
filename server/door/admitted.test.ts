import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { admittedOf } from './admitted.ts';

/** So many sockets of each address. */
const crowded = (...counts: readonly (readonly [address: string, count: number])[]) => {
  const admitted = admittedOf();
  const inside = counts.flatMap(([address, count]) =>
    Array.from({ length: count }, () => {
      const stream = new PassThrough();
      admitted.enter(address, address, stream);
      return { address, stream };
    }),
  );
  const gone = (): number[] => inside.flatMap(({ stream }, n) => (stream.destroyed ? [n] : []));
  return { admitted, inside, gone };
};

test('[T33] the most crowded address makes room, the newest there first', () => {
  const { admitted, gone } = crowded(['a', 2], ['b', 4], ['c', 3]);
  expect(admitted.makeRoom('new', () => 1)).toBe(true);
  expect([gone(), admitted.size, admitted.of('b')]).toEqual([[5], 8, 3]);
});

test('[T37] an address has as much room as its people have earned', () => {
  const { admitted, gone } = crowded(['a', 3], ['many good people', 20]);
  expect(admitted.makeRoom('new', address => (address === 'a' ? 1 : 10))).toBe(true);
  expect(gone()).toEqual([2]);
});

test.each([
  ['who is the most crowded himself', 'b'],
  ['who would then be as crowded', 'a'],
])('[T33] nobody makes room for %s', (_, address) => {
  const { admitted, gone } = crowded(['a', 3], ['b', 4]);
  expect([admitted.makeRoom(address, () => 1), gone()]).toEqual([false, []]);
});

test('[T33] who has left does not count', async () => {
  const { admitted, inside } = crowded(['a', 2]);
  inside[0]?.stream.destroy();
  await expect.poll(() => [admitted.size, admitted.of('a')]).toEqual([1, 1]);
});
