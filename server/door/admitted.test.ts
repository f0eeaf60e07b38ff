import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { admittedOf } from './admitted.ts';

/** An address `a.b` is in the network `a`. */
const placeOf = (address: string, share = 1) => ({ address, network: address.split('.', 1)[0] ?? '', share });

/** So many sockets of each address. */
const crowded = (...counts: readonly (readonly [address: string, count: number, share?: number])[]) => {
  const admitted = admittedOf();
  const inside = counts.flatMap(([address, count, share]) =>
    Array.from({ length: count }, () => {
      const stream = new PassThrough();
      admitted.enter(address, placeOf(address, share), stream);
      return { address, stream };
    }),
  );
  const gone = (): number[] => inside.flatMap(({ stream }, n) => (stream.destroyed ? [n] : []));
  return { admitted, inside, gone };
};

test('[T33] the most crowded address makes room, the newest there first', () => {
  const { admitted, gone } = crowded(['a', 2], ['b', 4], ['c', 3]);
  expect(admitted.makeRoom(placeOf('new'))).toBe(true);
  expect([gone(), admitted.size, admitted.of('b')]).toEqual([[5], 8, 3]);
});

test('[T37] an address has as much room as its people have earned', () => {
  const { admitted, gone } = crowded(['a', 3], ['many good people', 20, 10]);
  expect(admitted.makeRoom(placeOf('new'))).toBe(true);
  expect(gone()).toEqual([2]);
});

test.each([
  ['who is the most crowded himself', 'b'],
  ['who would then be as crowded', 'a'],
])('[T33] nobody makes room for %s', (_, address) => {
  const { admitted, gone } = crowded(['a', 3], ['b', 4]);
  expect([admitted.makeRoom(placeOf(address)), gone()]).toEqual([false, []]);
});

test('[T33] one socket from each of many addresses is a crowd too: the most crowded network makes room', () => {
  const crowd = Array.from({ length: 50 }, (_, n) => [`farm.${n}`, 1] as const);
  const { admitted, gone } = crowded(['a.1', 2], ...crowd, ['b.1', 2]);
  expect([admitted.makeRoom(placeOf('farm.50')), gone()]).toEqual([false, []]);
  expect(admitted.makeRoom(placeOf('c.1'))).toBe(true);
  expect(gone()).toHaveLength(1);
  expect([admitted.of('a.1'), admitted.of('b.1')]).toEqual([2, 2]);
});

test('[T33] in one network the most crowded address makes room for its neighbours', () => {
  const { admitted, gone } = crowded(['a.1', 1], ['a.2', 5], ['a.3', 2]);
  expect([admitted.makeRoom(placeOf('a.4')), gone()]).toEqual([true, [5]]);
});

test('[T33] who has left does not count', async () => {
  const { admitted, inside } = crowded(['a', 2]);
  inside[0]?.stream.destroy();
  await expect.poll(() => [admitted.size, admitted.of('a')]).toEqual([1, 1]);
});
