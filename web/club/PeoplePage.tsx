import type { PoolOffer } from '@majlis/protocol/club';
import { useCallback } from 'react';
import { Link, useParams } from 'wouter';
import { clubApi } from '@/club/api.ts';
import { GameTiles } from '@/club/GameTiles.tsx';
import { Paused } from '@/club/Paused.tsx';
import { Awaited, Failed } from '@/club/Placeholders.tsx';
import { peoplePath } from '@/club/paths.ts';
import { Carpet, Facts } from '@/club/Searching.tsx';
import { useAsked } from '@/club/use-asked.ts';
import { type QueueWays, useQueue } from '@/club/use-queue.ts';
import { gameOfTable } from '@/games.ts';
import { Dialog } from '@/shell/Dialog.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { useMe } from '@/shell/me.ts';
import { isSpeed, SPEEDS } from '@/shell/speed.ts';
import { useWaiting } from '@/shell/waiting.ts';
import type { WebGame } from '@/table/web-game.ts';
import { sayText, useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/club/club.css';

const PoolLine = ({ pool }: { readonly pool: PoolOffer }) => {
  const say = useSay();
  const { speed } = pool;
  const seconds = isSpeed(speed) ? SPEEDS[speed] : null;
  return (
    <p className="text-center text-sm text-muted">
      {say('club.ranked')}
      {isSpeed(speed) && say('app.separator') + say(`speed.${speed}`)}
      {seconds !== null && say('app.separator') + say('speed.seconds', { n: seconds })}
    </p>
  );
};

interface SheetProps {
  readonly pool: PoolOffer;
  readonly game: WebGame;
  readonly queue: QueueWays;
}

const Buttons = ({ pool, game, queue, searching }: SheetProps & { readonly searching: boolean }) => {
  const say = useSay();
  if (!searching)
    return (
      <button
        type="button"
        className="sh-btn sh-btn-gold sh-wide"
        data-action="find"
        disabled={queue.busy}
        onClick={() => queue.join(pool.name)}
      >
        <Glyph name="users" />
        {say('club.find')}
      </button>
    );
  return (
    <div className="grid gap-2">
      <button type="button" className="sh-btn sh-wide" data-action="cancel" disabled={queue.busy} onClick={queue.leave}>
        <Glyph name="cross" />
        {say('app.cancel')}
      </button>
      <Link href={`/t/local-${game.name}`} className="sh-btn sh-wide" data-action="meanwhile">
        <Glyph name="bot" />
        {say('club.meanwhile')}
      </Link>
    </div>
  );
};

/** The one thing of this page: finding a table, or why there is none to be found. */
const Sheet = ({ pool, game, queue }: SheetProps) => {
  const say = useSay();
  const isAccount = useMe(({ me }) => me?.kind === 'account');
  const searching = useWaiting(state => state.pool === pool.name);
  const ask = useCallback(
    async () => (isAccount ? clubApi.standings() : ({ ok: false, reason: 'signed-out' } as const)),
    [isAccount],
  );
  const [standings] = useAsked(ask);
  const standing = standings?.ok ? standings.value.standings.find(one => one.pool === pool.name) : undefined;
  const { pause } = queue;
  const isPaused = !searching && pause !== null && pause.until > 0;
  return (
    <section
      className="mt-3 grid gap-2.5 rounded-4 border border-gold/40 bg-side p-3"
      aria-label={say('club.find')}
      data-theme={game.theme.name}
      data-queue={searching ? 'searching' : isPaused ? 'paused' : 'idle'}
    >
      {isPaused ? (
        <Paused pause={pause} onOver={queue.again} />
      ) : (
        <>
          <h2 className="text-center text-lg font-extrabold" role="status">
            {searching ? say('club.searching') : sayText(game.title)}
          </h2>
          <PoolLine pool={pool} />
          <Carpet game={game} seats={pool.seats} searching={searching} standing={standing} />
          <Facts pool={pool} searching={searching} />
          <Buttons pool={pool} game={game} queue={queue} searching={searching} />
          <p className="sh-quiet text-center">{say('club.ranked-why')}</p>
        </>
      )}
    </section>
  );
};

const NeedsAccount = ({ pool, queue }: { readonly pool: PoolOffer; readonly queue: QueueWays }) => {
  const say = useSay();
  return (
    <Dialog title={say('club.account')} open={queue.needsAccount} onClose={queue.forgetAccount}>
      <p>{say('club.account-why')}</p>
      <Link href={`/me?back=${peoplePath(pool.name)}`} className="sh-btn sh-btn-gold sh-wide" data-action="account">
        {say('me.create')}
      </Link>
    </Dialog>
  );
};

const Pools = ({ pools }: { readonly pools: readonly PoolOffer[] }) => {
  const { game: name } = useParams();
  const queue = useQueue();
  const waits = useWaiting(state => state.pool);
  const picked =
    pools.find(pool => pool.name === waits) ??
    pools.find(pool => peoplePath(pool.name) === `/play/people/${name}`) ??
    pools[0];
  const game = picked && gameOfTable(picked.game);
  if (!picked || !game) return null;
  return (
    <div className="grid">
      <GameTiles
        pools={pools}
        picked={picked}
        pathOf={peoplePath}
        onPick={pool => waits !== null && pool !== picked && queue.join(pool.name)}
      />
      <Sheet pool={picked} game={game} queue={queue} />
      <NeedsAccount pool={picked} queue={queue} />
    </div>
  );
};

/** QUE-01  Play with people: a pool of each game, and the search for a table. */
export const PeoplePage = () => {
  const say = useSay();
  const ready = usePart('club');
  const [pools, again] = useAsked(clubApi.pools);
  if (!ready) return <div className="mj-splash" />;
  return (
    <Frame title={say('play.people')} column="max-w-xl">
      {pools === null && <Awaited />}
      {pools && !pools.ok && <Failed reason={pools.reason} onAgain={again} />}
      {pools?.ok && <Pools pools={pools.value} />}
    </Frame>
  );
};
