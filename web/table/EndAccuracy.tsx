import { Suspense, useContext } from 'react';
import type { Played } from '@/store/open.ts';
import { useSeen } from '@/store/use-seen.ts';
import { AccuracyBars } from '@/table/AccuracyBars.tsx';
import { AccuracyPanel } from '@/table/accuracy-panel.ts';

/** REV-07  Under the result, once the match is written down. */
export const EndAccuracy = ({ played }: { readonly played: Played }) => {
  const Panel = useContext(AccuracyPanel);
  const isOver = useSeen(played.store, ({ table }) => table?.phase === 'lobby' && table.ending !== null);
  if (!Panel) return null;
  const awaited = <AccuracyBars played={played} accuracy={null} />;
  return isOver ? (
    <Suspense fallback={awaited}>
      <Panel played={played} />
    </Suspense>
  ) : (
    awaited
  );
};
