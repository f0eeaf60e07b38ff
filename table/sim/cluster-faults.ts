import type { Random } from '@majlis/kernel';

/** How often what goes wrong between processes and their database, in thousandths, drawn anew for each seed. */
export interface ClusterFaults {
  readonly slow: number;
  readonly hang: number;
  readonly cut: number;
  readonly crash: number;
  /** The connection that holds a name breaks. */
  readonly lostName: number;
  /** The database goes and comes back. */
  readonly restart: number;
  readonly until: number;
}

export const QUIET: ClusterFaults = { slow: 0, hang: 0, cut: 0, crash: 0, lostName: 0, restart: 0, until: 0 };

export const drawClusterFaults = (random: Random): ClusterFaults => {
  /** Half of the seeds are spared each fault. */
  const rate = (most: number): number => (random.below(2) === 0 ? 0 : 1 + random.below(most));
  return {
    slow: rate(200),
    hang: rate(15),
    cut: rate(15),
    crash: rate(10),
    lostName: rate(15),
    restart: rate(8),
    until: 30_000 + random.below(60_000),
  };
};
