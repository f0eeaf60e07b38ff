import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useStore } from 'zustand';
import { SettingsDialog } from '@/settings/SettingsDialog.tsx';
import type { Answer } from '@/shell/api.ts';
import { type GameInfo, gameNamed, gameOfTable } from '@/shell/games.ts';
import { type House, useHouse } from '@/shell/house.ts';
import { linkOf } from '@/shell/Invite.tsx';
import { LeaveDialog } from '@/shell/LeaveDialog.tsx';
import { Lost } from '@/shell/Lost.tsx';
import { useMe } from '@/shell/me.ts';
import { notify } from '@/shell/notice.ts';
import { ReportDialog } from '@/shell/ReportDialog.tsx';
import { Room } from '@/shell/Room.tsx';
import { SocialDialog, SocialPanel } from '@/shell/SocialPanel.tsx';
import { TableMenu } from '@/shell/TableMenu.tsx';
import { opponents, spokenAt } from '@/shell/talk.ts';
import { setBetweenGames } from '@/shell/update.ts';
import type { Chrome } from '@/store/chrome.ts';
import { openOffline, openTable, type Played } from '@/store/open.ts';
import { Play } from '@/store/Play.tsx';
import { wordsOf } from '@/words/load.ts';
import { say as sayNow, sayReason, useSay } from '@/words/say.ts';

const LOCAL = 'local-';

const wordsAt = async ({ name }: GameInfo): Promise<void> => {
  await Promise.all([wordsOf('table'), wordsOf(name)]);
};

/** In this browser alone everybody is the same one, whatever the house calls them by then. */
const guestHere = (): Parameters<typeof openOffline>[0]['me'] => {
  const { name } = useMe.getState();
  return { id: 'me', name: name || sayNow('room.you'), kind: 'guest', username: null, muted: [], blocked: [] };
};

/** A table of the house by its id; one of this browser by its game. */
const openedBy = async ({ api }: House, id: string): Promise<Answer<Played>> => {
  const listing = id.startsWith(LOCAL) ? undefined : await api.table(id);
  if (listing && !listing.ok) return listing;
  const game = listing ? gameOfTable(listing.value.game) : gameNamed(id.slice(LOCAL.length));
  if (!game) return { ok: false, reason: 'no-such-game' };
  await wordsAt(game);
  const played = listing
    ? await openTable({ id, game: game.id })
    : await openOffline({ id, game: game.id, me: guestHere(), setup: { level: 'steady' } });
  return played ? { ok: true, value: played } : { ok: false, reason: 'no-such-game' };
};

const usePlayed = (id: string): Answer<Played> | null => {
  const house = useHouse();
  const [answer, setAnswer] = useState<Answer<Played> | null>(null);
  useEffect(() => {
    let isGone = false;
    const opening = openedBy(house, id);
    opening.then(found => !isGone && setAnswer(found));
    return () => {
      isGone = true;
      setAnswer(null);
      opening.then(found => found.ok && found.value.close());
    };
  }, [house, id]);
  return answer;
};

const leavingCosts = ({ game: { game }, store }: Played): 'forfeit' | 'bot' | 'lobby' => {
  const { table } = store.seen.getState();
  return table?.phase === 'playing' ? game.absence(table.options).leaving : 'lobby';
};

type Panel = 'menu' | 'social' | 'leave' | 'report' | 'settings';

interface AsidePanelProps {
  readonly played: Played;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What leaving costs is looked at only by whoever asks. */
const Leaving = ({ played, open, onClose }: AsidePanelProps) => {
  const [, go] = useLocation();
  const cost = useStore(played.store.seen, () => (open ? leavingCosts(played) : 'lobby'));
  const leave = (): void => {
    played.store.ask({ kind: 'leave' });
    go('/');
  };
  return <LeaveDialog open={open} cost={cost} onLeave={leave} onClose={onClose} />;
};

const Reporting = ({ played, open, onClose }: AsidePanelProps) => {
  const seen = useStore(played.store.seen, known => (open ? known : null));
  const people = seen ? opponents(seen) : [];
  return <ReportDialog match={seen?.match?.id ?? ''} people={people} seat={null} open={open} onClose={onClose} />;
};

/** The game with what the shell brings to it: menu, social, leaving, reporting. What happens at the table is the game's to draw. */
const AtTable = memo(({ played }: { readonly played: Played }) => {
  const { id, store } = played;
  const [, go] = useLocation();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [heard, setHeard] = useState(0);
  const said = useStore(store.seen, seen => spokenAt(seen).length);
  const unread = said > heard && panel !== 'social';
  const close = useCallback((): void => setPanel(null), []);
  const chrome = useMemo(
    (): Chrome => ({
      onMenu: () => setPanel('menu'),
      onSocial: () => {
        setHeard(said);
        setPanel('social');
      },
      unread,
      social: <SocialPanel id={id} store={store} />,
      onLeave: () => setPanel('leave'),
      onLobby: () => go('/'),
      onReport: () => setPanel('report'),
      onShare: () => share(id),
    }),
    [id, store, go, said, unread],
  );
  return (
    <>
      <Play played={played} chrome={chrome} />
      <TableMenu open={panel === 'menu'} onPick={setPanel} onClose={close} />
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

const PARTED = ['elsewhere', 'no-such-table', 'full', 'signed-out'] as const;

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

/** Room before a match, the game during it and until its end has been seen. */
const Seated = ({ played }: { readonly played: Played }) => {
  const { id, store } = played;
  const phase = useStore(store.seen, ({ table }) => table?.phase);
  const isPlaying = useStore(store.seen, ({ table }) => table?.state != null);
  useEffect(() => {
    setBetweenGames(phase !== 'playing');
    return () => setBetweenGames(true);
  }, [phase]);
  return (
    <>
      {isPlaying ? <AtTable played={played} /> : <Room id={id} store={store} />}
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
