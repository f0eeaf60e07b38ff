import type { Listing } from '@majlis/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { gameOfTable } from '@/games.ts';
import { CardFan } from '@/shell/CardFan.tsx';
import { useHouse } from '@/shell/house.ts';
import { useMe } from '@/shell/me.ts';
import { tablePath } from '@/shell/start.ts';
import { sayText, useSay } from '@/words/say.ts';

const useRunning = (): Listing | undefined => {
  const { api } = useHouse();
  const me = useMe(state => state.me);
  const [tables, setTables] = useState<readonly Listing[]>([]);
  useEffect(() => {
    if (me) api.mine().then(answer => answer.ok && setTables(answer.value));
  }, [api, me]);
  return tables.find(({ phase }) => phase === 'playing') ?? tables.find(({ phase }) => phase !== 'closed');
};

/** The way back to a table where I sit; nothing if there is none. */
export const Resume = () => {
  const say = useSay();
  const table = useRunning();
  const game = table && gameOfTable(table.game);
  if (!table || !game) return null;
  const state = table.phase === 'playing' ? 'playing' : 'waiting';
  return (
    <section className="sh-resume" aria-labelledby="running" data-theme={game.theme.name}>
      <CardFan game={game} two />
      <div>
        <h2 id="running">{say('home.running')}</h2>
        <p>
          {sayText(game.title)} · {say('room.state', { state })}
        </p>
      </div>
      <Link href={tablePath(table.id)} className="sh-btn sh-btn-gold">
        {say('home.return')}
      </Link>
    </section>
  );
};
