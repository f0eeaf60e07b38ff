import { expect, test, vi } from 'vitest';
import { beatOf } from './beat.ts';

test('everybody has one turn in each round, never many at once, and whoever left has none', () => {
  vi.useFakeTimers();
  const turns: number[] = [];
  let most = 0;
  const beat = beatOf<number>(1_000, one => turns.push(one));
  for (let n = 0; n < 100; n++) beat.add(n);
  beat.delete(7);
  for (let tick = 0; tick < 20; tick++) {
    const before = turns.length;
    vi.advanceTimersByTime(50);
    most = Math.max(most, turns.length - before);
  }
  beat.stop();
  vi.useRealTimers();
  expect(turns.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n).filter(n => n !== 7));
  expect(most).toBe(5);
});
