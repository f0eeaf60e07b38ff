import { Link } from 'wouter';
import { Glyph } from '@/shell/Glyph.tsx';
import type { Lesson } from '@/table/lesson.ts';
import type { WebGame } from '@/table/web-game.ts';
import { sayText, useSay } from '@/words/say.ts';

interface LessonEndProps {
  readonly game: WebGame;
  readonly following: Lesson | undefined;
  readonly onAgain: () => void;
}

/** The lesson is over: what comes next. */
export const LessonEnd = ({ game, following, onAgain }: LessonEndProps) => {
  const say = useSay();
  return (
    <section className="ln-coach ln-end" aria-label={say('learn.lesson')} data-lesson-end="">
      <p role="status">
        <Glyph name="tick" size={20} />
        {say('learn.done')}
      </p>
      <div className="ln-moves">
        {following ? (
          <Link href={`/learn/${game.name}/${following.name}`} className="sh-btn sh-btn-gold" data-action="next-lesson">
            {sayText(following.title)}
          </Link>
        ) : (
          <Link href={`/play/${game.name}`} className="sh-btn sh-btn-gold" data-action="play-now">
            {say('learn.play', { game: sayText(game.title) })}
          </Link>
        )}
        <button type="button" className="sh-btn" onClick={onAgain}>
          {say('learn.again')}
        </button>
      </div>
    </section>
  );
};
