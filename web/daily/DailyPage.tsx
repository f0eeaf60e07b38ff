import type { DailyToday } from '@majlis/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Awaited, Failed } from '@/club/Placeholders.tsx';
import { useAsked } from '@/club/use-asked.ts';
import { dailyApi } from '@/daily/api.ts';
import { Boards } from '@/daily/Boards.tsx';
import { Deals } from '@/daily/Deals.tsx';
import { dayWords } from '@/daily/figures.ts';
import { Hero } from '@/daily/Hero.tsx';
import { keepHash } from '@/daily/kept-hashes.ts';
import { Sharing } from '@/daily/Sharing.tsx';
import { TheField } from '@/daily/TheField.tsx';
import { Yesterday } from '@/daily/Yesterday.tsx';
import { GAMES } from '@/games.ts';
import { Choice } from '@/shell/Choice.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { useHouse } from '@/shell/house.ts';
import { somebody, useMe } from '@/shell/me.ts';
import { tablePath } from '@/shell/start.ts';
import { notify } from '@/store/notice.ts';
import { sayReason, sayText, useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/daily/daily.css';

/** To the table of the deal that is next. Who is nobody yet comes in as a guest. */
const useDeal = (game: string) => {
  const { api } = useHouse();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    const known = await somebody(api);
    const answer = known.ok ? await dailyApi.play(game) : known;
    setBusy(false);
    if (answer.ok) go(tablePath(answer.value.id));
    else notify(sayReason(answer.reason));
  };
  return { busy, start };
};

const StartButton = ({ game, today }: { readonly game: string; readonly today: DailyToday | null }) => {
  const say = useSay();
  const { busy, start } = useDeal(game);
  const next = today?.deals.find(({ state }) => state === 'open' || state === 'on')?.deal ?? (today ? null : 1);
  if (next === null) return null;
  return (
    <button type="button" className="sh-btn sh-btn-gold sh-wide" data-action="start" disabled={busy} onClick={start}>
      {next === 1 ? say('daily.start') : say('daily.go-on', { n: next })}
    </button>
  );
};

const Notes = ({ today }: { readonly today: DailyToday }) => {
  const say = useSay();
  return (
    <footer className="grid gap-2 text-sm text-muted">
      {!today.listed && (
        <p>
          {say('daily.guest')} <Link href="/me?back=/daily">{say('me.create')}</Link>
        </p>
      )}
      <p>{say('daily.rules')}</p>
      <p className="flex items-center gap-2">
        <Glyph name="shield" size={18} />
        <span>
          {say('daily.bound')} <code dir="ltr">{today.fair.hash.slice(0, 16)}</code>
        </span>
      </p>
    </footer>
  );
};

/** What the house says of today, to whoever is somebody. */
const Today = ({ game }: { readonly game: string }) => {
  const ask = useCallback(() => dailyApi.today(game), [game]);
  const [answer, again] = useAsked(ask);
  useEffect(() => {
    if (!answer?.ok) return;
    const { day, fair } = answer.value;
    keepHash(day, fair.hash);
    keepHash(day + 1, fair.next);
  }, [answer]);
  if (answer === null) return <Awaited />;
  if (!answer.ok) return <Failed reason={answer.reason} onAgain={again} />;
  const today = answer.value;
  return (
    <>
      <p className="text-center text-muted">{dayWords(today.day)}</p>
      <Hero today={today}>
        <StartButton game={game} today={today} />
      </Hero>
      <div className="grid content-start gap-4">
        <Deals deals={today.deals} />
        <TheField today={today} />
        <Sharing today={today} />
        <Notes today={today} />
      </div>
    </>
  );
};

const Content = ({ game }: { readonly game: string }) => {
  const isSomebody = useMe(({ me }) => me !== null);
  if (!isSomebody)
    return (
      <Hero today={null}>
        <StartButton game={game} today={null} />
      </Hero>
    );
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-8">
      <div className="grid content-start gap-4">
        <Today game={game} />
      </div>
      <div className="grid content-start gap-4">
        <Boards game={game} />
        <Yesterday game={game} />
      </div>
    </div>
  );
};

/** DAY-01  The deal of the day: the same eight deals for all. */
export const DailyPage = () => {
  const say = useSay();
  const ready = usePart('daily');
  const [, go] = useLocation();
  const { game: named } = useParams();
  const games = GAMES.filter(({ daily }) => daily);
  const game = games.find(({ name }) => name === named) ?? games[0];
  if (!ready || !game) return <div className="mj-splash" />;
  return (
    <Frame title={say('home.daily')} column="dy-page">
      <div className="grid gap-4" data-theme={game.theme.name} data-daily={game.name}>
        <Choice
          legend={say('home.choose')}
          quiet
          values={games.map(({ name, title }) => ({ value: name, label: sayText(title) }))}
          value={game.name}
          onChange={name => go(`/daily/${name}`, { replace: true })}
        />
        <Content key={game.name} game={game.name} />
      </div>
    </Frame>
  );
};
