import { useEffect, useState } from 'react';
import type { TableStore } from '@/store/table-store.ts';
import { useSeen } from '@/store/use-seen.ts';

const SHOWN_MS = 6_000;

/** Which turn of one's own it is; empty: another's. */
const useOwnTurn = (store: TableStore): string =>
  useSeen(store, ({ clocks, you }) => clocks.find(({ on }) => on === you)?.id ?? '');

/** What is said in passing goes away by itself, and as soon as the turn is another: it was said of this one. */
export const usePassing = (store: TableStore): readonly [string, (text: string) => void] => {
  const [said, setSaid] = useState('');
  const turn = useOwnTurn(store);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const [saidIn, setSaidIn] = useState(turn);
  if (saidIn !== turn) {
    setSaidIn(turn);
    setSaid('');
  }
  return [said, setSaid];
};
