import { Suspense, useContext } from 'react';
import { useSeen } from '@/store/use-seen.ts';
import { AccuracyBars, ReviewRow } from '@/table/AccuracyBars.tsx';
import { AccuracyPanel, type EndPanelProps } from '@/table/accuracy-panel.ts';

/** REV-07  Under the result, once the match is written down; and the way to its review. */
export const EndAccuracy = (props: EndPanelProps) => {
  const Panel = useContext(AccuracyPanel);
  const isOver = useSeen(props.played.store, ({ table }) => table?.phase === 'lobby' && table.ending !== null);
  if (!Panel) return <ReviewRow onReview={props.onReview} marks={null} />;
  const awaited = <AccuracyBars {...props} accuracy={null} counting />;
  return isOver ? (
    <Suspense fallback={awaited}>
      <Panel {...props} />
    </Suspense>
  ) : (
    awaited
  );
};
