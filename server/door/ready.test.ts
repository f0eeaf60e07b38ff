import { expect, test } from 'vitest';
import { readinessOf } from './ready.ts';

test('[T32] a store that does not answer is asked once, however many want to know whether the house is ready', async () => {
  const time = { now: 0 };
  const waiting: ((is: boolean) => void)[] = [];
  const look = () =>
    new Promise<void>((yes, no) => {
      waiting.push(is => (is ? yes() : no(new Error('damaged'))));
    });
  const ready = readinessOf(look, () => time.now);
  const all = Array.from({ length: 100 }, ready);
  expect(waiting).toHaveLength(1);
  waiting.shift()?.(false);
  expect(new Set(await Promise.all(all))).toEqual(new Set([false]));
  const again = ready();
  waiting.shift()?.(true);
  expect([await again, await ready(), waiting.length]).toEqual([true, true, 0]);
  time.now = 500;
  void ready();
  expect(waiting).toHaveLength(1);
});
