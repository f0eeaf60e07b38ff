import type { Bodies, FinishedMatch } from '@majlis/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHouse } from '@/shell/house.ts';

export type HistoryWish = Omit<Bodies['/api/history'], 'before'>;

export interface HistoryState {
  /** null: they are being asked for. */
  readonly matches: readonly FinishedMatch[] | null;
  readonly next: string | null;
  /** Why there are none. */
  readonly reason: string | null;
}

const EMPTY: HistoryState = { matches: null, next: null, reason: null };

/** My finished matches as they are wished for, a page at a time. */
export const useHistory = (wish: HistoryWish): HistoryState & { more(): Promise<void>; again(): Promise<void> } => {
  const { api } = useHouse();
  const [state, setState] = useState(EMPTY);
  const asked = useRef(wish);
  const again = useCallback(async (): Promise<void> => {
    asked.current = wish;
    setState(EMPTY);
    const answer = await api.history(wish);
    if (asked.current !== wish) return;
    setState(answer.ok ? { ...answer.value, reason: null } : { matches: [], next: null, reason: answer.reason });
  }, [api, wish]);
  useEffect(() => {
    void again();
  }, [again]);
  const more = useCallback(async (): Promise<void> => {
    if (state.next === null) return;
    const answer = await api.history({ ...wish, before: state.next });
    if (!answer.ok || asked.current !== wish) return;
    const { matches, next } = answer.value;
    setState(now => ({ matches: [...(now.matches ?? []), ...matches], next, reason: null }));
  }, [api, wish, state.next]);
  return { ...state, more, again };
};
