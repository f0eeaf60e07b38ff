import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Seen } from '@/store/seen.ts';
import type { TableStore } from '@/store/table-store.ts';
import { CLOCK } from '@/time/clock.ts';

/** What is known of the table, drawn again when it changes. */
export const useSeen = <T>(store: TableStore, pick: (seen: Seen) => T): T => useStore(store.seen, pick);

/** Drawn again at this moment of the house's time. */
export const useMoment = (store: TableStore, at: number | null): void => {
  const [, draw] = useState(0);
  useEffect(() => {
    if (at === null) return;
    return CLOCK.later(Math.max(0, at - store.now()) + 5, () => draw(n => n + 1));
  }, [store, at]);
};
