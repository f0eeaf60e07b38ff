import type { OfKind } from '@majlis/kernel';
import { LEARNER } from '@/learn/course.ts';
import type { LoadedRules } from '@/store/loaded.ts';
import type { ActStep, LessonText } from '@/table/lesson.ts';

/** What is said to a try: that it was right; the rules' own reason; what the lesson says of it; or no more than that it was not it. */
export type TryAnswer =
  | { readonly kind: 'right' | 'other' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'poor'; readonly text: LessonText };

/** Copies of a card are alike, and so are the orders in which cards were taken up. */
const bare = (word: string): string => word.replaceAll(/#\d+/g, '').split(/[:,]/).sort().join();

/** Whether two actions, in words, are one for whoever learns. */
export const alike = (word: string, other: string): boolean => bare(word) === bare(other);

/** The rules have the first word, then the lesson. */
export const judged = ({ game, words }: LoadedRules, state: unknown, step: ActStep, action: OfKind): TryAnswer => {
  const word = words.write(action);
  if (alike(word, step.act)) return { kind: 'right' };
  const decision = game.decide(state, LEARNER, action);
  if (!decision.ok) return { kind: 'refused', reason: decision.reason };
  const named = step.wrong?.[word];
  const text = typeof named === 'object' ? named : step.otherwise;
  return text ? { kind: 'poor', text } : { kind: 'other' };
};
