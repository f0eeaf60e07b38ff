import * as v from 'valibot';
import { Count } from './word.ts';

/** `<game>/<lesson>`, `<game>/<puzzle>` */
const Place = v.pipe(v.string(), v.regex(/^[a-z]{1,20}\/[\w-]{1,40}$/));
const GameName = v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/));
/** More than there will be of anything, and little enough to be kept for everybody. */
const MOST = 600;
const Small = v.pipe(Count, v.maxValue(100_000));

const few = <K extends v.GenericSchema<string>, T>(key: K, value: v.GenericSchema<T>) =>
  v.pipe(
    v.record(key, value),
    v.check(found => Object.keys(found).length <= MOST),
  );

const LessonProgress = v.strictObject({
  /** The step to go on from. */
  step: Small,
  /** It was played to its end, once at least. */
  done: v.boolean(),
});

const PuzzleProgress = v.strictObject({
  /** First tries that the rating and the streak have come of. */
  tries: Small,
  /** It has nothing to do with the ranks. */
  rating: Small,
  /** Puzzles solved one after another, and the most that there ever were. */
  streak: Small,
  best: Small,
  /** Whether a puzzle was solved at the first try. */
  tried: few(Place, v.boolean()),
});

const Acquaintance = v.strictObject({
  /** Whether it is known was asked, or need not be. */
  asked: v.boolean(),
  /** Matches begun with somebody at one's side who says what is asked. */
  matches: Small,
});

/** How far somebody has come with learning: what a device keeps, and an account. */
export const Learning = v.strictObject({
  lessons: few(Place, LessonProgress),
  puzzles: PuzzleProgress,
  games: few(GameName, Acquaintance),
});

export type Learning = v.InferOutput<typeof Learning>;
export type LessonProgress = v.InferOutput<typeof LessonProgress>;
export type PuzzleProgress = v.InferOutput<typeof PuzzleProgress>;

const mergedBy = <T>(a: Readonly<Record<string, T>>, b: Readonly<Record<string, T>>, both: (a: T, b: T) => T) => {
  const merged = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const mine = a[key];
    merged[key] = mine === undefined ? value : both(mine, value);
  }
  return merged;
};

/** A lesson that was played to its end anywhere is done; else the further step. */
const furtherLesson = (a: LessonProgress, b: LessonProgress): LessonProgress =>
  a.done || b.done ? { step: 0, done: true } : { step: Math.max(a.step, b.step), done: false };

/** A rating and its streak belong together: of more tries, then the better ones. */
const furtherPuzzles = (a: PuzzleProgress, b: PuzzleProgress): PuzzleProgress => {
  const ahead = a.tries - b.tries || a.rating - b.rating || a.streak - b.streak;
  return ahead < 0 ? b : a;
};

/** Of two devices, in whatever order and however often: what was done stays done, and a puzzle that was missed at first on either stays missed. */
export const mergedLearning = (a: Learning, b: Learning): Learning => ({
  lessons: mergedBy(a.lessons, b.lessons, furtherLesson),
  puzzles: {
    ...furtherPuzzles(a.puzzles, b.puzzles),
    best: Math.max(a.puzzles.best, b.puzzles.best),
    tried: mergedBy(a.puzzles.tried, b.puzzles.tried, (one, other) => one && other),
  },
  games: mergedBy(a.games, b.games, (one, other) => ({
    asked: one.asked || other.asked,
    matches: Math.max(one.matches, other.matches),
  })),
});
