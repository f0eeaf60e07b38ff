import { cards } from '@majlis/kernel';
import { useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { Coach } from '@/learn/Coach.tsx';
import { LessonEnd } from '@/learn/LessonEnd.tsx';
import { litIn } from '@/learn/lit.ts';
import { Spot } from '@/learn/Spot.tsx';
import { type Taught, useLesson } from '@/learn/use-lesson.ts';
import { CardVerdicts } from '@/scene/verdicts.ts';
import { Glyph } from '@/shell/Glyph.tsx';
import { Play } from '@/shell/Play.tsx';
import { NO_CHROME } from '@/store/chrome.ts';
import type { Lesson } from '@/table/lesson.ts';
import type { WebGame } from '@/table/web-game.ts';
import { sayText, useSay } from '@/words/say.ts';
import '@/learn/lesson.css';

interface HeadProps {
  readonly game: WebGame;
  readonly lesson: Lesson;
  readonly at: number;
}

const Head = ({ game, lesson, at }: HeadProps) => {
  const say = useSay();
  const all = lesson.steps.length;
  const step = lesson.steps[at];
  return (
    <header className="ln-head">
      <Link href={`/learn/${game.name}`} className="ln-close" aria-label={say('learn.close')}>
        <Glyph name="cross" size={20} />
      </Link>
      <div className="ln-title">
        <h1>{sayText(lesson.title)}</h1>
        <span className="ln-dots" role="img" aria-label={say('learn.step', { n: Math.min(at + 1, all), all })}>
          {lesson.steps.map((step, n) => (
            <i key={step.say.en} data-dot={n < at ? 'done' : n === at ? 'now' : 'open'} />
          ))}
        </span>
      </div>
      {step && (
        <Link
          href={`/rules/${game.name}#${step.rule}`}
          className="ln-rule"
          aria-label={say('learn.rule', { rule: step.rule })}
        >
          <Glyph name="book" size={18} />
          <span dir="ltr">{step.rule}</span>
        </Link>
      )}
    </header>
  );
};

interface LessonViewProps extends Taught {
  readonly played: WebGame;
  /** The lesson after it, if there is one. */
  readonly following: Lesson | undefined;
}

/** A lesson on the real table. */
export const LessonView = ({ played, following, ...taught }: LessonViewProps) => {
  const say = useSay();
  const teaching = useLesson(taught);
  const stage = useRef<HTMLElement>(null);
  const { table, at, step, ready, hinted, onAgain } = teaching;
  const lit = litIn(ready ? step : undefined, hinted);
  const names = lit.cards.join(' ');
  const verdicts = useMemo(() => new Map(cards(names).map(card => [card, 'lit'])), [names]);
  return (
    <div
      className="ln-page"
      data-theme={played.theme.name}
      data-step={at}
      data-lit={names === '' ? undefined : ''}
      data-points={lit.selectors.join(' ') || undefined}
    >
      <title>{`${sayText(taught.lesson.title)} · ${say('app.name')}`}</title>
      <Head game={played} lesson={taught.lesson} at={at} />
      <section className="ln-stage" aria-label={say('learn.table')} ref={stage}>
        <div className="ln-stage-in">
          <CardVerdicts value={verdicts}>
            <Play played={table.played} chrome={NO_CHROME} />
          </CardVerdicts>
        </div>
        <Spot stage={stage} selectors={lit.selectors} />
      </section>
      {step ? (
        <Coach game={played.name} teaching={teaching} />
      ) : (
        <LessonEnd game={played} following={following} onAgain={onAgain} />
      )}
    </div>
  );
};
