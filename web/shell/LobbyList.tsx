import type { Listing } from '@majlis/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { gameOfTable } from '@/games.ts';
import { Glyph } from '@/shell/Glyph.tsx';
import { useHouse } from '@/shell/house.ts';
import { isSpeed } from '@/shell/speed.ts';
import { tablePath } from '@/shell/start.ts';
import { figure, named, sayText, useSay } from '@/words/say.ts';

const hostOf = ({ host, seats }: Listing): string | undefined =>
  seats.flatMap(seat => (seat && 'person' in seat && seat.person.id === host ? [seat.person.name] : []))[0];

const Title = ({ table }: { readonly table: Listing }) => {
  const say = useSay();
  const host = hostOf(table);
  return host === undefined ? say('home.nobody') : say('home.of', { name: named(host) });
};

const Speed = ({ table }: { readonly table: Listing }) => {
  const say = useSay();
  const { speed } = table.options;
  if (!isSpeed(speed)) return null;
  return (
    <>
      {' · '}
      <Glyph name={speed} size={15} /> {say(`speed.${speed}`)}
    </>
  );
};

const Row = ({ table }: { readonly table: Listing }) => {
  const say = useSay();
  const game = gameOfTable(table.game);
  if (!game) return null;
  const [taken, all] = [table.seats.filter(seat => seat !== null).length, table.seats.length];
  const isFree = table.phase === 'lobby' && taken < all;
  return (
    <li className="sh-lobby-row" data-theme={game.theme.name} data-table={table.id}>
      <img src={game.theme.swatch} alt="" />
      <span className="sh-lobby-name">
        <strong>
          <Title table={table} />
        </strong>
        <small>
          {sayText(game.title)}
          <Speed table={table} />
        </small>
      </span>
      <span className="sh-dots" role="img" aria-label={say('home.taken', { taken, all })}>
        <span className="sh-dots-row">
          {table.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <i key={i} data-taken={seat !== null} />
          ))}
        </span>
        {say('app.of', { n: taken, all })}
      </span>
      <Link href={tablePath(table.id)} className="sh-btn">
        {say(isFree ? 'home.sit' : 'home.watch')}
      </Link>
    </li>
  );
};

/** The public tables, as they come and go. */
export const LobbyList = () => {
  const say = useSay();
  const { watchLobby } = useHouse();
  const [tables, setTables] = useState<readonly Listing[] | null>(null);
  useEffect(() => watchLobby(setTables), [watchLobby]);
  return (
    <section className="sh-lobby" aria-labelledby="lobby">
      <header className="sh-section-head">
        <h2 id="lobby">{say('home.tables')}</h2>
        {tables && tables.length > 0 && (
          <span className="sh-live" title={say('home.live', { n: tables.length })}>
            {figure(tables.length)}
          </span>
        )}
        <Link href="/watch" className="sh-lobby-watch">
          <Glyph name="eye" size={18} /> {say('home.watch')}
        </Link>
      </header>
      {tables === null && <p className="sh-quiet">{say('home.away')}</p>}
      {tables?.length === 0 && <p className="sh-quiet">{say('home.none')}</p>}
      <ul>
        {tables?.map(table => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
};
