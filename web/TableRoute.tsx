import { lazy } from 'react';
import { TablePage } from '@/shell/TablePage.tsx';
import { AccuracyBars } from '@/table/AccuracyBars.tsx';
import { AccuracyPanel, type EndPanelProps } from '@/table/accuracy-panel.ts';
import { HelpContext } from '@/table/help.ts';
import { RankedContext } from '@/table/ranked-panels.ts';

/** Without a network who judges may be missing: then nothing is told. */
const Unjudged = (props: EndPanelProps) => <AccuracyBars {...props} accuracy={[]} counting={false} />;

const MatchAccuracy = lazy(async () => {
  const found = await import('@/match/MatchAccuracy.tsx').catch(() => null);
  return { default: found?.MatchAccuracy ?? Unjudged };
});

/** Without a network, and never loaded before: then nobody is helped. */
const TableHelp = lazy(async () => {
  const found = await import('@/learn/TableHelp.tsx').catch(() => null);
  return { default: found?.TableHelp ?? (() => null) };
});

const RANKED = {
  Cost: lazy(async () => ({ default: (await import('@/club/LeavingCost.tsx')).LeavingCost })),
  Points: lazy(async () => ({ default: (await import('@/club/PointsPanel.tsx')).PointsPanel })),
};

/** A table, what the end of its match tells of how everybody chose, and of the ranks. */
export const TableRoute = () => (
  <AccuracyPanel value={MatchAccuracy}>
    <RankedContext value={RANKED}>
      <HelpContext value={TableHelp}>
        <TablePage />
      </HelpContext>
    </RankedContext>
  </AccuracyPanel>
);
