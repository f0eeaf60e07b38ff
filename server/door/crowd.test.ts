import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { crowdOf } from './crowd.ts';

/** So many sockets of each address. */
const crowded = (...counts: readonly (readonly [address: string, count: number])[]) => {
  const crowd = crowdOf();
  const inside = counts.flatMap(([address, count]) =>
    Array.from({ length: count }, () => {
      const stream = new PassThrough();
      crowd.enter(address, address, stream);
      return { address, stream };
    }),
  );
  const gone = (): number[] => inside.flatMap(({ stream }, n) => (stream.destroyed ? [n] : []));
  return { crowd, inside, gone };
};

test('[T33] the most crowded address makes room, the newest there first', () => {
  const { crowd, gone } = crowded(['a', 2], ['b', 4], ['c', 3]);
  expect(crowd.makeRoom('new', () => 1)).toBe(true);
  expect([gone(), crowd.size, crowd.of('b')]).toEqual([[5], 8, 3]);
});

test('[T37] an address has as much room as its people have earned', () => {
  const { crowd, gone } = crowded(['a', 3], ['many good people', 20]);
  expect(crowd.makeRoom('new', address => (address === 'a' ? 1 : 10))).toBe(true);
  expect(gone()).toEqual([2]);
});

test.each([
  ['who is the most crowded himself', 'b'],
  ['who would then be as crowded', 'a'],
])('[T33] nobody makes room for %s', (_, address) => {
  const { crowd, gone } = crowded(['a', 3], ['b', 4]);
  expect([crowd.makeRoom(address, () => 1), gone()]).toEqual([false, []]);
});

test('[T33] who has left does not count', async () => {
  const { crowd, inside } = crowded(['a', 2]);
  inside[0]?.stream.destroy();
  await expect.poll(() => [crowd.size, crowd.of('a')]).toEqual([1, 1]);
});
