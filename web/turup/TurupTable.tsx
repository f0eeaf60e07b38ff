import type { Card } from '@majlis/kernel';
import type { TurupAction } from '@majlis/turup';
import { faultOfCard, playMs, targetOf } from '@majlis/turup/for-web';
import { spelling } from '@majlis/turup/spelling';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CardLook } from '@/cards/look.ts';
import { LastTrick } from '@/scene/LastTrick.tsx';
import { Scene } from '@/scene/Scene.tsx';
import { useSettings } from '@/settings/settings.ts';
import { cue, listenForGesture } from '@/sound/cues.ts';
import type { TableChrome } from '@/store/chrome.ts';
import type { TableStore } from '@/store/table-store.ts';
import { useSeen } from '@/store/use-seen.ts';
import { Banner } from '@/table/Banner.tsx';
import { GameLog, useLines } from '@/table/GameLog.tsx';
import { KeysHelp } from '@/table/KeysHelp.tsx';
import { Live } from '@/table/Live.tsx';
import { useLook } from '@/table/use-look.ts';
import { usePassing } from '@/table/use-passing.ts';
import { useSounds } from '@/table/use-sounds.ts';
import { useSpeech } from '@/table/use-speech.ts';
import type { TableProps } from '@/table/web-game.ts';
import { nameOf } from '@/table/who.ts';
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
import { cardName } from '@/words/card.ts';
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

type Opened = 'last' | 'keys' | null;

/** SWEEP-03  The trick that was swept last. */
const Last = ({ model, look, open, onClose }: OverProps & { open: boolean; onClose: () => void }) => {
  const { state, seen } = model;
  const trick = state.tricks.at(-1);
  return (
    <LastTrick
      open={open}
      look={look}
      title={say('table.last-trick')}
      close={say('app.close')}
      winner={say('table.takes')}
      cards={(trick?.plays ?? []).map(({ seat, card }) => ({
        card,
        label: cardName(card),
        name: nameOf(seen.table, seat),
        winner: seat === trick?.taker,
      }))}
      onClose={onClose}
    />
  );
};

const Foot = ({ model: { state } }: { readonly model: TurupViewModel }) => {
  const [ms, target] = [playMs(state.options), targetOf(state.options)];
  const [royals, rebels] = state.scores;
  const match = target === null ? say('turup.match-single') : say('turup.match', { royals, rebels, target });
  const pace = ms === null ? [] : [say('speed.seconds', { n: ms / 1000 })];
  return [say('table.verified'), match, ...pace].join(say('table.separator'));
};

interface OverProps {
  readonly model: TurupViewModel;
  readonly look: CardLook;
}

interface PanelsProps {
  readonly actions: TurupActions;
  readonly look: CardLook;
  readonly chrome: TableChrome;
}

const VOTED = ['lot', 'bid'];

/** The panel of the phase, over the carpet: the vote, the tally with the bids, the sheet. */
const Panels = ({ actions, look, chrome }: PanelsProps) => {
  const { phase, votes, contract } = actions.model.state;
  if (phase === 'vote') return <VotePanel key={votes.length} actions={actions} />;
  if (VOTED.includes(phase) || (phase === 'final' && !contract && votes.length > 0))
    return <BidPanel actions={actions} />;
  return phase === 'summary' ? <DealSheet actions={actions} look={look} chrome={chrome} /> : null;
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
  const speech = useSpeech(seen);
  const language = useSettings(settings => settings.language);
  const [said, tell] = usePassing(store);
  const [opened, setOpened] = useState<Opened>(null);
  const touch = useTouch(model);
  useEffect(() => listenForGesture(), []);
  const act = useCallback(
    (action: TurupAction) => {
      tell('');
      store.ask({ kind: 'act', word: spelling.write(action) });
    },
    [store, tell],
  );
  const actions = useMemo((): TurupActions => ({ model, store, act, tell }), [model, store, act, tell]);
  const [onLast, onHelp, onClose] = useMemo(
    () => [() => setOpened('last'), () => setOpened('keys'), () => setOpened(null)],
    [],
  );
  useLetters(actions, { onLast, onHelp });
  const lines = useLines(seen, narrate, recall);
  const hasLast = state.tricks.length > 0;
  const dir = directionOf(language);
  const play = (card: Card): void => {
    const action = throwsOf(model, touch.armed).find(offer => offer.card === card);
    touch.setSelected(null);
    touch.setArmed(false);
    if (action) act(action);
  };
  return (
    <Scene
      {...sceneOf(model, look, touch, speech, store.now())}
      dir={dir}
      now={store.now}
      hud={<TurupHud model={model} chrome={chrome} dir={dir} />}
      actions={<PlayPanel actions={actions} armed={touch.armed} onArm={() => touch.setArmed(!touch.armed)} />}
      foot={<Foot model={model} />}
      sidebar={<Sidebar model={model} look={look} lines={lines} played={played} chrome={chrome} onHelp={onHelp} />}
      overlay={
        <>
          <div className="sr-only">
            <GameLog label={say('table.log')} late={say('table.late')} lines={lines} />
          </div>
          <Flash model={model} />
          <Panels actions={actions} look={look} chrome={chrome} />
          <PeekCard model={model} look={look} />
          <Curtain model={model} />
          {state.phase === 'over' && <Victory model={model} look={look} played={played} chrome={chrome} />}
          <Banner store={store} />
          <Live store={store} game="turup" said={said} />
          <Last model={model} look={look} open={opened === 'last' && hasLast} onClose={onClose} />
          {opened === 'keys' && <KeysHelp keys={keysInWords()} onClose={onClose} />}
        </>
      }
      onSelect={touch.setSelected}
      onPlay={play}
      onRefused={card => tell(reasonFor(model, card))}
      onCue={cue}
      {...(hasLast && { onLastTrick: onLast })}
    />
  );
};
