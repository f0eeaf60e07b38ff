import { useEffect, useMemo, useState } from 'react';
import type { Seen } from '@/store/seen.ts';
import { eventOf, type Glance } from '@/turup/glance.ts';

const lotIn = ({ log }: Seen): number => log.findLast(entry => eventOf(entry)?.kind === 'lotDrawn')?.n ?? 0;

/** The table as it was before the lot fell, with what is being drawn on it. */
const heldBack = (glance: Glance, lot: number, end: () => void): Glance => {
  const { state, seen } = glance;
  if (!state.trump) return glance;
  return {
    ...glance,
    seen: { ...seen, log: seen.log.filter(({ n }) => n < lot) },
    state: { ...state, phase: 'lot', trump: null },
    offers: [],
    draw: { suit: state.trump, end },
  };
};

/** TUR-02  While a lot that has just fallen is drawn in sight of all, nothing on the table names its suit; a tap or a key ends the draw. */
export const useDraw = (glance: Glance, calm: boolean): Glance => {
  const lot = lotIn(glance.seen);
  const { epoch } = glance.seen;
  const [at, setAt] = useState({ lot, epoch, running: false });
  if (lot !== at.lot || epoch !== at.epoch) setAt({ lot, epoch, running: lot > at.lot && epoch === at.epoch && !calm });
  const { running } = at;
  const end = useMemo(() => () => setAt(now => ({ ...now, running: false })), []);
  useEffect(() => {
    if (!running) return;
    for (const event of ['pointerdown', 'keydown'] as const) document.addEventListener(event, end);
    return () => {
      for (const event of ['pointerdown', 'keydown'] as const) document.removeEventListener(event, end);
    };
  }, [running, end]);
  return useMemo(() => (running ? heldBack(glance, lot, end) : glance), [running, glance, lot, end]);
};
