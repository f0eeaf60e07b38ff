import type { RingClock } from '@/scene/props.ts';

export type ClockState = 'ok' | 'warn' | 'danger';

export const leftOf = ({ ends, total, frozen }: RingClock, now: number): number =>
  Math.max(0, Math.min(total, frozen ?? ends - now));

/** Green above 55 % of the time, then yellow; red in the last seconds, which come first where the two cross. */
export const clockState = (left: number, { total, dangerAt }: RingClock): ClockState => {
  if (left <= dangerAt * 1000) return 'danger';
  return left > total * 0.55 ? 'ok' : 'warn';
};

/** Whether a full second of the red ones has just begun. */
export const ticks = (before: number, after: number, dangerAt: number): boolean => {
  const [a, b] = [Math.ceil(before / 1000), Math.ceil(after / 1000)];
  return after < before && after > 0 && b <= dangerAt && (a !== b || before > dangerAt * 1000) && a > b - 1;
};
