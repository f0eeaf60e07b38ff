import type { Random } from '@majlis/kernel';

/** How often what goes wrong, in thousandths, drawn anew for each seed: swarms of rare faults find what one even mix never would. */
export interface Faults {
  /** Messages between clients and the house. */
  readonly drop: number;
  readonly repeat: number;
  readonly reorder: number;
  readonly slowLine: number;
  /** The store. */
  readonly slowStore: number;
  readonly refusal: number;
  readonly lostReply: number;
  readonly storeDown: number;
  /** The house. */
  readonly crash: number;
  readonly stall: number;
  readonly secondOwner: number;
  /** Whether the second owner bumps the epoch, or only the numbers of the lines stand between the two. */
  readonly isFenced: boolean;
  /** People. */
  readonly hangUp: number;
  readonly secondTab: number;
  readonly nonsense: number;
  readonly leave: number;
  readonly silent: number;
  readonly unopened: number;
  /** When all this stops. */
  readonly until: number;
}

export const NO_FAULTS: Faults = {
  drop: 0,
  repeat: 0,
  reorder: 0,
  slowLine: 0,
  slowStore: 0,
  refusal: 0,
  lostReply: 0,
  storeDown: 0,
  crash: 0,
  stall: 0,
  secondOwner: 0,
  isFenced: true,
  hangUp: 0,
  secondTab: 0,
  nonsense: 0,
  leave: 0,
  silent: 0,
  unopened: 0,
  until: 0,
};

export const drawFaults = (random: Random): Faults => {
  /** Half of the seeds are spared each fault. */
  const rate = (most: number): number => (random.below(2) === 0 ? 0 : 1 + random.below(most));
  return {
    drop: rate(150),
    repeat: rate(150),
    reorder: rate(200),
    slowLine: rate(100),
    slowStore: rate(60),
    refusal: rate(60),
    lostReply: rate(80),
    storeDown: rate(10),
    crash: rate(30),
    stall: rate(30),
    secondOwner: rate(15),
    isFenced: random.below(2) === 0,
    hangUp: rate(60),
    secondTab: rate(30),
    nonsense: rate(100),
    leave: rate(3),
    silent: rate(100),
    unopened: rate(200),
    until: 60_000 + random.below(240_000),
  };
};

export const happens = (random: Random, thousandths: number): boolean =>
  thousandths > 0 && random.below(1000) < thousandths;
