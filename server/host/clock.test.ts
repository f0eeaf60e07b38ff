import { expect, test, vi } from 'vitest';
import { watchStalls } from './clock.ts';

test('a stall is told once, and the time it takes to tell it is none', () => {
  vi.useFakeTimers();
  let now = 0;
  const stalls: number[] = [];
  const watch = watchStalls({ now: () => now }, ms => {
    stalls.push(ms);
    now += 400;
  });
  const passes = (ms: number): void => {
    now += ms;
    watch.look();
  };
  for (const ms of [50, 300, 50]) passes(ms);
  expect(stalls).toEqual([]);
  passes(1_050);
  expect(stalls).toEqual([1_000]);
  for (const ms of [50, 50]) passes(ms);
  watch.stop();
  vi.useRealTimers();
  expect(stalls).toEqual([1_000]);
});
