import { create, listen, recover, step } from '../index.ts';

/** The table and the fold of its clients, as the simulator drives them: the real one, or one with a planted fault. */
export interface Machine {
  readonly create: typeof create;
  readonly recover: typeof recover;
  readonly step: typeof step;
  readonly listen: typeof listen;
}

export const MACHINE: Machine = { create, recover, step, listen };
