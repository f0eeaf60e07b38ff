import type { WatchedTable } from '@majlis/protocol';
import { useMemo, useState } from 'react';
import { GameChips } from '@/match/GameChips.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { useMe } from '@/shell/me.ts';
import { LiveTable } from '@/watch/LiveTable.tsx';
import { ReplayTable } from '@/watch/ReplayTable.tsx';
import { StageWait } from '@/watch/StageWait.tsx';
import { useOnNow } from '@/watch/use-on-now.ts';
import { useShown } from '@/watch/use-shown.ts';
import { WatchRow } from '@/watch/WatchRow.tsx';
import { say, sayReason, useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/watch/watch.css';

/** So many stand in the list at first. */
const FEW = 6;

const NONE: readonly WatchedTable[] = [];

/** Where I sit myself, or who I am the host of, is no table to look on at: the chair has its own page. */
const isOthers = ({ table }: WatchedTable, me: string | undefined): boolean =>
  table.host !== me && table.seats.every(seat => !seat || !('person' in seat) || seat.person.id !== me);

/** The table that was asked for stands in the address: whoever comes back is there again. */
const useWish = (): [string | null, (id: string) => void] => {
  const [wish, setWish] = useState(() => location.hash.slice(1) || null);
  const pick = (id: string): void => {
    history.replaceState(history.state, '', `#${id}`);
    setWish(id);
  };
  return [wish, pick];
};

interface OthersProps {
  readonly tables: readonly WatchedTable[];
  readonly onPick: (id: string) => void;
}

const Others = ({ tables, onPick }: OthersProps) => {
  const [all, showAll] = useState(false);
  const told = all ? tables : tables.slice(0, FEW);
  if (tables.length === 0) return null;
  return (
    <aside className="wt-others" aria-labelledby="others">
      <h2 id="others" className="sh-unseen">
        {say('watch.others')}
      </h2>
      <ul>
        {told.map(one => (
          <WatchRow key={one.table.id} watched={one} onPick={() => onPick(one.table.id)} />
        ))}
      </ul>
      {told.length < tables.length && (
        <button type="button" className="sh-btn sh-wide" data-action="more" onClick={() => showAll(true)}>
          {say('watch.more', { n: tables.length - told.length })}
        </button>
      )}
    </aside>
  );
};

interface QuietProps {
  readonly replay: string | null;
  readonly filtered: boolean;
}

/** Nothing is on. */
const Quiet = ({ replay, filtered }: QuietProps) => {
  if (filtered || replay === null)
    return (
      <StageWait>
        <p data-quiet="">{say(filtered ? 'watch.none-of-game' : 'watch.none')}</p>
      </StageWait>
    );
  return (
    <>
      <p className="wt-quiet" data-quiet="">
        {say('watch.quiet')}
      </p>
      <ReplayTable key={replay} id={replay} />
    </>
  );
};

const Watching = () => {
  const { on, reason, again } = useOnNow();
  const me = useMe(state => state.me?.id);
  const [game, pickGame] = useState('all');
  const [wish, pick] = useWish();
  const all = useMemo(() => on?.tables.filter(one => isOthers(one, me)) ?? NONE, [on, me]);
  const picked = game === 'all' ? all : all.filter(({ table }) => table.game === game);
  const { shown, over } = useShown(all, picked, wish);
  const [games] = useState(() => new Map<string, string>());
  for (const { table } of all) games.set(table.id, table.game);
  const id = shown ?? '';
  return (
    <>
      <div className="wt-head">
        <GameChips game={game} onPick={pickGame} />
        {on && <p>{say('watch.count', { tables: on.all, people: on.watching })}</p>}
      </div>
      {reason !== null && (
        <p className="wt-trouble" role="alert" data-refused={reason}>
          {sayReason(reason)}{' '}
          <button type="button" className="sh-btn" onClick={again}>
            {say('app.retry')}
          </button>
        </p>
      )}
      <div className="wt-body">
        <div className="wt-main">
          {!on && reason === null && <StageWait />}
          {on && shown === null && <Quiet replay={on.replay} filtered={game !== 'all' && all.length > 0} />}
          {shown !== null && (
            <LiveTable key={id} id={id} game={games.get(id) ?? ''} listed={all.find(({ table }) => table.id === id)} />
          )}
          <p className="wt-note" role="status">
            {over ? say('watch.over') : ''}
          </p>
          <p className="wt-note">
            <Glyph name="shield" size={16} /> {say('watch.hidden')}
          </p>
        </div>
        <Others tables={picked.filter(({ table }) => table.id !== shown)} onPick={pick} />
      </div>
    </>
  );
};

/** SPEC-03, SPEC-04  What is on at the public tables, and a replay when nothing is. */
export const WatchPage = () => {
  useSay();
  const ready = usePart('match');
  if (!ready) return <div className="mj-splash" />;
  return (
    <Frame title={say('watch.on-now')}>
      <Watching />
    </Frame>
  );
};
