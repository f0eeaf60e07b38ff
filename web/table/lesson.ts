import type { Texts } from '@/words/language.ts';

/** `**bold**` is a term, `{JH}` a card, `{H}` a suit. */
export type LessonText = Texts;

interface Said {
  readonly say: LessonText;
  /** The rule behind it. */
  readonly rule: string;
  /** A table to begin at: what came to pass there before this step, as a record. The first step has one. */
  readonly record?: string;
  /** What is lit: cards by name, and parts of the table: `floor`, `seat-2`, `do-sawa`. */
  readonly lit?: string;
  /** What the others do then, in the words of a record. */
  readonly after?: string;
}

/** Something to do at the table. */
export interface ActStep extends Said {
  /** The word of the one action that leads on. */
  readonly act: string;
  /** Other actions, by their words: the reason that the rules refuse them with, or what is said of one that is lawful and poor. */
  readonly wrong?: { readonly [word: string]: string | LessonText };
  /** What is said of every other one. */
  readonly otherwise?: LessonText;
  /** What is lit for whoever asks for a hint; without it, the card that is to be played. */
  readonly hint?: string;
}

interface Answer {
  readonly text: LessonText;
  /** What is said of a wrong one; the right one has none. */
  readonly why?: LessonText;
}

/** A question. */
export interface AskStep extends Said {
  readonly answers: readonly Answer[];
}

/** Without a task there is only something to read. */
export type LessonStep = Said | ActStep | AskStep;

/** A lesson at the real table, from seat 0. The rules decide; nothing is faked. */
export interface Lesson {
  /** Its address. */
  readonly name: string;
  readonly title: LessonText;
  /** Actions whose words begin so settle nothing: they are neither right nor wrong. */
  readonly free?: string;
  readonly steps: readonly LessonStep[];
}

export const isAct = (step: LessonStep): step is ActStep => 'act' in step;
export const isAsk = (step: LessonStep): step is AskStep => 'answers' in step;

export const isFree = ({ free }: Lesson, word: string): boolean => free !== undefined && word.startsWith(free);
