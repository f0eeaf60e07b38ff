import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { porchOf } from './porch.ts';

const stranger = (): Socket => new Socket().on('error', () => {});

const waiting = (lot: (count: number) => number = () => 0) => {
  const time = { now: 0 };
  const [entered, cuts]: [string[], string[]] = [[], []];
  const inside: Socket[] = [];
  const enter = (home: string, socket: Socket): void => {
    entered.push(home);
    inside.push(socket);
  };
  const porch = porchOf({ now: () => time.now, enter, lot, cut: why => cuts.push(why) });
  return { time, entered, inside, cuts, porch };
};

test('[T32] new lines of an address that floods are let in one by one, each address in its turn', () => {
  const { time, entered, porch } = waiting();
  expect(porch.isWatched('a')).toBe(false);
  porch.flooded('a');
  porch.flooded('b');
  expect([porch.isWatched('a'), porch.isWatched('c')]).toEqual([true, false]);
  for (let n = 0; n < 6; n++) porch.wait('a', stranger());
  porch.wait('b', stranger());
  porch.tick();
  expect(entered).toEqual(['a', 'b', 'a', 'a']);
  time.now = 10_000;
  expect([porch.isWatched('a'), porch.isWatched('b')]).toEqual([true, false]);
  porch.tick();
  expect(entered).toHaveLength(7);
  expect(porch.isWatched('a')).toBe(false);
});

test('[T32] of one address so many wait and no more, and who must go is drawn by lot', () => {
  let drawn = 0;
  const { porch, entered, cuts } = waiting(count => {
    drawn += 97;
    return drawn % count;
  });
  const sockets = Array.from({ length: 1_000 }, () => stranger());
  for (const socket of sockets) porch.wait('a', socket);
  expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(256);
  expect(sockets.slice(0, 256).some(({ destroyed }) => !destroyed)).toBe(true);
  expect([porch.size, cuts.length]).toEqual([256, 744]);
  for (let n = 0; n < 100; n++) porch.tick();
  expect([entered.length, porch.size]).toEqual([256, 0]);
});

test('[T33] all addresses together have so much room, and who comes when it is full is told so at once', () => {
  const { porch, cuts } = waiting();
  for (let n = 0; n < 512; n++) porch.wait(`a${n % 60}`, stranger());
  expect([porch.size, cuts]).toEqual([512, []]);
  const late = stranger();
  porch.wait('b', late);
  expect([porch.size, late.destroyed, cuts]).toEqual([512, true, ['porch']]);
});

test('[T35] nobody waits for longer than ten seconds, and whoever has left is forgotten', () => {
  const { time, porch, entered, cuts } = waiting();
  const gone = stranger();
  porch.wait('a', gone);
  gone.destroy();
  for (let n = 0; n < 200; n++) porch.wait('a', stranger());
  time.now = 10_001;
  porch.tick();
  expect([porch.size, entered.length, cuts.length]).toEqual([0, 0, 200]);
});

test('[T32] who is let in is drawn by lot: the last to come may be the next', () => {
  const { porch, inside } = waiting(count => count - 1);
  const sockets = Array.from({ length: 200 }, () => stranger());
  for (const socket of sockets) porch.wait('a', socket);
  porch.tick();
  expect(inside[0]).toBe(sockets.at(-1));
});

test('[T32] an address whose lines come and go without end is watched, and for a moment after', () => {
  const { time, porch } = waiting();
  for (let n = 0; n < 500; n++) porch.came('a');
  porch.came('b');
  expect([porch.isWatched('a'), porch.isWatched('b')]).toEqual([false, false]);
  porch.came('a');
  expect([porch.isWatched('a'), porch.isWatched('b')]).toEqual([true, false]);
  time.now = 10_000;
  expect(porch.isWatched('a')).toBe(false);
  for (let n = 0; n < 499; n++) porch.came('a');
  expect(porch.isWatched('a')).toBe(false);
});
