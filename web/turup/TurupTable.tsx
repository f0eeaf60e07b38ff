import type { Card } from '@majlis/kernel';
import { faultOfCard, playMs, targetOf } from '@majlis/turup/for-web';
import { spelling } from '@majlis/turup/spelling';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CardLook } from '@/cards/look.ts';
import { Scene } from '@/scene/Scene.tsx';
import { useSettings } from '@/settings/settings.ts';
import { cue, listenForGesture } from '@/sound/cues.ts';
import type { TableStore } from '@/store/table-store.ts';
import { useSeen } from '@/store/use-seen.ts';
import { useTableActions } from '@/table/actions.ts';
import { useLines } from '@/table/GameLog.tsx';
import { Opened } from '@/table/Opened.tsx';
import { OverTable } from '@/table/OverTable.tsx';
import { useLook } from '@/table/use-look.ts';
import { useOpened } from '@/table/use-opened.ts';
import { usePassing } from '@/table/use-passing.ts';
import { useSounds } from '@/table/use-sounds.ts';
import type { TableProps } from '@/table/web-game.ts';
import type { TurupActions } from '@/turup/actions.ts';
import { BidPanel } from '@/turup/BidPanel.tsx';
import { Curtain } from '@/turup/Curtain.tsx';
import { DealSheet } from '@/turup/DealSheet.tsx';
import { Flash } from '@/turup/Flash.tsx';
import { throwsOf } from '@/turup/hand.ts';
import { keysInWords } from '@/turup/keys.ts';
import { narrate } from '@/turup/narrate.ts';
import { PeekCard } from '@/turup/PeekCard.tsx';
import { PlayPanel } from '@/turup/PlayPanel.tsx';
import { recall } from '@/turup/recall.ts';
import { Sidebar } from '@/turup/Sidebar.tsx';
import { sceneOf } from '@/turup/scene-of.ts';
import { soundOf } from '@/turup/sounds.ts';
import { TurupHud } from '@/turup/TurupHud.tsx';
import { useDraw } from '@/turup/use-draw.ts';
import { useLetters } from '@/turup/use-letters.ts';
import { Victory } from '@/turup/Victory.tsx';
import { VotePanel } from '@/turup/VotePanel.tsx';
import { type TurupViewModel, viewModelOf } from '@/turup/view-model.ts';
import { directionOf } from '@/words/language.ts';
import { say, sayReason, useSay } from '@/words/say.ts';
import '@/table/sheet.css';
import '@/table/sidebar.css';
import '@/table/table.css';
import '@/turup/vote.css';
import '@/turup/bids.css';
import '@/turup/sheet.css';
import '@/turup/head.css';
import '@/turup/tug.css';
import '@/turup/turup.css';

/** With the table, not apart from it: what it tells an event by serves both. */
export { replay } from '@/turup/replay.ts';

/** SWEEP-03  The trick that was swept last. */
const lastOf = ({ state: { tricks } }: TurupViewModel) => {
  const last = tricks.at(-1);
  return { trick: last?.plays ?? [], taker: last?.taker ?? null };
};

const Foot = ({ model: { state } }: { readonly model: TurupViewModel }) => {
  const [ms, target] = [playMs(state.options), targetOf(state.options)];
  const [royals, rebels] = state.scores;
  const match = target === null ? say('turup.match-single') : say('turup.match', { royals, rebels, target });
  const pace = ms === null ? [] : [say('speed.seconds', { n: ms / 1000 })];
  return [say('table.verified'), match, ...pace].join(say('table.separator'));
};

interface PanelsProps extends TableProps {
  readonly actions: TurupActions;
  readonly look: CardLook;
}

const VOTED = ['lot', 'bid'];

/** The panel of the phase, over the carpet: the vote, the tally with the bids, the sheet. */
const PhasePanel = ({ actions, look, chrome }: Omit<PanelsProps, 'played'>) => {
  const { phase, votes, contract } = actions.model.state;
  if (phase === 'vote') return <VotePanel key={votes.length} actions={actions} />;
  if (VOTED.includes(phase) || (phase === 'final' && !contract && votes.length > 0))
    return <BidPanel actions={actions} />;
  return phase === 'summary' ? <DealSheet actions={actions} look={look} chrome={chrome} /> : null;
};

/** What the game lays over its table, the phase's panel among it. */
const Panels = ({ actions, look, played, chrome }: PanelsProps) => {
  const { model } = actions;
  return (
    <>
      <Flash model={model} />
      <PhasePanel actions={actions} look={look} chrome={chrome} />
      <PeekCard model={model} look={look} />
      <Curtain model={model} />
      {model.state.phase === 'over' && <Victory model={model} look={look} played={played} chrome={chrome} />}
    </>
  );
};

const reasonFor = ({ state, me }: TurupViewModel, card: Card): string => {
  const fault = faultOfCard(state, me, card);
  return fault ? sayReason(fault, 'turup') : '';
};

const useViewModel = (store: TableStore): TurupViewModel => {
  const seen = useSeen(store, known => known);
  return useMemo(() => viewModelOf(seen), [seen]);
};

/** Which card is lifted, and whether the power of clubs is taken up: for this trick, and not longer than it is offered. */
const useTouch = (model: TurupViewModel) => {
  const [selected, setSelected] = useState<Card | null>(null);
  const [armedFor, setArmedFor] = useState('');
  const trick = `${model.state.deal}.${model.state.tricks.length}`;
  const armed = armedFor === trick && model.offers.some(({ kind }) => kind === 'jumpIn' || kind === 'steal');
  const setArmed = (on: boolean): void => setArmedFor(on ? trick : '');
  return { selected, setSelected, armed, setArmed };
};

/** Turup on the table: the scene, its panels, and the words for both. */
export const TurupTable = ({ played, chrome }: TableProps) => {
  useSay();
  const { store } = played;
  const look = useLook();
  const model = useDraw(useViewModel(store), look.calm);
  const { me, seated, state, seen } = model;
  useSounds(
    seen,
    useCallback(entry => soundOf(entry, seated ? me : null), [me, seated]),
  );
  const language = useSettings(settings => settings.language);
  const [said, tell] = usePassing(store);
  const { opened, onLast, onHelp, onClose } = useOpened();
  const touch = useTouch(model);
  useEffect(() => listenForGesture(), []);
  const actions = useTableActions({ model, store, tell, write: spelling.write });
  useLetters(actions, { onLast, onHelp });
  const lines = useLines(seen, narrate, recall);
  const dir = directionOf(language);
  const play = (card: Card): void => {
    const action = throwsOf(model, touch.armed).find(offer => offer.card === card);
    touch.setSelected(null);
    touch.setArmed(false);
    if (action) actions.act(action);
  };
  return (
    <Scene
      {...sceneOf(model, look, touch, store.now())}
      dir={dir}
      now={store.now}
      hud={<TurupHud model={model} chrome={chrome} dir={dir} />}
      actions={<PlayPanel actions={actions} armed={touch.armed} onArm={() => touch.setArmed(!touch.armed)} />}
      foot={<Foot model={model} />}
      sidebar={<Sidebar model={model} look={look} lines={lines} played={played} chrome={chrome} onHelp={onHelp} />}
      overlay={
        <OverTable
          store={store}
          game="turup"
          lines={lines}
          said={said}
          panels={<Panels actions={actions} look={look} played={played} chrome={chrome} />}
        >
          <Opened opened={opened} last={lastOf(model)} seen={seen} look={look} keys={keysInWords} onClose={onClose} />
        </OverTable>
      }
      onSelect={touch.setSelected}
      onPlay={play}
      onRefused={card => tell(reasonFor(model, card))}
      onCue={cue}
      {...(state.tricks.length > 0 && { onLastTrick: onLast })}
    />
  );
};
