import { type Card, rankOf, suitOf } from '@majlis/kernel';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { Scene } from '@/scene/Scene.tsx';
import { cue, listenForGesture } from '@/sound/cues.ts';
import type { Seen } from '@/store/seen.ts';
import type { TableStore } from '@/store/table-store.ts';
import { useSeen } from '@/store/use-seen.ts';
import { Banner } from '@/table/Banner.tsx';
import { Box } from '@/table/Box.tsx';
import { GameLog, type ToldLine, useLines } from '@/table/GameLog.tsx';
import { Lately } from '@/table/Lately.tsx';
import { Live } from '@/table/Live.tsx';
import { SidebarFoot } from '@/table/SidebarFoot.tsx';
import { useLook } from '@/table/use-look.ts';
import { usePassing } from '@/table/use-passing.ts';
import type { TableProps } from '@/table/web-game.ts';
import { CLOCK } from '@/time/clock.ts';
import { RoundClock, useRoundEnd } from '@/trunfo/Clock.tsx';
import { narrate } from '@/trunfo/narrate.ts';
import { Places } from '@/trunfo/Places.tsx';
import { Result } from '@/trunfo/Result.tsx';
import { recall } from '@/trunfo/recall.ts';
import { Summary } from '@/trunfo/Summary.tsx';
import { isChoosing, sceneOf } from '@/trunfo/scene-of.ts';
import { TrunfoHud } from '@/trunfo/TrunfoHud.tsx';
import { matchOf, stateOf, type TrunfoViewModel } from '@/trunfo/view-model.ts';
import { cardName } from '@/words/card.ts';
import { say, useSay } from '@/words/say.ts';
import '@/table/table.css';
import '@/table/sidebar.css';
import '@/trunfo/trunfo.css';
import '@/trunfo/results.css';
import '@/trunfo/low.css';

/** With the table, not apart from it: what it tells an event by serves both. */
export { replay } from '@/trunfo/replay.ts';

/** A choice goes to the house when it has rested so long: on the way along the hand nothing is sent. */
const REST_MS = 150;

/** The card chosen here, ahead of the house: it is sent as soon as it rests, and no more once it is locked. */
const useChoice = (store: TableStore, match: TrunfoViewModel | null, locked: boolean) => {
  const round = match ? `${match.state.match}.${match.state.rounds.length}` : '';
  const [own, setOwn] = useState<{ readonly round: string; readonly card: Card | null }>({ round, card: null });
  const stored = match?.mine.card ?? null;
  const chosen = own.round === round && own.card ? own.card : stored;
  useEffect(() => {
    if (locked || own.round !== round || !own.card || own.card === stored) return;
    return CLOCK.later(REST_MS, () => store.ask({ kind: 'act', word: `select:${own.card}` }));
  }, [own, round, stored, store, locked]);
  return {
    chosen,
    choose: (card: Card | null): void => {
      if (card) setOwn({ round, card });
    },
  };
};

const locking = ({ pending }: Seen): boolean =>
  pending.some(({ request }) => request.kind === 'act' && request.word.startsWith('lock'));

const LockButton = ({ card, onLock }: { readonly card: Card; readonly onLock: () => void }) => (
  <div className="tf-lock">
    <button
      type="button"
      className="mj-btn mj-btn-gold"
      data-action="lock"
      onClick={onLock}
      aria-label={say('trunfo.lock', { card: cardName(card) })}
    >
      <Icon name="lock" /> {say('trunfo.lock-short')} <SuitPip suit={suitOf(card)} size={18} /> {rankOf(card)}
    </button>
    <small>{say('trunfo.may-change')}</small>
  </div>
);

const Middle = ({ store, match, locked }: { store: TableStore; match: TrunfoViewModel; locked: boolean }) => {
  const look = useLook();
  const until = useRoundEnd(store);
  const { clock, playMs } = match.state.options;
  return (
    <>
      <Places match={match} look={look} locked={locked} />
      {clock === 'on' && <RoundClock store={store} until={until} total={playMs} result={match.result !== null} />}
    </>
  );
};

const Sidebar = ({ played, chrome, lines }: TableProps & { readonly lines: readonly ToldLine[] }) => (
  <>
    <Box part="log" title={say('table.log')}>
      <Lately lines={lines} />
    </Box>
    <Box part="chat" title={say('social.title')}>
      {chrome.social}
    </Box>
    <SidebarFoot played={played} chrome={chrome} />
  </>
);

const footOf = ({ state: { options } }: TrunfoViewModel): string =>
  options.clock === 'off' ? say('trunfo.foot-unhurried') : say('trunfo.foot', { n: options.playMs / 1000 });

/** Trunfo on the table. */
export const TrunfoTable = ({ played, chrome }: TableProps): ReactNode => {
  useSay();
  const { store } = played;
  const seen = useSeen(store, one => one);
  const look = useLook();
  const now = useCallback(() => store.now(), [store]);
  const state = stateOf(seen);
  const match = state && matchOf(seen, state);
  const locked = (match?.mine.locked ?? false) || locking(seen);
  const { chosen, choose } = useChoice(store, match, locked);
  const [said, setSaid] = usePassing(store);
  useEffect(listenForGesture, []);
  const lines = useLines(seen, narrate, recall);
  if (!match || !state) return <div className="mj-splash" />;
  const over = state.phase === 'over';
  const dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  const lock = () => chosen && !locked && store.ask({ kind: 'act', word: `lock:${chosen}` });
  return (
    <div className="tf-table" data-game="trunfo" data-game-state={over ? 'match_end' : 'playing'}>
      <Scene
        {...sceneOf(match, seen, look, { chosen, locked }, store.now())}
        dir={dir}
        now={now}
        hud={<TrunfoHud match={match} chrome={chrome} dir={dir} />}
        middle={!over && <Middle store={store} match={match} locked={locked} />}
        actions={isChoosing(match, seen) && chosen && !locked && <LockButton card={chosen} onLock={lock} />}
        foot={footOf(match)}
        sidebar={<Sidebar played={played} chrome={chrome} lines={lines} />}
        overlay={
          <>
            <div className="sr-only">
              <GameLog label={say('table.log')} late={say('table.late')} lines={lines} />
            </div>
            <Banner store={store} />
            <Result played={played} match={match} />
            {over && <Summary played={played} chrome={chrome} match={match} seen={seen} />}
            <Live store={store} game="trunfo" said={said} />
          </>
        }
        onSelect={choose}
        onPlay={choose}
        onRefused={card => setSaid(say('trunfo.blocked', { card: cardName(card) }))}
        onCue={cue}
      />
    </div>
  );
};
