import { type Card, parseCard } from '@majlis/kernel';
import { isAct, type LessonStep } from '@/table/lesson.ts';

interface Lit {
  readonly cards: readonly Card[];
  /** Where the other lit things are on the page. */
  readonly selectors: readonly string[];
}

const selectorOf = (name: string): string => {
  const [kind = '', what = ''] = [name.slice(0, name.indexOf('-')), name.slice(name.indexOf('-') + 1)];
  if (kind === 'seat') return `.mj-seat[data-number="${what}"]`;
  if (kind === 'do') return `[data-action="${what}"]`;
  if (kind === 'pick') return `[data-card-choice="${what}"]`;
  if (kind === 'run') return `[data-run="${what}"]`;
  if (kind === 'depth' || kind === 'choice') return `[data-${kind}="${what}"]`;
  return name === 'floor' ? '.mj-floor' : `[data-part="${name}"]`;
};

const named = (names: string): Lit => {
  const words = names.split(' ').filter(Boolean);
  return {
    cards: words.flatMap(word => parseCard(word) ?? []),
    selectors: words.filter(word => !parseCard(word)).map(selectorOf),
  };
};

const hintOf = (step: LessonStep): string => {
  if (!isAct(step)) return '';
  return step.hint ?? (parseCard(step.act) ? step.act : '');
};

/** Whether somebody who does not know can be shown. */
export const hasHint = (step: LessonStep): boolean => hintOf(step) !== '';

/** What is lit in a step: what it points at, and for whoever asks the way on. */
export const litIn = (step: LessonStep | undefined, hinted: boolean): Lit =>
  step ? named([step.lit ?? '', hinted ? hintOf(step) : ''].join(' ')) : named('');
