import { matchOf } from '@majlis/table';
import { memo, Suspense, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useStore } from 'zustand';
import { gameNamed, gameWithId } from '@/games.ts';
import { knownOf, useAcquaintance } from '@/settings/acquaintance.ts';
import type { HouseAnswer } from '@/shell/api.ts';
import { type HouseAccess, useHouse } from '@/shell/house.ts';
import { copied, linkOf } from '@/shell/Invite.tsx';
import { LeaveDialog } from '@/shell/LeaveDialog.tsx';
import { Lost } from '@/shell/Lost.tsx';
import { ticketFor, useMe } from '@/shell/me.ts';
import { Play } from '@/shell/Play.tsx';
import { ReportDialog } from '@/shell/ReportDialog.tsx';
import { Room } from '@/shell/Room.tsx';
import { SettingsDialog } from '@/shell/SettingsDialog.tsx';
import { SocialDialog, SocialPanel } from '@/shell/SocialPanel.tsx';
import type { BotWish } from '@/shell/start.ts';
import { TableMenu } from '@/shell/TableMenu.tsx';
import { setBetweenGames } from '@/shell/update.ts';
import { type Hearing, useHearing } from '@/shell/use-hearing.ts';
import { stopWaiting } from '@/shell/waiting.ts';
import type { TableChrome } from '@/store/chrome.ts';
import { notify } from '@/store/notice.ts';
import { openOffline, openTable, type Played } from '@/store/open.ts';
import type { Seen } from '@/store/seen.ts';
import { HelpContext, isAgainstBots } from '@/table/help.ts';
import { RankedContext } from '@/table/ranked-panels.ts';
import { opponents } from '@/table/talk.ts';
import type { WebGame } from '@/table/web-game.ts';
import { wordsOf } from '@/words/load.ts';
import { say as sayNow, sayReason, useSay } from '@/words/say.ts';

const LOCAL = 'local-';

const wordsAt = async ({ name }: WebGame): Promise<void> => {
  await Promise.all([wordsOf('table'), wordsOf(name)]);
};

/** In this browser alone everybody is the same one, whatever the house calls them by then. */
const guestHere = (): Parameters<typeof openOffline>[0]['me'] => {
  const { name, avatar } = useMe.getState();
  const spoken = name || sayNow('room.you');
  return { id: 'me', name: spoken, kind: 'guest', username: null, avatar, muted: [], blocked: [] };
};

/** How a game in this browser was asked for, on the way here. */
const wishHere = (): BotWish => (typeof history.state === 'object' ? history.state : null) ?? {};

/** A table of the house by its id; one of this browser by its game. */
const openedBy = async ({ api }: HouseAccess, id: string): Promise<HouseAnswer<Played>> => {
  const listing = id.startsWith(LOCAL) ? undefined : await api.table(id);
  if (listing && !listing.ok) return listing;
  const game = listing ? gameWithId(listing.value.game) : gameNamed(id.slice(LOCAL.length));
  if (!game) return { ok: false, reason: 'no-such-game' };
  const [rules] = await Promise.all([game.rules(), wordsAt(game)]);
  const played = listing
    ? openTable({ id, rules, ticket: ticketFor(api) })
    : openOffline({ id, rules, me: guestHere(), setup: { level: 'steady', ...wishHere() } });
  return { ok: true, value: played };
};

/** Whoever goes away from a match that is over gives up the chair; a match that is on keeps it. */
const gone = ({ store, close }: Played): void => {
  const { table, you } = store.seen.getState();
  if (typeof you === 'number' && table?.phase === 'lobby' && table.ending) store.ask({ kind: 'leave' });
  close();
};

const usePlayed = (id: string): HouseAnswer<Played> | null => {
  const house = useHouse();
  const [answer, setAnswer] = useState<HouseAnswer<Played> | null>(null);
  useEffect(() => {
    let isGone = false;
    const opening = openedBy(house, id);
    opening.then(found => !isGone && setAnswer(found));
    return () => {
      isGone = true;
      setAnswer(null);
      opening.then(found => found.ok && gone(found.value));
    };
  }, [house, id]);
  return answer;
};

const leavingCosts = ({ game: { game }, store }: Played): 'forfeit' | 'bot' | 'lobby' | 'ranked' | 'daily' => {
  const { table } = store.seen.getState();
  if (table?.daily && table.phase === 'playing') return 'daily';
  if (table?.ranked && table.phase === 'playing') return 'ranked';
  return table?.phase === 'playing' ? game.absence(table.options).leaving : 'lobby';
};

/** The page of the day for this game. */
const dailyPath = ({ game: { game } }: Played): string => `/daily/${gameWithId(game.id)?.name ?? ''}`;

/** Where the next match of this game that counts is looked for. */
const queuePath = ({ game: { game } }: Played): string => `/play/people/${gameWithId(game.id)?.name ?? ''}`;

/** REC-01  The record of this match as this chair saw it, to the clipboard. */
const copyRecord = async ({ game, store }: Played): Promise<void> => {
  const { chairRecord } = await import('@/store/chair-record.ts');
  const done = await copied(chairRecord(game, store.seen.getState()));
  notify(done ? sayNow('room.copied') : sayReason('unknown'));
};

const matchIn = ({ match }: Seen): string => (match ? matchOf(match) : '');

type Panel = 'menu' | 'social' | 'leave' | 'report' | 'settings';

interface AtTableProps extends Hearing {
  readonly played: Played;
  readonly onRoom: () => void;
}

interface AsidePanelProps {
  readonly played: Played;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What leaving costs is looked at only by whoever asks. */
const Leaving = ({ played, open, onClose }: AsidePanelProps) => {
  const [, go] = useLocation();
  const cost = useStore(played.store.seen, () => (open ? leavingCosts(played) : 'lobby'));
  const ranked = useContext(RankedContext);
  const leave = (): void => {
    // A deal of the day waits until its player is back.
    if (cost === 'daily') {
      go(dailyPath(played));
      return;
    }
    played.store.ask({ kind: 'leave' });
    // Whoever left a match that counts is told what follows where the next one would be looked for.
    go(cost === 'ranked' ? queuePath(played) : '/');
  };
  const figures = cost === 'ranked' && ranked && (
    <Suspense>
      <ranked.Cost table={played.id} />
    </Suspense>
  );
  return <LeaveDialog open={open} cost={cost} figures={figures} onLeave={leave} onClose={onClose} />;
};

const Reporting = ({ played, open, onClose }: AsidePanelProps) => {
  const seen = useStore(played.store.seen, known => (open ? known : null));
  const people = seen ? opponents(seen) : [];
  return <ReportDialog match={seen ? matchIn(seen) : ''} people={people} seat={null} open={open} onClose={onClose} />;
};

/** The game with what the shell brings to it: menu, social, leaving, reporting. What happens at the table is the game's to draw. */
const AtTable = memo(({ played, unread, listen, onRoom }: AtTableProps) => {
  const { id, store } = played;
  const [, go] = useLocation();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [bulb, setBulb] = useState(0);
  const Help = useContext(HelpContext);
  const isNew = useAcquaintance(known => knownOf(known, gameWithId(played.game.game.id)?.name ?? '').asked);
  const alone = useStore(store.seen, isAgainstBots);
  const ranked = useStore(store.seen, ({ table }) => table?.ranked ?? false);
  const daily = useStore(store.seen, ({ table }) => Boolean(table?.daily));
  const close = useCallback((): void => setPanel(null), []);
  const askBulb = (): void => {
    close();
    setBulb(n => n + 1);
  };
  const chrome = useMemo(
    (): TableChrome => ({
      onMenu: () => setPanel('menu'),
      onSocial: () => setPanel('social'),
      unread: unread && panel !== 'social',
      social: <SocialPanel id={id} store={store} />,
      onLeave: () => setPanel('leave'),
      onLobby: () => go('/'),
      onQueue: ranked ? () => go(queuePath(played)) : null,
      onDaily: daily ? () => go(dailyPath(played)) : null,
      onRoom,
      onReview: () => go(`/m/${played.offline ? id : matchIn(store.seen.getState())}`),
      onReport: () => setPanel('report'),
      onShare: () => share(id),
    }),
    [id, store, played, go, onRoom, unread, panel, ranked, daily],
  );
  useEffect(() => {
    if (panel === 'social' && unread) listen();
  }, [panel, unread, listen]);
  return (
    <>
      <Play played={played} chrome={chrome} />
      {Help && (isNew || bulb > 0) && (
        <Suspense>
          <Help played={played} bulb={bulb} />
        </Suspense>
      )}
      <TableMenu
        open={panel === 'menu'}
        ranked={ranked}
        onPick={setPanel}
        onCopy={() => copyRecord(played).then(close)}
        onBulb={Help && alone ? askBulb : null}
        onClose={close}
      />
      <SocialDialog id={id} store={store} open={panel === 'social'} onClose={close} />
      <Leaving played={played} open={panel === 'leave'} onClose={close} />
      <SettingsDialog open={panel === 'settings'} onClose={close} />
      <Reporting played={played} open={panel === 'report'} onClose={close} />
    </>
  );
});

const share = (id: string): void => {
  const url = linkOf(id);
  if ('share' in navigator) navigator.share({ title: sayNow('app.name'), url }).catch(() => undefined);
  else notify(url);
};

const PARTED = ['elsewhere', 'no-such-table', 'full', 'signed-out', 'damaged', 'sealed', 'garbled'] as const;

/** The connection is gone until the player wants it back. */
const Parted = ({ played }: { readonly played: Played }) => {
  const say = useSay();
  const link = useStore(played.store.seen, seen => seen.link);
  const why = PARTED.find(one => one === link);
  const old = link === 'outdated';
  if (!why && !old) return null;
  const back = (): void => (old ? location.reload() : played.store.reconnect());
  return (
    <div className="sh-parted" role="alert">
      <p>{why ? say(`reason.${why}`) : say('table.outdated')}</p>
      <button type="button" className="sh-btn sh-btn-gold" onClick={back}>
        {say(old ? 'table.reload' : why === 'elsewhere' ? 'reason.take-back' : 'app.retry')}
      </button>
    </div>
  );
};

/** Room before a match and when somebody is missing after it; the game during it and until its end has been seen. */
const Seated = ({ played }: { readonly played: Played }) => {
  const { id, store } = played;
  const [inRoom, setInRoom] = useState(false);
  const hearing = useHearing(store);
  const onRoom = useCallback(() => setInRoom(true), []);
  const phase = useStore(store.seen, ({ table }) => table?.phase);
  const isPlaying = useStore(store.seen, ({ table }) => table?.state != null);
  useEffect(() => {
    if (phase === 'playing') setInRoom(false);
    // A ranked match has begun: the queue has let go of everybody who sits at it.
    if (phase === 'playing' && store.seen.getState().table?.ranked) stopWaiting();
    setBetweenGames(phase !== 'playing');
    return () => setBetweenGames(true);
  }, [phase, store]);
  return (
    <>
      {isPlaying && !inRoom ? (
        <AtTable played={played} onRoom={onRoom} {...hearing} />
      ) : (
        <Room id={id} store={store} {...hearing} />
      )}
      <Parted played={played} />
    </>
  );
};

export const TablePage = () => {
  const say = useSay();
  const answer = usePlayed(useParams().id ?? '');
  useEffect(() => {
    if (answer && !answer.ok) notify(sayReason(answer.reason));
  }, [answer]);
  if (!answer)
    return (
      <p className="sh-wait" role="status">
        {say('app.loading')}
      </p>
    );
  return answer.ok ? <Seated played={answer.value} /> : <Lost />;
};
