import type { ServerMessage } from '@majlis/protocol';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { CLOCK } from '@/time/clock.ts';

/** My place in the queue, as this tab knows it: it outlasts loading the page again. */
export interface QueuePlace {
  /** null: I do not wait. */
  readonly pool: string | null;
  /** By the clock of this device. */
  readonly since: number;
  readonly waiting: number;
  readonly typicalMs: number | null;
  /** A table waits for me. */
  readonly table: string | null;
}

const NOWHERE: QueuePlace = { pool: null, since: 0, waiting: 0, typicalMs: null, table: null };

export const useWaiting = create<QueuePlace>()(
  persist((): QueuePlace => NOWHERE, { name: 'majlis-queue', storage: createJSONStorage(() => sessionStorage) }),
);

/** The queue has let me go: to a match that has begun, or for good. */
export const stopWaiting = (): void => {
  if (useWaiting.getState().pool !== null) useWaiting.setState(NOWHERE);
};

/** What the lobby's socket says of the queue. */
export const heardOfQueue = (message: ServerMessage): void => {
  if (message.kind === 'queued') {
    const { pool, now, since, waiting, typicalMs } = message;
    useWaiting.setState({ pool, since: CLOCK.now() - (now - since), waiting, typicalMs, table: null });
  }
  if (message.kind === 'paired') useWaiting.setState({ pool: message.pool, table: message.table });
};
