import type { DeviceMemory, DiceVerdict } from '@majlis/kernel/dice';
import { HOST } from '@/store/address.ts';
import type { FromWorker, ToWorker } from '@/store/letter.ts';
import type { TableStore } from '@/store/table-store.ts';

/** What the checker is given: the match as the house tells it, and what this device kept from before the start. */
export interface Evidence {
  readonly game: string;
  readonly match: unknown;
  readonly memory: DeviceMemory | null;
}

/** Recomputed in a worker: a long match has many deals, and the table must not stutter. It is the one that hosts tables, for it has every game. */
export const checked = (evidence: Evidence): Promise<DiceVerdict> => {
  const worker = new Worker(HOST, { type: 'module' });
  return new Promise<DiceVerdict>((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => data.kind === 'checked' && done(data.verdict);
    worker.onerror = ({ message }) => fail(new Error(message));
    worker.postMessage({ kind: 'judge', evidence } satisfies ToWorker);
  }).finally(() => worker.terminate());
};

export const checkMatch = async (store: TableStore, game: string, match: string): Promise<DiceVerdict> => {
  const answer = await fetch(`/api/matches/${match}`);
  const { you } = store.seen.getState();
  const memory = typeof you === 'number' ? store.entropy.memory(match, you) : null;
  return checked({ game, match: await answer.json(), memory });
};
