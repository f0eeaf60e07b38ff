import { create, recover, step } from '../index.ts';

/** The table, as the simulator drives it: the real one, or one with a planted fault. */
export interface Machine {
  readonly create: typeof create;
  readonly recover: typeof recover;
  readonly step: typeof step;
}

export const MACHINE: Machine = { create, recover, step };
