import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bake } from '@/cards/bake.ts';
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
import { Banner } from '@/table/Banner.tsx';
import { GameLog, useLines } from '@/table/GameLog.tsx';
import { Live } from '@/table/Live.tsx';
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
import '@/dhappa/dash.css';
import '@/dhappa/sheets.css';
import '@/dhappa/low.css';

/** With the table, not apart from it: what it tells an event by serves both. */
export { replay } from '@/dhappa/replay.ts';

/** An upright screen lower than this has less room for the hand; low.css says the same. */
const SHORT = 760;

/** There: four rows of a hand of 27, three of one of 21, each with 44 pixels for a finger. */
const shortHand = (h: number, seats: number): number =>
  seats === 6 ? Math.max(174, h * 0.26) : Math.max(220, h * 0.3);

/** The room that the hand has, and how large its cards may be. */
const boxOf = ({ arrangement, table: { w, h } }: Zones, seats: number): RowsBox => {
  if (arrangement === 'portrait') {
    const widest = Math.min(110, Math.max(52, w * 0.176));
    return { w: w - 16, h: h < SHORT ? shortHand(h, seats) : h * 0.34, widest, perRow: 8, align: 'start' };
  }
  const low = arrangement === 'drawer';
  return { w: w - 28, h: low ? h * 0.31 : h * 0.2, widest: low ? 74 : 94, perRow: 32, align: 'middle' };
};

/** Dhappa on the table: boards, piles and hand, the panels over them, and the words for all. */
export const DhappaTable = ({ played, chrome }: TableProps) => {
  useSay();
  const { store } = played;
  const seen = useSeen(store, known => known);
  const model = useMemo(() => viewModelOf(seen), [seen]);
  const look = useLook();
  const { index, colours, golden = false } = look;
  const [said, tell] = usePassing(store);
  const [sort, setSort] = useState<Sort>('suit');
  const { actions, sheet } = useActions(model, store, look, tell);
  const [root, layer] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const { w, h } = useSize(root);
  const zones = useMemo(() => zonesOf(w, h), [w, h]);
  const box = useMemo(() => boxOf(zones, model.state.seats), [zones, model.state.seats]);
  const depart = useFlights(root, layer, store, model, look);
  const onKeyDown = useBoardKeys();
  useLetters(actions);
  useSounds(
    seen,
    useCallback((entry: LogEntry) => soundOf(entry, model.me), [model.me]),
  );
  useEffect(() => listenForGesture(), []);
  useEffect(() => {
    void bake({ index, colours }, 'mini').then(() => bake({ index, colours, golden }, 'face'));
  }, [index, colours, golden]);
  const dir = directionOf(useSettings(settings => settings.language));
  const lines = useLines(seen, narrate, recall);
  const portrait = zones.arrangement === 'portrait';
  return (
    <div
      ref={root}
      className="mj-scene dh-scene"
      dir={dir}
      data-theme={THEME.name}
      data-game="dhappa"
      data-arrangement={zones.arrangement}
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
              <div className="sr-only">
                <GameLog label={say('table.log')} late={say('table.late')} lines={lines} />
              </div>
              <Flash model={model} />
              <LastDraw model={model} />
              <Result actions={actions} played={played} chrome={chrome} />
              <Banner store={store} />
              <Live store={store} game="dhappa" said={said} />
              <Sheets actions={actions} sheet={sheet} />
            </div>
          }
        >
          <Ground theme={THEME} zones={zones} />
          <div
            className="dh-grid"
            role="group"
            data-rail={!model.seated || undefined}
            data-size={model.state.seats}
            onKeyDown={onKeyDown}
          >
            {zones.arrangement !== 'landscape' && (
              <header className="dh-top" data-zone="hud">
                <DhappaHud model={model} chrome={chrome} dir={dir} />
              </header>
            )}
            <Seats model={model} store={store} show={actions.show} />
            <Board actions={actions} whose="them" />
            <Board actions={actions} whose="us" />
            <DrawPile actions={actions} />
            <Dash actions={actions} dir={dir} />
            <DiscardPile actions={actions} />
            <Hand actions={actions} box={box} sort={sort} depart={depart} />
            <Foot actions={actions} seatless={zones.arrangement !== 'landscape'} sort={sort} onSort={setSort} />
          </div>
          <div ref={layer} className="dh-loose" aria-hidden="true" />
        </Covered>
      </main>
      {!portrait && (
        <SceneSidebar
          texts={sceneTexts()}
          drawer={zones.arrangement === 'drawer'}
          hud={<DhappaHud model={model} chrome={chrome} dir={dir} />}
        >
          <Sidebar model={model} show={actions.show} lines={lines} played={played} chrome={chrome} />
        </SceneSidebar>
      )}
    </div>
  );
};
