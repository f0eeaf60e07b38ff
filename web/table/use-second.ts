import { useEffect, useState } from 'react';
import type { TableStore } from '@/store/table-store.ts';
import { CLOCK } from '@/time/clock.ts';

const leftUntil = (store: TableStore, until: number | null): number | null =>
  until === null ? null : Math.max(0, Math.ceil((until - store.now()) / 1000));

/** The full seconds left until a moment of the house's time. */
export const useSecond = (store: TableStore, until: number | null): number | null => {
  const [left, setLeft] = useState(() => leftUntil(store, until));
  useEffect(() => {
    const look = () => setLeft(leftUntil(store, until));
    look();
    return CLOCK.every(250, look);
  }, [store, until]);
  return left;
};
