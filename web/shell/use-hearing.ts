import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from '@/store/table-store.ts';
import { spokenAt } from '@/table/talk.ts';

/** What was said at a table, in its room and at play, and whether it was looked at. */
export interface Hearing {
  readonly unread: boolean;
  /** Everything said so far has been looked at. */
  readonly listen: () => void;
}

export const useHearing = (store: TableStore): Hearing => {
  const last = useStore(store.seen, seen => spokenAt(seen).at(-1)?.n ?? 0);
  const [heard, setHeard] = useState(last);
  const listen = useCallback(() => setHeard(spokenAt(store.seen.getState()).at(-1)?.n ?? 0), [store]);
  return { unread: last > heard, listen };
};
