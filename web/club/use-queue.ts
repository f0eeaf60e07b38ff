import type { QueuePause } from '@majlis/protocol/club';
import { useCallback, useState } from 'react';
import { clubApi } from '@/club/api.ts';
import { askPlace, tookPlace } from '@/club/keep-place.ts';
import { useAsked } from '@/club/use-asked.ts';
import { useMe } from '@/shell/me.ts';
import { stopWaiting, useWaiting } from '@/shell/waiting.ts';
import { notify } from '@/store/notice.ts';
import { sayReason } from '@/words/say.ts';

/** The ways into the queue and out of it. */
export interface QueueWays {
  readonly busy: boolean;
  /** null: not known, or nobody who could wait. */
  readonly pause: QueuePause | null;
  /** There is a reason that only an account can mend. */
  readonly needsAccount: boolean;
  join(pool: string): Promise<void>;
  leave(): Promise<void>;
  /** Looks again at what holds one back. */
  again(): void;
  forgetAccount(): void;
}

const NOBODY = async () => ({ ok: false, reason: 'signed-out' }) as const;

export const useQueue = (): QueueWays => {
  const isAccount = useMe(({ me }) => me?.kind === 'account');
  const [busy, setBusy] = useState(false);
  const [needsAccount, needAccount] = useState(false);
  const [answer, again] = useAsked(isAccount ? askPlace : NOBODY);

  const join = useCallback(
    async (pool: string): Promise<void> => {
      if (!isAccount) return needAccount(true);
      setBusy(true);
      const known = useWaiting.getState().pool;
      if (known !== null && known !== pool) await clubApi.leave();
      const joined = await clubApi.join(pool);
      setBusy(false);
      if (joined.ok) {
        tookPlace(pool, 1);
        return;
      }
      if (known !== null) stopWaiting();
      if (joined.reason === 'account-only') return needAccount(true);
      if (joined.reason === 'queue-paused' || joined.reason === 'already-queued') return again();
      notify(sayReason(joined.reason));
    },
    [isAccount, again],
  );

  const leave = useCallback(async (): Promise<void> => {
    setBusy(true);
    const left = await clubApi.leave();
    setBusy(false);
    if (left.ok) stopWaiting();
    else notify(sayReason(left.reason));
    again();
  }, [again]);

  const pause = answer?.ok ? answer.value : null;
  return { busy, pause, needsAccount, join, leave, again, forgetAccount: () => needAccount(false) };
};
