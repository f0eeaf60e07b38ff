import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { Seen } from '@/store/seen.ts';
import type { TableStore } from '@/store/table-store.ts';
import { spokenAt } from '@/table/talk.ts';

/** What was said at a table, in its room and at play, and whether it was looked at. */
export interface Hearing {
  readonly unread: boolean;
  /** Everything said so far has been looked at. */
  readonly listen: () => void;
}

/** The last that somebody else said: one's own words are no news. */
const lastOf = (seen: Seen): number => spokenAt(seen).findLast(({ isMine }) => !isMine)?.n ?? 0;

export const useHearing = (store: TableStore): Hearing => {
  const last = useStore(store.seen, lastOf);
  const [heard, setHeard] = useState(last);
  const listen = useCallback(() => setHeard(lastOf(store.seen.getState())), [store]);
  return { unread: last > heard, listen };
};
