import * as real from '@/store/worker-wire.ts';

export type { WorkerWire } from '@/store/worker-wire.ts';

/** As the real one; a test may set up the table by itself: its chance, its rules, how fast time runs. */
export const workerTo: typeof real.workerTo = (table, me, setup) =>
  real.workerTo(table, me, { ...setup, ...JSON.parse(sessionStorage.getItem('majlis/trial') ?? '{}') });
