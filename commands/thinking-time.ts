import type { Seatable } from '@majlis/bots';
import type { OfKind } from '@majlis/kernel';

/** What a decision costs, in milliseconds of the thread that thinks. */
export interface Cost {
  readonly decisions: number;
  readonly mean: number;
  /** Of a hundred decisions 99 cost at most this. */
  readonly p99: number;
}

/** The same players, and what each level's decisions cost. Other work on the machine does not count. */
export const timed = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  seatable: Seatable<O, S, A, E, R>,
) => {
  const times = new Map<string, number[]>();
  const think: typeof seatable.think = (view, seat, level, budget, random) => {
    const before = process.threadCpuUsage();
    const action = seatable.think(view, seat, level, budget, random);
    const { user, system } = process.threadCpuUsage(before);
    const list = times.get(level) ?? [];
    list.push((user + system) / 1000);
    times.set(level, list);
    return action;
  };
  return { players: { ...seatable, think }, costOf: (level: string): Cost => costOf(times.get(level) ?? []) };
};

const costOf = (times: readonly number[]): Cost => {
  const upwards = [...times].sort((a, b) => a - b);
  return {
    decisions: times.length,
    mean: times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length),
    p99: upwards[Math.floor(times.length * 0.99)] ?? 0,
  };
};
