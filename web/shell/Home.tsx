import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '@/games.ts';
import { CodeForm } from '@/shell/CodeForm.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { GameCard } from '@/shell/GameCard.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { Install } from '@/shell/Install.tsx';
import { LobbyList } from '@/shell/LobbyList.tsx';
import { Resume } from '@/shell/Resume.tsx';
import { useSay } from '@/words/say.ts';

const CreateDialog = lazy(async () => ({ default: (await import('@/shell/CreateDialog.tsx')).CreateDialog }));

export const Home = () => {
  const say = useSay();
  /** null: nobody has asked for it yet. */
  const [creating, create] = useState<boolean | null>(null);
  return (
    <Frame>
      <div className="sh-home">
        <Resume />
        <section className="sh-home-games" aria-labelledby="choose">
          <div className="sh-home-hero">
            <h1>{say('home.title')}</h1>
            <p>{say('home.lead')}</p>
          </div>
          <header className="sh-section-head">
            <h2 id="choose">{say('home.choose')}</h2>
            <small>{say('home.bots')}</small>
          </header>
          <div className="sh-games">
            {GAMES.map(game => (
              <GameCard key={game.id} game={game} />
            ))}
          </div>
        </section>
        <div className="sh-home-doors">
          <Link href="/daily" className="sh-btn col-span-full" data-action="daily">
            <Glyph name="trophy" />
            {say('home.daily')}
          </Link>
          <Link href="/play/people" className="sh-btn sh-btn-gold col-span-full">
            <Glyph name="users" />
            {say('play.people')}
          </Link>
          <button type="button" className="sh-btn sh-create" onClick={() => create(true)}>
            <Glyph name="plus" />
            {say('home.create')}
          </button>
          <CodeForm />
        </div>
        <LobbyList />
        <footer className="sh-foot">
          <Glyph name="shield" size={18} />
          <Link href="/fair" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {say('home.checked')}
          </Link>
          <span>{say('home.offline')}</span>
          <span>{say('home.free')}</span>
          <Install />
        </footer>
      </div>
      {creating !== null && (
        <Suspense>
          <CreateDialog open={creating} onClose={() => create(false)} />
        </Suspense>
      )}
    </Frame>
  );
};
