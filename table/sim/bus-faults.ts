import type { Random } from '@majlis/kernel';

/** How often what goes wrong between doors and hosts, in thousandths, drawn anew for each seed. */
export interface BusFaults {
  /** A frame is lost. */
  readonly drop: number;
  /** A host or a door has no wire for a while. */
  readonly cut: number;
  readonly crash: number;
  readonly hang: number;
  /** So much one of them says four times a second. */
  readonly chat: number;
  readonly until: number;
}

export const CALM: BusFaults = { drop: 0, cut: 0, crash: 0, hang: 0, chat: 0, until: 0 };

export const drawBusFaults = (random: Random): BusFaults => {
  /** Half of the seeds are spared each fault. */
  const rate = (most: number): number => (random.below(2) === 0 ? 0 : 1 + random.below(most));
  return {
    drop: rate(100),
    cut: rate(10),
    crash: rate(8),
    hang: rate(10),
    chat: rate(40),
    until: 20_000 + random.below(20_000),
  };
};
