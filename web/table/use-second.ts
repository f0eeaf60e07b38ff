import { useEffect, useState } from 'react';
import type { TableStore } from '@/store/table-store.ts';
import { CLOCK } from '@/time/clock.ts';

const leftUntil = (store: TableStore, until: number | null): number | null =>
  until === null ? null : Math.max(0, Math.ceil((until - store.now()) / 1000));

/** The full seconds left until a moment of the house's time. */
export const useSecond = (store: TableStore, until: number | null): number | null => {
  // Asked while drawing, not after it: where many turns come at once, drawing each a second time would be too much for React.
  const left = leftUntil(store, until);
  const [, redraw] = useState(left);
  useEffect(() => CLOCK.every(250, () => redraw(leftUntil(store, until))), [store, until]);
  return left;
};
