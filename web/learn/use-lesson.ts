import type { OfKind } from '@majlis/kernel';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { courseOf, type LessonCourse, onward } from '@/learn/course.ts';
import { judged, type TryAnswer } from '@/learn/judge.ts';
import { keepStep, progressOf, useProgress } from '@/learn/progress.ts';
import { sightOf } from '@/learn/sight.ts';
import { type ReplayTable, replayTable } from '@/match/replay-table.ts';
import type { LoadedRules } from '@/store/loaded.ts';
import { isAct, isAsk, isFree, type Lesson, type LessonStep, type LessonText } from '@/table/lesson.ts';
import { CLOCK } from '@/time/clock.ts';
import { say } from '@/words/say.ts';

/** Between two things that happen by themselves. */
const PACE_MS = 620;
/** So long a wrong card lies on the table before it is taken back. */
const TRIED_MS = 420;
/** After so many wrong tries the right thing is lit unasked. */
const PATIENCE = 2;

export type Corrected = Exclude<TryAnswer, { kind: 'right' }>;

interface Place {
  readonly step: number;
  /** How many events have happened. */
  readonly shown: number;
  readonly epoch: number;
  readonly tried: string | null;
  /** What is said to the last wrong try. */
  readonly told: Corrected | null;
  readonly misses: number;
  readonly hinted: boolean;
}

const at = (step: number, shown: number, epoch: number): Place => ({
  step,
  shown,
  epoch,
  tried: null,
  told: null,
  misses: 0,
  hinted: false,
});

const missed = (place: Place, told: Corrected, tried: string | null): Place => ({
  ...place,
  told,
  tried,
  misses: place.misses + 1,
  hinted: place.hinted || place.misses + 1 >= PATIENCE,
});

export interface Teaching {
  readonly table: ReplayTable;
  /** Counts up to the number of steps: then the lesson is over. */
  readonly at: number;
  readonly step: LessonStep | undefined;
  /** The table has come to rest, and the step is the learner's. */
  readonly ready: boolean;
  /** The step before it was done, not only read. */
  readonly praised: boolean;
  readonly told: Corrected | null;
  readonly hinted: boolean;
  onNext(): void;
  onAnswer(why: LessonText | undefined): void;
  onHint(): void;
  onAgain(): void;
}

export interface Taught {
  readonly game: string;
  readonly rules: LoadedRules;
  readonly lesson: Lesson;
}

/** Where it was left; a lesson that has become shorter begins again. */
const startOf = ({ game, lesson }: Taught, course: LessonCourse): Place => {
  const { step } = progressOf(useProgress.getState(), game, lesson.name);
  const first = step < lesson.steps.length ? step : 0;
  return at(first, course.places[first] ?? 0, 0);
};

/** The table of the lesson, drawn from where one is in it. */
const useTable = ({ game, rules, lesson }: Taught, course: LessonCourse, place: Place, live: boolean) => {
  const { step, shown, epoch, tried } = place;
  const seen = useMemo(
    () => sightOf(rules.game, course, say('learn.you'), { step, shown, live, epoch, tried }),
    [rules, course, step, shown, live, epoch, tried],
  );
  const act = useRef<(action: OfKind) => void>(() => undefined);
  const [table] = useState(() => replayTable(`${game}/${lesson.name}`, rules, seen, action => act.current(action)));
  useEffect(() => table.show(seen), [table, seen]);
  return { table, act };
};

/** What happens by itself: the others play, and what was tried in vain is taken back. */
const useTime = (
  course: LessonCourse,
  { step, shown, tried }: Place,
  setPlace: Dispatch<SetStateAction<Place>>,
): void => {
  const next = onward(course, shown, step);
  const ready = shown >= (course.places[step] ?? 0);
  useEffect(() => {
    if (ready) return;
    return CLOCK.later(PACE_MS, () => setPlace(now => ({ ...now, shown: next })));
  }, [ready, next, setPlace]);
  useEffect(() => {
    if (tried === null) return;
    return CLOCK.later(TRIED_MS, () => setPlace(now => ({ ...now, tried: null })));
  }, [tried, setPlace]);
};

/** A lesson in progress: the table, where one is in it, and what may be done. */
export const useLesson = (taught: Taught): Teaching => {
  const { game, rules, lesson } = taught;
  const [course] = useState(() => courseOf(rules, lesson));
  const [place, setPlace] = useState(() => startOf(taught, course));
  const step = lesson.steps[place.step];
  const ready = place.shown >= (course.places[place.step] ?? 0);
  const live = ready && step !== undefined && isAct(step);
  const before = lesson.steps[place.step - 1];
  const { table, act } = useTable(taught, course, place, live);
  useTime(course, place, setPlace);
  useEffect(() => {
    keepStep(game, lesson.name, place.step, place.step >= lesson.steps.length);
  }, [game, lesson, place.step]);

  const go = (): void => setPlace(now => at(now.step + 1, onward(course, now.shown, now.step + 1), now.epoch));
  const onAct = (action: OfKind): void => {
    if (!live || place.tried !== null || isFree(lesson, rules.words.write(action))) return;
    const answer = judged(rules, course.frames[place.shown - 1]?.state, step, action);
    if (answer.kind === 'right') go();
    else setPlace(now => missed(now, answer, rules.words.write(action)));
  };
  useEffect(() => {
    act.current = onAct;
  });
  return {
    table,
    at: place.step,
    step,
    ready,
    praised: before !== undefined && (isAct(before) || isAsk(before)),
    told: place.told,
    hinted: place.hinted,
    onNext: () => {
      if (ready && step && !isAct(step) && !isAsk(step)) go();
    },
    onAnswer: why => {
      if (!ready) return;
      if (why) setPlace(now => missed(now, { kind: 'poor', text: why }, null));
      else go();
    },
    onHint: () => setPlace(now => ({ ...now, hinted: true })),
    onAgain: () => setPlace(now => at(0, course.places[0] ?? 0, now.epoch + course.frames.length + 1)),
  };
};
