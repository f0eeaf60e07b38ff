import { useEffect, useMemo, useState } from 'react';
import type { Seen } from '@/store/seen.ts';
import { eventOf, type TurupViewModel } from '@/turup/view-model.ts';

const lotIn = ({ log }: Seen): number => log.findLast(entry => eventOf(entry)?.kind === 'lotDrawn')?.n ?? 0;

/** The table as it was before the lot fell, with what is being drawn on it. */
const heldBack = (model: TurupViewModel, lot: number, end: () => void): TurupViewModel => {
  const { state, seen } = model;
  if (!state.trump) return model;
  return {
    ...model,
    seen: { ...seen, log: seen.log.filter(({ n }) => n < lot) },
    state: { ...state, phase: 'lot', trump: null },
    offers: [],
    draw: { suit: state.trump, end },
  };
};

/** TUR-02  While a lot that has just fallen is drawn in sight of all, nothing on the table names its suit; a tap or a key ends the draw. */
export const useDraw = (model: TurupViewModel, calm: boolean): TurupViewModel => {
  const lot = lotIn(model.seen);
  const { epoch } = model.seen;
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
  return useMemo(() => (running ? heldBack(model, lot, end) : model), [running, model, lot, end]);
};
