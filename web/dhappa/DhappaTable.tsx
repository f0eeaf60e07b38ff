import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bake } from '@/cards/bake.ts';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { Board } from '@/dhappa/Board.tsx';
import { Dash } from '@/dhappa/Dash.tsx';
import { DhappaHud } from '@/dhappa/DhappaHud.tsx';
import { Flash, LastDraw } from '@/dhappa/Flash.tsx';
import { Foot } from '@/dhappa/Foot.tsx';
import { Hand } from '@/dhappa/Hand.tsx';
import type { Sort } from '@/dhappa/hand-order.ts';
import { narrate } from '@/dhappa/narrate.ts';
import { DiscardPile, DrawPile } from '@/dhappa/Piles.tsx';
import { Result } from '@/dhappa/Result.tsx';
import { recall } from '@/dhappa/recall.ts';
import { Seats } from '@/dhappa/Seats.tsx';
import { Sheets } from '@/dhappa/Sheets.tsx';
import { Sidebar } from '@/dhappa/Sidebar.tsx';
import { soundOf } from '@/dhappa/sounds.ts';
import { THEME } from '@/dhappa/theme.ts';
import { useActions } from '@/dhappa/use-actions.ts';
import { useBoardKeys } from '@/dhappa/use-board-keys.ts';
import { useFlights } from '@/dhappa/use-flights.ts';
import { useLetters } from '@/dhappa/use-letters.ts';
import { viewModelOf } from '@/dhappa/view-model.ts';
import { type Zones, zonesOf } from '@/scene/arrangement.ts';
import { Covered } from '@/scene/Covered.tsx';
import { Ground } from '@/scene/Ground.tsx';
import type { RowsBox } from '@/scene/rows.ts';
import { SceneSidebar } from '@/scene/SceneSidebar.tsx';
import { useSize } from '@/scene/use-size.ts';
import { useSettings } from '@/settings/settings.ts';
import { listenForGesture } from '@/sound/cues.ts';
import type { LogEntry } from '@/store/seen.ts';
import { useSeen } from '@/store/use-seen.ts';
import { useLines } from '@/table/GameLog.tsx';
import { OverTable } from '@/table/OverTable.tsx';
import { sceneTexts } from '@/table/scene-texts.ts';
import { useLook } from '@/table/use-look.ts';
import { usePassing } from '@/table/use-passing.ts';
import { useSounds } from '@/table/use-sounds.ts';
import type { TableProps } from '@/table/web-game.ts';
import { directionOf } from '@/words/language.ts';
import { say, useSay } from '@/words/say.ts';
import '@/scene/scene.css';
import '@/table/table.css';
import '@/table/sheet.css';
import '@/table/sidebar.css';
import '@/dhappa/table.css';
import '@/dhappa/seats.css';
import '@/dhappa/hand.css';
import '@/dhappa/board.css';
import '@/dhappa/board-arranged.css';
import '@/dhappa/dash.css';
import '@/dhappa/sheets.css';
import '@/dhappa/low.css';

/** With the table, not apart from it: what it tells an event by serves both. */
export { replay } from '@/dhappa/replay.ts';

/** How low an upright table is, whatever the window: then all of it is smaller (low.css), and the hand has less room. */
const lowness = ({ arrangement, table: { h } }: Zones): 'low' | 'very' | undefined => {
  if (arrangement !== 'portrait' || h > 800) return undefined;
  return h > 680 ? 'low' : 'very';
};

/** There: four rows of a hand of 27, three of one of 21, each with 44 pixels for a finger. */
const shortHand = (h: number, seats: number): number =>
  seats === 6 ? Math.max(174, h * 0.26) : Math.max(220, h * 0.3);

/** The room that the hand has, and how large its cards may be. */
const boxOf = (zones: Zones, seats: number): RowsBox => {
  const { arrangement } = zones;
  const { w, h } = zones.table;
  if (arrangement === 'portrait') {
    const widest = Math.min(110, Math.max(52, w * 0.176));
    return { w: w - 16, h: lowness(zones) ? shortHand(h, seats) : h * 0.34, widest, perRow: 8, align: 'start' };
  }
  const low = arrangement === 'drawer';
  return { w: w - 28, h: low ? h * 0.31 : h * 0.2, widest: low ? 74 : 94, perRow: 32, align: 'middle' };
};

interface PanelsProps extends TableProps {
  readonly actions: DhappaActions;
}

/** What the game lays over its table. */
const Panels = ({ actions, played, chrome }: PanelsProps) => (
  <>
    <Flash model={actions.model} />
    <LastDraw model={actions.model} />
    <Result actions={actions} played={played} chrome={chrome} />
  </>
);

interface OnTableProps extends TableProps {
  readonly actions: DhappaActions;
  readonly zones: Zones;
  readonly dir: 'ltr' | 'rtl';
  readonly depart: ReturnType<typeof useFlights>;
}

/** What lies on the table: seats, boards, piles and the hand. */
const OnTable = ({ actions, zones, dir, depart, played, chrome }: OnTableProps) => {
  const { model, show } = actions;
  const { seats } = model.state;
  const [sort, setSort] = useState<Sort>('suit');
  const box = useMemo(() => boxOf(zones, seats), [zones, seats]);
  const onKeyDown = useBoardKeys();
  const beside = zones.arrangement === 'landscape';
  return (
    <div
      className="dh-grid"
      role="group"
      data-rail={!model.seated || undefined}
      data-size={seats}
      onKeyDown={onKeyDown}
    >
      {!beside && (
        <header className="dh-top" data-zone="hud">
          <DhappaHud model={model} chrome={chrome} dir={dir} />
        </header>
      )}
      <Seats model={model} store={played.store} show={show} />
      <Board actions={actions} whose="them" />
      <Board actions={actions} whose="us" />
      <DrawPile actions={actions} />
      <Dash actions={actions} dir={dir} />
      <DiscardPile actions={actions} />
      <Hand actions={actions} box={box} sort={sort} depart={depart} />
      <Foot actions={actions} seatless={!beside} sort={sort} onSort={setSort} />
    </div>
  );
};

interface BesideProps extends TableProps {
  readonly actions: DhappaActions;
  readonly zones: Zones;
  readonly dir: 'ltr' | 'rtl';
  readonly lines: ReturnType<typeof useLines>;
}

/** What stands beside the table where there is room. */
const Beside = ({ actions: { model, show }, zones, dir, lines, played, chrome }: BesideProps) =>
  zones.arrangement === 'portrait' ? null : (
    <SceneSidebar
      texts={sceneTexts()}
      drawer={zones.arrangement === 'drawer'}
      hud={<DhappaHud model={model} chrome={chrome} dir={dir} />}
    >
      <Sidebar model={model} show={show} lines={lines} played={played} chrome={chrome} />
    </SceneSidebar>
  );

/** Small faces first: the boards are full of them. */
const useBaked = ({ index, colours, golden = false }: ReturnType<typeof useLook>): void => {
  useEffect(() => {
    void bake({ index, colours }, 'mini').then(() => bake({ index, colours, golden }, 'face'));
  }, [index, colours, golden]);
};

/** Dhappa on the table: boards, piles and hand, the panels over them, and the words for all. */
export const DhappaTable = ({ played, chrome }: TableProps) => {
  useSay();
  const { store } = played;
  const seen = useSeen(store, known => known);
  const model = useMemo(() => viewModelOf(seen), [seen]);
  const look = useLook();
  const [said, tell] = usePassing(store);
  const { actions, sheet } = useActions(model, store, look, tell);
  const [root, layer] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const { w, h } = useSize(root);
  const zones = useMemo(() => zonesOf(w, h), [w, h]);
  const depart = useFlights(root, layer, store, model, look);
  useLetters(actions);
  useSounds(
    seen,
    useCallback((entry: LogEntry) => soundOf(entry, model.me), [model.me]),
  );
  useEffect(() => listenForGesture(), []);
  useBaked(look);
  const dir = directionOf(useSettings(settings => settings.language));
  const lines = useLines(seen, narrate, recall);
  const panels = <Panels actions={actions} played={played} chrome={chrome} />;
  return (
    <div
      ref={root}
      className="mj-scene dh-scene"
      dir={dir}
      data-theme={THEME.name}
      data-game="dhappa"
      data-arrangement={zones.arrangement}
      data-low={lowness(zones)}
      data-calm={look.calm || undefined}
      data-sidebar={look.sidebar}
    >
      <main
        className="mj-table"
        data-zone="table"
        dir="ltr"
        aria-label={say('table.table')}
        style={{ width: zones.table.w }}
      >
        <Covered
          over={
            <div dir={dir}>
              <OverTable store={store} game="dhappa" lines={lines} said={said} panels={panels}>
                <Sheets actions={actions} sheet={sheet} />
              </OverTable>
            </div>
          }
        >
          <Ground theme={THEME} zones={zones} />
          <OnTable actions={actions} zones={zones} dir={dir} depart={depart} played={played} chrome={chrome} />
          <div ref={layer} className="dh-loose" aria-hidden="true" />
        </Covered>
      </main>
      <Beside actions={actions} zones={zones} dir={dir} lines={lines} played={played} chrome={chrome} />
    </div>
  );
};
