import { OnNow } from '@majlis/protocol';
import { useCallback, useEffect, useState } from 'react';
import { asked } from '@/shell/api.ts';
import { CLOCK } from '@/time/clock.ts';

const EVERY_MS = 4_000;

interface OnNowState {
  /** null: it is being asked for. */
  readonly on: OnNow | null;
  /** Why nothing newer is known. */
  readonly reason: string | null;
}

/** What is on, asked for again and again while somebody looks. */
export const useOnNow = (): OnNowState & { again(): Promise<void> } => {
  const [state, setState] = useState<OnNowState>({ on: null, reason: null });
  const again = useCallback(async (): Promise<void> => {
    const answer = await asked(OnNow, '/api/watch');
    setState(({ on }) => (answer.ok ? { on: answer.value, reason: null } : { on, reason: answer.reason }));
  }, []);
  useEffect(() => {
    void again();
    return CLOCK.every(EVERY_MS, () => {
      if (!document.hidden) void again();
    });
  }, [again]);
  return { ...state, again };
};
