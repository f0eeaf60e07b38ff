import type { PoolOffer } from '@majlis/protocol/club';
import { useCallback, useState } from 'react';
import { useParams } from 'wouter';
import { clubApi } from '@/club/api.ts';
import { GameTiles } from '@/club/GameTiles.tsx';
import { Ladder } from '@/club/Ladder.tsx';
import { Awaited, Failed } from '@/club/Placeholders.tsx';
import { leaguePath } from '@/club/paths.ts';
import { SeasonHero } from '@/club/SeasonHero.tsx';
import { useAsked } from '@/club/use-asked.ts';
import { gameOfTable } from '@/games.ts';
import { Choice } from '@/shell/Choice.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { useHouse } from '@/shell/house.ts';
import { somebody } from '@/shell/me.ts';
import { useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/club/club.css';

const SCOPES = ['league', 'friends', 'all', 'week'] as const;
type Scope = (typeof SCOPES)[number];

const Standings = ({ pool }: { readonly pool: PoolOffer }) => {
  const say = useSay();
  const { api } = useHouse();
  const [scope, setScope] = useState<Scope>('all');
  const [page, setPage] = useState(0);
  const ask = useCallback(async () => {
    const known = await somebody(api);
    return known.ok ? clubApi.ranks({ pool: pool.name, scope, page }) : known;
  }, [api, pool.name, scope, page]);
  const [ranks, again] = useAsked(ask);
  const pick = (next: Scope): void => {
    setPage(0);
    setScope(next);
  };
  return (
    <div data-theme={gameOfTable(pool.game)?.theme.name} data-ranks={scope}>
      {ranks?.ok && <SeasonHero ranks={ranks.value} />}
      <div className="my-3 [&_.sh-choice]:w-full [&_.sh-choice-one]:flex-1">
        <Choice
          legend={say('club.scopes')}
          quiet
          values={SCOPES.map(value => ({ value, label: say(`club.scope.${value}`) }))}
          value={scope}
          onChange={pick}
        />
      </div>
      {ranks === null && <Awaited />}
      {ranks && !ranks.ok && <Failed reason={ranks.reason} onAgain={again} />}
      {ranks?.ok && <Ladder ranks={ranks.value} scope={scope} />}
      {ranks?.ok && (page > 0 || ranks.value.rows.length === ranks.value.perPage) && (
        <div className="sh-pair mt-3">
          <button type="button" className="sh-btn" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {say('club.better')}
          </button>
          <button
            type="button"
            className="sh-btn"
            disabled={ranks.value.rows.length < ranks.value.perPage}
            onClick={() => setPage(page + 1)}
          >
            {say('club.next-page')}
          </button>
        </div>
      )}
    </div>
  );
};

const Pools = ({ pools }: { readonly pools: readonly PoolOffer[] }) => {
  const { game: name } = useParams();
  const picked = pools.find(pool => leaguePath(pool.name) === `/leagues/${name}`) ?? pools[0];
  if (!picked) return null;
  return (
    <div>
      <GameTiles pools={pools} picked={picked} pathOf={leaguePath} />
      <Standings key={picked.name} pool={picked} />
    </div>
  );
};

/** LGE-01  The ladders: one for each game’s pool, by league, friends, all and this week. */
export const LeaguesPage = () => {
  const say = useSay();
  const ready = usePart('club');
  const [pools, again] = useAsked(clubApi.pools);
  if (!ready) return <div className="mj-splash" />;
  return (
    <Frame title={say('nav.leagues')} column="max-w-xl">
      {pools === null && <Awaited />}
      {pools && !pools.ok && <Failed reason={pools.reason} onAgain={again} />}
      {pools?.ok && <Pools pools={pools.value} />}
    </Frame>
  );
};
