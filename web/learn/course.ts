import type { OfKind } from '@majlis/kernel';
import { replay } from '@majlis/kernel/record';
import type { LoadedRules } from '@/store/loaded.ts';
import { isAct, type Lesson, type LessonStep } from '@/table/lesson.ts';

/** Where the learner sits. */
export const LEARNER = 0;

/** One event of a lesson: what the learner is told of it, and the table after it, whole and as the learner sees it. */
interface CourseFrame {
  readonly told: OfKind | null;
  readonly state: unknown;
  readonly view: unknown;
}

/** A table of a lesson, from its record on. */
interface CourseScene {
  readonly options: object;
  readonly seats: number;
  /** How many events of the lesson came before it. */
  readonly since: number;
}

/** A lesson played through by the rules. */
export interface LessonCourse {
  readonly frames: readonly CourseFrame[];
  /** How many events came before each step; the last: all of them. */
  readonly places: readonly number[];
  /** The table of each step; the last: where it ends. */
  readonly scenes: readonly CourseScene[];
}

const wordsOf = (step: LessonStep): string =>
  [isAct(step) ? `${step.act}@${LEARNER}` : '', step.after ?? ''].join(' ').trim();

/** The steps that are played at one table. */
const tablesOf = (steps: readonly LessonStep[]): readonly (readonly LessonStep[])[] => {
  const starts = steps.flatMap((step, n) => (step.record === undefined ? [] : [n]));
  return starts.map((from, i) => steps.slice(from, starts[i + 1]));
};

const seatsIn = (record: string): number => Number(/ seats=(\d+)/.exec(record)?.[1]);

const sceneOf = ({ game, words }: LoadedRules, steps: readonly LessonStep[], since: number) => {
  const record = steps[0]?.record?.trim() ?? '';
  const played = (n: number) =>
    replay({ game, spelling: words }, [record, ...steps.slice(0, n).map(wordsOf)].filter(Boolean).join('\n'));
  const { events, options } = played(steps.length);
  const seats = seatsIn(record);
  let state = game.open(options, seats);
  let view = game.view(state, LEARNER);
  const frames = events.map((event): CourseFrame => {
    const told = game.mask(event, LEARNER);
    state = game.evolve(state, event);
    if (told) view = game.evolve(view, told);
    return { told, state, view };
  });
  const places = steps.map((_, n) => since + played(n).events.length);
  return { frames, places, scene: { options, seats, since } };
};

/** Throws where the rules do not allow what a lesson says: a test plays every one. */
export const courseOf = (rules: LoadedRules, { steps }: Lesson): LessonCourse => {
  const frames: CourseFrame[] = [];
  const places: number[] = [];
  const scenes: CourseScene[] = [];
  for (const table of tablesOf(steps)) {
    const part = sceneOf(rules, table, frames.length);
    frames.push(...part.frames);
    places.push(...part.places);
    scenes.push(...part.places.map(() => part.scene));
  }
  return { frames, places: [...places, frames.length], scenes: [...scenes, ...scenes.slice(-1)] };
};

/** How many events have happened when the next one of which the learner is told has: no further than the step, and at once where a new table begins. */
export const onward = ({ frames, places, scenes }: LessonCourse, shown: number, step: number): number => {
  const due = places[step] ?? frames.length;
  if ((scenes[step]?.since ?? 0) >= shown && shown > 0) return due;
  const next = frames.findIndex(({ told }, n) => n >= shown && told !== null);
  return next < 0 ? due : Math.min(next + 1, due);
};
