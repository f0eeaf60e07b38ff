import { Link } from 'wouter';
import { progressOf, useProgress } from '@/learn/progress.ts';
import { CardFan } from '@/shell/CardFan.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import type { Lesson } from '@/table/lesson.ts';
import type { WebGame } from '@/table/web-game.ts';
import { figure, sayText, useSay } from '@/words/say.ts';

interface Listed {
  readonly lesson: Lesson;
  readonly n: number;
  readonly step: number;
  readonly done: boolean;
}

interface ListedProps {
  readonly game: WebGame;
  readonly listed: Listed;
}

/** What to go on with: the lesson that was left in the middle, else the first that is not done. */
const dueOf = (all: readonly Listed[], last: string | undefined): Listed | undefined =>
  all.find(({ lesson, step }) => lesson.name === last && step > 0) ?? all.find(({ done }) => !done) ?? all[0];

const Due = ({ game, listed: { lesson, step } }: ListedProps) => {
  const say = useSay();
  const all = lesson.steps.length;
  return (
    <section className="ln-due" data-theme={game.theme.name} aria-labelledby="due">
      <CardFan game={game} />
      <div className="ln-due-text">
        <h2 id="due">{sayText(lesson.title)}</h2>
        <small>{step > 0 ? say('learn.step', { n: step + 1, all }) : say('learn.steps', { n: all })}</small>
        <progress className="ln-bar" max={all} value={step} aria-label={say('learn.step', { n: step, all })} />
      </div>
      <Link href={`/learn/${game.name}/${lesson.name}`} className="sh-btn sh-btn-gold" data-action="go-on">
        {say(step > 0 ? 'learn.go-on' : 'learn.start')}
      </Link>
    </section>
  );
};

const Row = ({ game, listed: { lesson, n, step, done }, now }: ListedProps & { readonly now: boolean }) => {
  const say = useSay();
  const state = done ? 'done' : now ? 'now' : 'open';
  return (
    <li>
      <Link href={`/learn/${game.name}/${lesson.name}`} className="ln-row" data-lesson={lesson.name} data-state={state}>
        <span className="ln-lozenge" aria-hidden={!done}>
          {done ? <Glyph name="tick" size={18} /> : <b>{figure(n)}</b>}
          {done && <span className="sh-unseen">{say('learn.is-done')}</span>}
        </span>
        <span className="ln-row-text">
          <b>{sayText(lesson.title)}</b>
          <small>
            {step > 0
              ? say('learn.step', { n: step + 1, all: lesson.steps.length })
              : say('learn.steps', { n: lesson.steps.length })}
          </small>
        </span>
        {now ? <span className="ln-now">{say('learn.now')}</span> : <Glyph name="onward" size={18} />}
      </Link>
    </li>
  );
};

/** Nothing is locked: done, now, open. */
export const LessonList = ({ game, lessons }: { readonly game: WebGame; readonly lessons: readonly Lesson[] }) => {
  const say = useSay();
  const progress = useProgress();
  const all = lessons.map(
    (lesson, i): Listed => ({ lesson, n: i + 1, ...progressOf(progress, game.name, lesson.name) }),
  );
  const due = dueOf(all, progress.last[game.name]);
  const count = all.filter(({ done }) => done).length;
  return (
    <>
      {due && <Due game={game} listed={due} />}
      <header className="sh-section-head">
        <h2 id="lessons">{say('learn.lessons')}</h2>
        {count > 0 && <small>{say('learn.done-of', { n: count, all: all.length })}</small>}
      </header>
      <ol className="ln-list" aria-labelledby="lessons">
        {all.map(listed => (
          <Row key={listed.lesson.name} game={game} listed={listed} now={listed === due} />
        ))}
      </ol>
    </>
  );
};
