import { Link } from 'wouter';
import { usePuzzles } from '@/learn/puzzles.ts';
import type { WebGame } from '@/table/web-game.ts';
import { useSay } from '@/words/say.ts';
import '@/learn/puzzle.css';

/** The puzzles of a game, below its lessons. */
export const PuzzleCards = ({ game }: { readonly game: WebGame }) => {
  const say = useSay();
  const { rating, best } = usePuzzles();
  if (!game.puzzles) return null;
  return (
    <>
      <header className="sh-section-head">
        <h2 id="puzzles">{say('learn.puzzles')}</h2>
        <small>{say('learn.rating', { n: rating })}</small>
      </header>
      <nav className="pz-cards" aria-labelledby="puzzles">
        <Link href={`/learn/${game.name}/puzzle`} className="sh-panel pz-card" data-action="puzzle-of-day">
          <b>{say('learn.puzzle-of-day')}</b>
          <span>{say('learn.puzzle-line')}</span>
        </Link>
        <Link href={`/learn/${game.name}/puzzles`} className="sh-panel pz-card" data-action="puzzle-streak">
          <b>{say('learn.streak')}</b>
          <span>{say('learn.streak-line', { n: best })}</span>
        </Link>
      </nav>
    </>
  );
};
