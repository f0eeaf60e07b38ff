import type { BalootAction } from '@majlis/baloot';
import { clockOf, faultOfCard, takerOf } from '@majlis/baloot/for-web';
import { spelling } from '@majlis/baloot/spelling';
import type { Card } from '@majlis/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BalootActions } from '@/baloot/actions.ts';
import { BalootHud } from '@/baloot/BalootHud.tsx';
import { BidPanel } from '@/baloot/BidPanel.tsx';
import { keysInWords } from '@/baloot/keys.ts';
import { narrate } from '@/baloot/narrate.ts';
import { Overlay } from '@/baloot/Overlay.tsx';
import { PlayPanel } from '@/baloot/PlayPanel.tsx';
import { RaisePanel } from '@/baloot/RaisePanel.tsx';
import { recall } from '@/baloot/recall.ts';
import { SawaConfirm, SawaVote } from '@/baloot/SawaPanel.tsx';
import { Sidebar } from '@/baloot/Sidebar.tsx';
import { sceneOf, turnedUpAt } from '@/baloot/scene-of.ts';
import { soundOf } from '@/baloot/sounds.ts';
import { useLetters } from '@/baloot/use-letters.ts';
import { type BalootViewModel, viewModelOf } from '@/baloot/view-model.ts';
import type { CardLook } from '@/cards/look.ts';
import { Scene } from '@/scene/Scene.tsx';
import { useSettings } from '@/settings/settings.ts';
import { cue, listenForGesture } from '@/sound/cues.ts';
import type { TableStore } from '@/store/table-store.ts';
import { useMoment, useSeen } from '@/store/use-seen.ts';
import { offered, useTableActions } from '@/table/actions.ts';
import { useLines } from '@/table/GameLog.tsx';
import { Opened } from '@/table/Opened.tsx';
import { OverTable } from '@/table/OverTable.tsx';
import { useLook } from '@/table/use-look.ts';
import { useOpened } from '@/table/use-opened.ts';
import { usePassing } from '@/table/use-passing.ts';
import { useSounds } from '@/table/use-sounds.ts';
import type { TableProps } from '@/table/web-game.ts';
import { directionOf } from '@/words/language.ts';
import { say, sayReason, useSay } from '@/words/say.ts';
import '@/baloot/baloot.css';
import '@/table/sheet.css';
import '@/table/sidebar.css';
import '@/table/table.css';

/** With the table, not apart from it: what it tells an event by serves both. */
export { replay } from '@/baloot/replay.ts';

interface ActionsProps {
  readonly actions: BalootActions;
  readonly akka: boolean;
  readonly onAkka: () => void;
  readonly onSawa: () => void;
}

/** The buttons of the phase. */
const Actions = ({ actions, ...play }: ActionsProps) => {
  switch (actions.model.state.phase.kind) {
    case 'bidding':
      return <BidPanel actions={actions} />;
    case 'doubling':
      return <RaisePanel actions={actions} />;
    case 'sawa':
      return <SawaVote actions={actions} />;
    default:
      return <PlayPanel actions={actions} {...play} />;
  }
};

/** SWEEP-03  The trick that was swept last. */
const lastOf = ({ state: { tricks, contract } }: BalootViewModel) => {
  const trick = tricks.at(-1) ?? [];
  return { trick, taker: trick.length > 0 ? takerOf(trick, contract?.trump ?? null) : null };
};

const Foot = ({ model: { state } }: { readonly model: BalootViewModel }) => {
  const { speed } = state.options;
  const ms = clockOf('play', speed);
  return (
    <>
      {say('table.verified') + say('app.separator') + say(`speed.${speed}`)}
      {ms !== null && ` ${say('speed.seconds', { n: ms / 1000 })}`}
      {state.options.enforcement === 'free' && say('app.separator') + say('baloot.free-table')}
    </>
  );
};

const useTouch = (model: BalootViewModel) => {
  const [selected, setSelected] = useState<Card | null>(null);
  const [akka, setAkka] = useState(false);
  const mayAkka = offered(model, 'play').some(offer => offer.akka);
  const dropAkka = useCallback(() => setAkka(false), []);
  return { selected, setSelected, akka: akka && mayAkka, setAkka, dropAkka };
};

/** A card is played with Akka if the next one was to carry it, and it may. */
const playOf = (model: BalootViewModel, card: Card, akka: boolean): BalootAction => ({
  kind: 'play',
  card,
  akka: akka && offered(model, 'play').some(offer => offer.card === card && offer.akka),
});

const reasonFor = ({ state, me }: BalootViewModel, card: Card): string => {
  const fault = faultOfCard(state, me, card);
  return fault ? sayReason(fault, 'baloot') : '';
};

const useViewModel = (store: TableStore): BalootViewModel => {
  const seen = useSeen(store, known => known);
  useMoment(store, seen.held?.until ?? null);
  return useMemo(() => viewModelOf(seen), [seen]);
};

interface OpenedOrAskedProps {
  readonly actions: BalootActions;
  readonly look: CardLook;
  readonly opened: 'sawa' | 'last' | 'keys' | null;
  readonly onClose: () => void;
}

/** What the player has opened over the table, or is asked before a Sawa. */
const OpenedOrAsked = ({ actions, look, opened, onClose }: OpenedOrAskedProps) => {
  const { model } = actions;
  return (
    <>
      <Opened opened={opened} last={lastOf(model)} seen={model.seen} look={look} keys={keysInWords} onClose={onClose} />
      {opened === 'sawa' && offered(model, 'sawa').length > 0 && <SawaConfirm actions={actions} onClose={onClose} />}
    </>
  );
};

/** Baloot on the table: the scene, its panels, and the words for both. */
export const BalootTable = ({ played, chrome }: TableProps) => {
  useSay();
  const { store } = played;
  const model = useViewModel(store);
  const look = useLook();
  useMoment(store, turnedUpAt(model, look));
  const { me } = model;
  useSounds(
    model.seen,
    useCallback(entry => soundOf(entry, me), [me]),
  );
  const language = useSettings(settings => settings.language);
  const [said, tell] = usePassing(store);
  const { opened, open, onLast, onHelp, onClose } = useOpened<'sawa'>();
  const touch = useTouch(model);
  useEffect(() => listenForGesture(), []);
  const actions = useTableActions({ model, store, tell, write: spelling.write, onAct: touch.dropAkka });
  useLetters(actions, { onLast, onHelp });
  const lines = useLines(model.seen, narrate, recall);
  const dir = directionOf(language);
  return (
    <Scene
      {...sceneOf(model, look, touch, store.now())}
      dir={dir}
      now={store.now}
      hud={<BalootHud model={model} chrome={chrome} dir={dir} />}
      actions={
        <Actions
          actions={actions}
          akka={touch.akka}
          onAkka={() => touch.setAkka(!touch.akka)}
          onSawa={() => open('sawa')}
        />
      }
      foot={<Foot model={model} />}
      sidebar={<Sidebar model={model} look={look} lines={lines} played={played} chrome={chrome} onHelp={onHelp} />}
      overlay={
        <OverTable
          store={store}
          game="baloot"
          lines={lines}
          said={said}
          panels={<Overlay actions={actions} look={look} played={played} chrome={chrome} />}
        >
          <OpenedOrAsked actions={actions} look={look} opened={opened} onClose={onClose} />
        </OverTable>
      }
      onSelect={touch.setSelected}
      onPlay={card => {
        touch.setSelected(null);
        actions.act(playOf(model, card, touch.akka));
      }}
      onRefused={card => tell(reasonFor(model, card))}
      onCue={cue}
      {...(model.state.tricks.length > 0 && { onLastTrick: onLast })}
    />
  );
};
