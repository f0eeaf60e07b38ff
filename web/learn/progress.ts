import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface LessonProgress {
  /** The step to go on from. */
  readonly step: number;
  /** It was played to its end, once at least. */
  readonly done: boolean;
}

interface Progress {
  /** By `<game>/<lesson>`. */
  readonly lessons: { readonly [lesson: string]: LessonProgress };
  /** The lesson that was last opened, of each game. */
  readonly last: { readonly [game: string]: string };
}

const NEW: LessonProgress = { step: 0, done: false };

const isProgress = (kept: unknown): kept is LessonProgress =>
  typeof kept === 'object' &&
  kept !== null &&
  Number.isSafeInteger(Reflect.get(kept, 'step')) &&
  typeof Reflect.get(kept, 'done') === 'boolean';

const entriesOf = (kept: unknown, name: string): [string, unknown][] =>
  typeof kept === 'object' && kept !== null ? Object.entries(Reflect.get(kept, name) ?? {}) : [];

/** What was kept; whatever is odd about it is forgotten. */
export const mended = (kept: unknown): Progress => ({
  lessons: Object.fromEntries(
    entriesOf(kept, 'lessons').filter((entry): entry is [string, LessonProgress] => isProgress(entry[1])),
  ),
  last: Object.fromEntries(
    entriesOf(kept, 'last').filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  ),
});

/** How far somebody has come with the lessons, on this device. */
export const useProgress = create<Progress>()(persist(() => mended(null), { name: 'majlis-lessons', merge: mended }));

export const progressOf = ({ lessons }: Progress, game: string, lesson: string): LessonProgress =>
  lessons[`${game}/${lesson}`] ?? NEW;

export const keepStep = (game: string, lesson: string, step: number, isEnd: boolean): void => {
  useProgress.setState(before => ({
    lessons: {
      ...before.lessons,
      [`${game}/${lesson}`]: { step: isEnd ? 0 : step, done: isEnd || progressOf(before, game, lesson).done },
    },
    last: { ...before.last, [game]: lesson },
  }));
};
