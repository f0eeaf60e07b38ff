import { randomInt } from 'node:crypto';
import type { OfKind } from '@majlis/kernel';

import { Piscina } from 'piscina';
import type { BotTask, think } from './bot-worker.ts';

/** Players that think, in threads of their own; one that does not come to an end is ended. */
export interface BotPool {
  /** null: no answer in time. */
  ask(question: Omit<BotTask, 'draw'>, budget: number): Promise<OfKind | null>;
  close(): Promise<void>;
}

export const botPool = (worker = new URL('./bot-worker.ts', import.meta.url)): BotPool => {
  const pool = new Piscina<BotTask, ReturnType<typeof think>>({
    filename: worker.href,
    name: 'think',
    minThreads: 1,
    maxThreads: 2,
    maxQueue: 10_000,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  return {
    ask: async (question, budget) => {
      try {
        return await pool.run({ ...question, draw: randomInt(2 ** 31) }, { signal: AbortSignal.timeout(budget) });
      } catch {
        return null;
      }
    },
    close: () => pool.destroy(),
  };
};
