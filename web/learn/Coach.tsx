import { useEffect, useRef } from 'react';
import { hasHint } from '@/learn/lit.ts';
import { Rich } from '@/learn/Rich.tsx';
import type { Corrected, Teaching } from '@/learn/use-lesson.ts';
import { isAct, isAsk } from '@/table/lesson.ts';
import { say, sayReason, sayText } from '@/words/say.ts';

const toldIn = (told: Corrected, game: string): string => {
  if (told.kind === 'poor') return sayText(told.text);
  return told.kind === 'refused' ? sayReason(told.reason, game) : say('learn.wrong');
};

interface CoachProps {
  readonly game: string;
  readonly teaching: Teaching;
}

/** The keyboard is at hand wherever there is something to press. */
const useFocus = ({ at, ready }: Teaching) => {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step anew
  useEffect(() => {
    if (ready) button.current?.focus({ preventScroll: true });
  }, [at, ready]);
  return button;
};

/** In another order for each step: the right answer has no place of its own. */
const turned = <T,>(answers: readonly T[], at: number): readonly T[] => {
  const from = at % answers.length;
  return [...answers.slice(from), ...answers.slice(0, from)];
};

const Moves = ({ teaching }: { readonly teaching: Teaching }) => {
  const { at, step, ready, hinted, onNext, onAnswer, onHint } = teaching;
  const first = useFocus(teaching);
  if (!step || !ready) return null;
  if (isAsk(step))
    return turned(step.answers, at).map(({ text, why }, n) => (
      <button
        key={text.en}
        ref={n === 0 ? first : undefined}
        type="button"
        className="sh-btn"
        data-answer={why ? 'wrong' : 'right'}
        onClick={() => onAnswer(why)}
      >
        <Rich text={sayText(text)} />
      </button>
    ));
  if (isAct(step))
    return hasHint(step) && !hinted ? (
      <button type="button" className="sh-btn" data-action="hint" onClick={onHint}>
        {say('learn.hint')}
      </button>
    ) : null;
  return (
    <button ref={first} type="button" className="sh-btn sh-btn-gold" data-action="next-step" onClick={onNext}>
      {say('learn.next')}
    </button>
  );
};

/** What is said in this step, what was wrong, and the way on. */
export const Coach = ({ game, teaching }: CoachProps) => {
  const { step, ready, told, praised } = teaching;
  if (!step) return null;
  return (
    <section className="ln-coach" aria-label={say('learn.lesson')} data-ready={ready || undefined}>
      <div className="ln-said" aria-live="polite">
        {!ready && <p className="ln-right">{say(praised ? 'learn.right' : 'learn.watch')}</p>}
        {ready && told && (
          <p className="ln-wrong" data-told={told.kind}>
            <Rich text={toldIn(told, game)} />
          </p>
        )}
        {ready && (
          <p data-said-step="">
            <Rich text={sayText(step.say)} />
          </p>
        )}
      </div>
      <div className="ln-moves">
        <Moves teaching={teaching} />
      </div>
    </section>
  );
};
