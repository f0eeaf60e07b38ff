import { lazy } from 'react';
import { Link, useParams } from 'wouter';
import { GAMES, gameNamed } from '@/games.ts';
import { LessonList } from '@/learn/LessonList.tsx';
import { LessonView } from '@/learn/LessonView.tsx';
import { PuzzleCards } from '@/learn/PuzzleCards.tsx';
import { type Lessons, useLessons } from '@/learn/use-lessons.ts';
import { useAccountProgress } from '@/learn/with-account.ts';
import { Frame } from '@/shell/Frame.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { Lost } from '@/shell/Lost.tsx';
import type { WebGame } from '@/table/web-game.ts';
import { sayText, useSay } from '@/words/say.ts';
import '@/learn/learn.css';

const PuzzleRoute = lazy(async () => ({ default: (await import('@/learn/PuzzleRoute.tsx')).PuzzleRoute }));

/** Where the puzzle of the day is, and where one follows another. */
const PUZZLE_PAGES = ['puzzle', 'puzzles'];

/** Whoever is new to a game begins here, whatever its first lesson is called. */
const FIRST = 'first';

const TAUGHT = GAMES.filter(({ lessons }) => lessons !== undefined);

const Waiting = () => (
  <div className="ln-waiting" aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);

/** The games that are taught, and the rules of the one that is looked at. */
const Games = ({ game }: { readonly game: WebGame }) => {
  const say = useSay();
  return (
    <nav className="ln-games" aria-label={say('home.choose')}>
      {TAUGHT.map(one => (
        <Link
          key={one.id}
          href={`/learn/${one.name}`}
          className="ln-game"
          data-theme={one.theme.name}
          aria-current={one === game ? 'page' : undefined}
        >
          {sayText(one.title)}
        </Link>
      ))}
      <Link href={`/rules/${game.name}`} className="sh-btn ln-rules">
        <Glyph name="book" size={18} />
        {say('nav.rules')}
      </Link>
    </nav>
  );
};

interface LearnProps {
  readonly game: WebGame;
  readonly name: string | undefined;
}

interface FoundProps extends Lessons {
  readonly game: WebGame;
  readonly name: string;
}

const Found = ({ game, name, lessons, rules }: FoundProps) => {
  if (game.puzzles && PUZZLE_PAGES.includes(name))
    return <PuzzleRoute game={game} rules={rules} isDaily={name === 'puzzle'} />;
  const n = name === FIRST ? 0 : lessons.findIndex(lesson => lesson.name === name);
  const lesson = lessons[n];
  if (!lesson) return <Lost />;
  return (
    <LessonView
      key={lesson.name}
      played={game}
      game={game.name}
      rules={rules}
      lesson={lesson}
      following={lessons[n + 1]}
    />
  );
};

const Learn = ({ game, name }: LearnProps) => {
  const say = useSay();
  const { loading, onRetry } = useLessons(game);
  if (loading.kind === 'ready' && name !== undefined) return <Found {...loading} game={game} name={name} />;
  return (
    <Frame title={say('nav.learn')}>
      <Games game={game} />
      {loading.kind === 'loading' && <Waiting />}
      {loading.kind === 'failed' && (
        <section className="sh-panel" data-failed="">
          <p role="alert">{say('reason.offline')}</p>
          <button type="button" className="sh-btn" onClick={onRetry}>
            {say('app.retry')}
          </button>
        </section>
      )}
      {loading.kind === 'ready' && <LessonList game={game} lessons={loading.lessons} />}
      {loading.kind === 'ready' && <PuzzleCards game={game} />}
    </Frame>
  );
};

/** LRN-01  `/learn`, the lessons of a game at `/learn/<game>`, and each at its own address. */
export const LearnPage = () => {
  const { game: named, lesson } = useParams();
  useAccountProgress();
  const game = named === undefined ? TAUGHT[0] : gameNamed(named);
  if (!game?.lessons) return <Lost />;
  return <Learn key={game.id} game={game} name={lesson} />;
};
