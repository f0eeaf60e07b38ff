import { randomInt } from 'node:crypto';
import type { Kind } from '@majlis/table';
import { Piscina } from 'piscina';
import type { Question, think } from './think.ts';

/** Players that think, in threads of their own; one that does not come to an end is ended. */
export interface Bots {
  /** null: no answer in time. */
  ask(question: Omit<Question, 'draw'>, budget: number): Promise<Kind | null>;
  close(): Promise<void>;
}

export const botsOf = (worker = new URL('./think.ts', import.meta.url)): Bots => {
  const pool = new Piscina<Question, ReturnType<typeof think>>({
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
