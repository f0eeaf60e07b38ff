import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { keepPlace } from '@/club/keep-place.ts';
import { NoticeCard } from '@/club/NoticeCard.tsx';
import { useNews } from '@/club/news.ts';
import { peoplePath } from '@/club/paths.ts';
import { clockFigures } from '@/club/time-words.ts';
import { useNow } from '@/club/use-now.ts';
import { Glyph } from '@/shell/Glyph.tsx';
import { useHouse } from '@/shell/house.ts';
import { ticketFor, useMe } from '@/shell/me.ts';
import { tablePath } from '@/shell/start.ts';
import { useWaiting } from '@/shell/waiting.ts';
import { notify } from '@/store/notice.ts';
import { say as sayNow, useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/club/club.css';

/** The search, on every other page: how long it has been, and the way back to it. */
const Pill = ({ pool }: { readonly pool: string }) => {
  const say = useSay();
  const now = useNow();
  const since = useWaiting(state => state.since);
  return (
    <Link
      href={peoplePath(pool)}
      data-searching={pool}
      className="fixed inset-x-3 bottom-[calc(76px+env(safe-area-inset-bottom))] z-[5] mx-auto flex min-h-12 max-w-md items-center gap-3 rounded-pill border border-gold-hi bg-wood px-5 font-semibold shadow-lg min-[1000px]:bottom-5"
    >
      <Glyph name="users" />
      <span className="flex-1">{say('club.searching')}</span>
      <bdi dir="ltr" className="tabular-nums">
        {clockFigures(now - since)}
      </bdi>
    </Link>
  );
};

/** FRI-02  The latest that I have not read, over any page but the one where all of it stands. */
const Latest = () => {
  const [latest] = useNews(({ notices }) => notices);
  if (!latest) return null;
  return (
    <aside className="fixed inset-x-3 top-[calc(10px+env(safe-area-inset-top))] z-[6] mx-auto max-w-md shadow-lg">
      <NoticeCard notice={latest} />
    </aside>
  );
};

const useVisible = (): boolean => {
  const [visible, see] = useState(() => !document.hidden);
  useEffect(() => {
    const look = (): void => see(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
};

/** QUE-03  Holds the place in the queue wherever one goes in the app, and leads to the table when it is there; and hears what one is told. */
export const Keeper = () => {
  const { api } = useHouse();
  const ready = usePart('club');
  const [place, go] = useLocation();
  const { pool, table } = useWaiting();
  const visible = useVisible();
  const isAccount = useMe(({ me }) => me?.kind === 'account');
  const isAtTable = place.startsWith('/t/');
  const listens = pool !== null || (isAccount && visible && !isAtTable);
  const before = useRef(table);
  useEffect(
    () => (listens ? keepPlace(ticketFor(api), () => notify(sayNow('club.place-lost'))) : undefined),
    [api, listens],
  );
  useEffect(() => {
    if (table !== null) go(tablePath(table));
    // The table has closed again: somebody did not come.
    else if (before.current !== null && pool !== null) {
      notify(sayNow('club.again'));
      go(peoplePath(pool));
    }
    before.current = table;
  }, [table, pool, go]);
  if (!ready || isAtTable) return null;
  return (
    <>
      {pool !== null && table === null && !place.startsWith('/play/people') && <Pill pool={pool} />}
      {isAccount && !place.startsWith('/friends') && <Latest />}
    </>
  );
};
