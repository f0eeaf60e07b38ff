import type { Card } from '@majlis/kernel';
import type { TurupAction } from '@majlis/turup';
import { faultOfCard, playMs, targetOf } from '@majlis/turup/for-web';
import { spelling } from '@majlis/turup/spelling';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Look } from '@/cards/look.ts';
import { LastTrick } from '@/scene/LastTrick.tsx';
import { Scene } from '@/scene/Scene.tsx';
import { useSettings } from '@/settings/settings.ts';
import { cue, listenForGesture } from '@/sound/cues.ts';
import type { Chrome } from '@/store/chrome.ts';
import type { TableStore } from '@/store/table-store.ts';
import { useSeen } from '@/store/use-seen.ts';
import { Banner } from '@/table/Banner.tsx';
import { KeysHelp } from '@/table/KeysHelp.tsx';
import { Live } from '@/table/Live.tsx';
import { Told, useLines } from '@/table/Told.tsx';
import { useLook } from '@/table/use-look.ts';
import { usePassing } from '@/table/use-passing.ts';
import { useSounds } from '@/table/use-sounds.ts';
import { useSpeech } from '@/table/use-speech.ts';
import type { TableProps } from '@/table/web-game.ts';
import { nameOf } from '@/table/who.ts';
import { BidPanel } from '@/turup/BidPanel.tsx';
import { Curtain } from '@/turup/Curtain.tsx';
import { DealSheet } from '@/turup/DealSheet.tsx';
import type { Desk } from '@/turup/desk.ts';
import { Flash } from '@/turup/Flash.tsx';
import { type Glance, glanceOf } from '@/turup/glance.ts';
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

type Opened = 'last' | 'keys' | null;

/** SWEEP-03  The trick that was swept last. */
const Last = ({ glance, look, open, onClose }: OverProps & { open: boolean; onClose: () => void }) => {
  const { state, seen } = glance;
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

const Foot = ({ glance: { state } }: { readonly glance: Glance }) => {
  const [ms, target] = [playMs(state.options), targetOf(state.options)];
  const [royals, rebels] = state.scores;
  const match = target === null ? say('turup.match-single') : say('turup.match', { royals, rebels, target });
  const pace = ms === null ? [] : [say('speed.seconds', { n: ms / 1000 })];
  return [say('table.verified'), match, ...pace].join(say('table.separator'));
};

interface OverProps {
  readonly glance: Glance;
  readonly look: Look;
}

interface PanelsProps {
  readonly desk: Desk;
  readonly look: Look;
  readonly chrome: Chrome;
}

const VOTED = ['lot', 'bid'];

/** The panel of the phase, over the carpet: the vote, the tally with the bids, the sheet. */
const Panels = ({ desk, look, chrome }: PanelsProps) => {
  const { phase, votes, contract } = desk.glance.state;
  if (phase === 'vote') return <VotePanel key={votes.length} desk={desk} />;
  if (VOTED.includes(phase) || (phase === 'final' && !contract && votes.length > 0)) return <BidPanel desk={desk} />;
  return phase === 'summary' ? <DealSheet desk={desk} look={look} chrome={chrome} /> : null;
};

const reasonFor = ({ state, me }: Glance, card: Card): string => {
  const fault = faultOfCard(state, me, card);
  return fault ? sayReason(fault, 'turup') : '';
};

const useGlance = (store: TableStore): Glance => {
  const seen = useSeen(store, known => known);
  return useMemo(() => glanceOf(seen), [seen]);
};

/** Which card is lifted, and whether the power of clubs is taken up: for this trick, and not longer than it is offered. */
const useTouch = (glance: Glance) => {
  const [selected, setSelected] = useState<Card | null>(null);
  const [armedFor, setArmedFor] = useState('');
  const trick = `${glance.state.deal}.${glance.state.tricks.length}`;
  const armed = armedFor === trick && glance.offers.some(({ kind }) => kind === 'jumpIn' || kind === 'steal');
  const setArmed = (on: boolean): void => setArmedFor(on ? trick : '');
  return { selected, setSelected, armed, setArmed };
};

/** Turup on the table: the scene, its panels, and the words for both. */
export const TurupTable = ({ played, chrome }: TableProps) => {
  useSay();
  const { store } = played;
  const look = useLook();
  const glance = useDraw(useGlance(store), look.calm);
  const { me, seated, state, seen } = glance;
  useSounds(
    seen,
    useCallback(entry => soundOf(entry, seated ? me : null), [me, seated]),
  );
  const speech = useSpeech(seen);
  const language = useSettings(settings => settings.language);
  const [said, tell] = usePassing(store);
  const [opened, setOpened] = useState<Opened>(null);
  const touch = useTouch(glance);
  useEffect(() => listenForGesture(), []);
  const act = useCallback(
    (action: TurupAction) => {
      tell('');
      store.ask({ kind: 'act', word: spelling.write(action) });
    },
    [store, tell],
  );
  const desk = useMemo((): Desk => ({ glance, store, act, tell }), [glance, store, act, tell]);
  const [onLast, onHelp, onClose] = useMemo(
    () => [() => setOpened('last'), () => setOpened('keys'), () => setOpened(null)],
    [],
  );
  useLetters(desk, { onLast, onHelp });
  const lines = useLines(seen, narrate, recall);
  const hasLast = state.tricks.length > 0;
  const dir = directionOf(language);
  const play = (card: Card): void => {
    const action = throwsOf(glance, touch.armed).find(offer => offer.card === card);
    touch.setSelected(null);
    touch.setArmed(false);
    if (action) act(action);
  };
  return (
    <Scene
      {...sceneOf(glance, look, touch, speech, store.now())}
      dir={dir}
      now={store.now}
      hud={<TurupHud glance={glance} chrome={chrome} dir={dir} />}
      actions={<PlayPanel desk={desk} armed={touch.armed} onArm={() => touch.setArmed(!touch.armed)} />}
      foot={<Foot glance={glance} />}
      sidebar={<Sidebar glance={glance} look={look} lines={lines} played={played} chrome={chrome} onHelp={onHelp} />}
      overlay={
        <>
          <div className="sr-only">
            <Told label={say('table.log')} late={say('table.late')} lines={lines} />
          </div>
          <Flash glance={glance} />
          <Panels desk={desk} look={look} chrome={chrome} />
          <PeekCard glance={glance} look={look} />
          <Curtain glance={glance} />
          {state.phase === 'over' && <Victory glance={glance} look={look} played={played} chrome={chrome} />}
          <Banner store={store} />
          <Live store={store} game="turup" said={said} />
          <Last glance={glance} look={look} open={opened === 'last' && hasLast} onClose={onClose} />
          {opened === 'keys' && <KeysHelp keys={keysInWords()} onClose={onClose} />}
        </>
      }
      onSelect={touch.setSelected}
      onPlay={play}
      onRefused={card => tell(reasonFor(glance, card))}
      onCue={cue}
      {...(hasLast && { onLastTrick: onLast })}
    />
  );
};
