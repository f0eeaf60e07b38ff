import { expect, test, vi } from 'vitest';
import { alarmOf } from './alarm.ts';

test.each([
  ['at its time', [100], [100]],
  ['later, when the wish moves on', [100, 250], [250]],
  ['earlier, when the wish comes nearer', [250, 100], [100]],
  ['at once, when it has passed', [-5], [0]],
])('rings %s', (_, wishes, rung) => {
  vi.useFakeTimers({ now: 0 });
  const times: number[] = [];
  const alarm = alarmOf({ now: () => Date.now() }, () => times.push(Date.now()));
  for (const at of wishes) alarm.set(at);
  vi.advanceTimersByTime(1_000);
  expect(times).toEqual(rung);
  alarm.set(1_500);
  alarm.stop();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(times).toEqual(rung);
});
