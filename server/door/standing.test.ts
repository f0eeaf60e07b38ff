import { expect, test } from 'vitest';
import { standingOf, throughDoor } from './standing.ts';
import { turnstile } from './turnstile.ts';

const queue = () => {
  const time = { now: 0 };
  const standing = standingOf(() => time.now);
  const after = (ms: number): number => {
    time.now += ms;
    return standing.due();
  };
  return { standing, after };
};

test('[T48] clocks are held for as long as somebody has stood at the door, and not longer', () => {
  const { standing, after } = queue();
  expect(after(2_000)).toBe(0);
  const enters = standing.stand();
  expect([after(500), after(2_000)]).toEqual([500, 2_000]);
  enters();
  expect(after(2_000)).toBe(0);
});

test('[T48] nobody holds the clocks for longer than twenty seconds in two minutes', () => {
  const { standing, after } = queue();
  standing.stand();
  const held = Array.from({ length: 60 }, () => after(2_000));
  expect(held.reduce((sum, ms) => sum + ms, 0)).toBe(20_000);
  expect(after(4_000)).toBeGreaterThan(0);
});

test.each([
  ['whom the house knows holds the clocks until let in', true, 2_000],
  ['a stranger holds nobody’s clock', false, 0],
])('[T48] %s', async (_, isKnown, held) => {
  const { standing, after } = queue();
  const gate = turnstile(1);
  const open: (() => void)[] = [];
  const inside = () => new Promise<void>(resolve => open.push(resolve));
  const first = throughDoor(standing, gate, true, inside);
  const second = throughDoor(standing, gate, isKnown, inside);
  expect(after(2_000)).toBe(held);
  open.shift()?.();
  await first;
  await new Promise(resolve => setImmediate(resolve));
  expect(after(2_000)).toBe(0);
  open.shift()?.();
  await second;
});
