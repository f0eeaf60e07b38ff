import { randomInt } from 'node:crypto';
import type { OfKind } from '@majlis/kernel';

import { Piscina } from 'piscina';
import type { BotTask, think } from './bot-worker.ts';

/** What is asked; `draw` null: any throw of its dice will do. */
type BotWish = Omit<BotTask, 'draw'> & { readonly draw: number | null };

/** Players that think, in threads of their own; one that does not come to an end is ended. */
export interface BotPool {
  /** null: no answer in time. */
  ask(question: BotWish, budget: number): Promise<OfKind | null>;
  close(): Promise<void>;
}

type Threads = Piscina<BotTask, ReturnType<typeof think>>;

/** Threads that could not begin are not begun anew at once. */
const BREATH_MS = 1_000;

const threadsOf = (worker: URL): Threads =>
  new Piscina({
    filename: worker.href,
    name: 'think',
    minThreads: 1,
    maxThreads: 2,
    maxQueue: 10_000,
    idleTimeout: Number.POSITIVE_INFINITY,
  });

export const botPool = (worker = new URL('./bot-worker.ts', import.meta.url)): BotPool => {
  let threads: Threads | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  const open = (): Threads | undefined => {
    if (threads || performance.now() - failedAt < BREATH_MS) return threads;
    const fresh = threadsOf(worker);
    // For want of memory or descriptors a thread may not begin. The house plays on, and later there are new ones.
    fresh.on('error', () => {
      failedAt = performance.now();
      if (threads === fresh) threads = undefined;
      void fresh.destroy();
    });
    threads = fresh;
    return fresh;
  };
  open();
  return {
    ask: async (question, budget) => {
      try {
        const task = { ...question, draw: question.draw ?? randomInt(2 ** 31) };
        return (await open()?.run(task, { signal: AbortSignal.timeout(budget) })) ?? null;
      } catch {
        return null;
      }
    },
    close: async () => threads?.destroy(),
  };
};
