import { type ComponentType, lazy, Suspense } from 'react';
import type { Chrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { wordsOf } from '@/words/load.ts';

export interface PlayProps {
  readonly played: Played;
  readonly chrome: Chrome;
}

/** One chunk for each game's panels; its words come with them. */
const PANELS: { readonly [game: string]: ComponentType<PlayProps> } = {
  'baloot/1': lazy(async () => {
    const [{ BalootTable }] = await Promise.all([
      import('@/baloot/BalootTable.tsx'),
      wordsOf('table'),
      wordsOf('baloot'),
    ]);
    return { default: BalootTable };
  }),
  'dhappa/1': lazy(async () => {
    const [{ DhappaTable }] = await Promise.all([
      import('@/dhappa/DhappaTable.tsx'),
      wordsOf('table'),
      wordsOf('dhappa'),
    ]);
    return { default: DhappaTable };
  }),
  'trunfo/1': lazy(async () => {
    const [{ TrunfoTable }] = await Promise.all([
      import('@/trunfo/TrunfoTable.tsx'),
      wordsOf('table'),
      wordsOf('trunfo'),
    ]);
    return { default: TrunfoTable };
  }),
  'turup/1': lazy(async () => {
    const [{ TurupTable }] = await Promise.all([import('@/turup/TurupTable.tsx'), wordsOf('table'), wordsOf('turup')]);
    return { default: TurupTable };
  }),
};

/** The game on the table. */
export const Play = (props: PlayProps) => {
  const Panels = PANELS[props.played.game.game.id];
  return <Suspense fallback={<div className="mj-splash" />}>{Panels && <Panels {...props} />}</Suspense>;
};
