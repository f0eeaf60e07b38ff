import type { WatchedTable } from '@majlis/protocol';
import { useEffect, useRef, useState } from 'react';
import { CLOCK } from '@/time/clock.ts';

/** So long the result of a match is looked at before the next table. */
const RESULT_MS = 6_000;

const isAmong = (tables: readonly WatchedTable[], id: string | null): boolean =>
  tables.some(({ table }) => table.id === id);

/** The table that was asked for, if it is on; else the best. */
const bestOf = (tables: readonly WatchedTable[], wished: string | null): string | null =>
  isAmong(tables, wished) ? wished : (tables[0]?.table.id ?? null);

/** `stay`: as it is; `go`: to another at once; `rest`: to another when the result has been looked at. */
export const turnOf = (
  all: readonly WatchedTable[],
  picked: readonly WatchedTable[],
  wished: string | null,
  shown: string | null,
): 'stay' | 'go' | 'rest' => {
  if (shown === null) return picked.length > 0 ? 'go' : 'stay';
  if (shown !== wished && isAmong(picked, wished)) return 'go';
  if (!isAmong(all, shown)) return 'rest';
  return isAmong(picked, shown) ? 'stay' : 'go';
};

/** The table on the screen: it stays there as long as its match is on, however the others are placed by then. */
export const useShown = (
  all: readonly WatchedTable[],
  picked: readonly WatchedTable[],
  wished: string | null,
): { readonly shown: string | null; readonly over: boolean } => {
  const [shown, show] = useState<string | null>(null);
  const best = useRef<string | null>(null);
  const next = bestOf(picked, wished);
  useEffect(() => {
    best.current = next;
  }, [next]);
  const turn = turnOf(all, picked, wished, shown);
  useEffect(() => {
    if (turn === 'go') show(best.current);
    if (turn !== 'rest') return;
    return CLOCK.later(RESULT_MS, () => show(best.current));
  }, [turn]);
  return { shown, over: turn === 'rest' };
};
