import type { OfKind } from '@majlis/kernel';
import type { Puzzle } from '@majlis/kernel/puzzle';
import { useEffect, useMemo, useRef, useState } from 'react';
import { courseOf, LEARNER } from '@/learn/course.ts';
import { alike } from '@/learn/judge.ts';
import { triedOnce, usePuzzles } from '@/learn/puzzles.ts';
import { sightOf } from '@/learn/sight.ts';
import { type ReplayTable, replayTable } from '@/match/replay-table.ts';
import type { LoadedRules } from '@/store/loaded.ts';
import { say } from '@/words/say.ts';

export interface Solving {
  readonly table: ReplayTable;
  /** The deal as the solver sees it. */
  readonly view: unknown;
  /** The word of what was chosen; null: nothing yet. */
  readonly chosen: string | null;
  readonly isRight: boolean;
  /** Why the rules refused the last try. */
  readonly refused: string | null;
}

type Try = Pick<Solving, 'chosen' | 'refused'>;

/** The choice of a puzzle that a word stands for, whatever is said with a card; undefined: it is none of them. */
const choiceOf = ({ worths }: Puzzle, word: string): string | undefined =>
  worths.find(worth => alike(worth.word, word.replace('+akka', '')))?.word;

/** A puzzle on the real table: one choice, then it is told. */
export const usePuzzle = (game: string, rules: LoadedRules, puzzle: Puzzle): Solving => {
  const [course] = useState(() => {
    const said = { rule: '', record: puzzle.record, say: { en: '' } };
    return courseOf(rules, { name: puzzle.name, title: { en: '' }, steps: [said] });
  });
  const [{ chosen, refused }, setTry] = useState<Try>({ chosen: null, refused: null });
  const seen = useMemo(() => {
    const sight = { step: 0, shown: course.frames.length, live: chosen === null, epoch: 0, tried: chosen };
    return sightOf(rules.game, course, say('learn.you'), sight);
  }, [rules, course, chosen]);
  const act = useRef<(action: OfKind) => void>(() => undefined);
  const [table] = useState(() =>
    replayTable(`${game}/puzzle-${puzzle.name}`, rules, seen, action => act.current(action)),
  );
  useEffect(() => table.show(seen), [table, seen]);
  const best = puzzle.worths[0]?.word ?? '';
  const onAct = (action: OfKind): void => {
    if (chosen !== null) return;
    const decision = rules.game.decide(course.frames.at(-1)?.state, LEARNER, action);
    if (!decision.ok) setTry({ chosen: null, refused: decision.reason });
    const word = decision.ok ? choiceOf(puzzle, rules.words.write(action)) : undefined;
    if (word === undefined) return;
    setTry({ chosen: word, refused: null });
    usePuzzles.setState(kept => triedOnce(kept, game, puzzle, alike(word, best)));
  };
  useEffect(() => {
    act.current = onAct;
  });
  return { table, view: course.frames.at(-1)?.view, chosen, isRight: chosen !== null && alike(chosen, best), refused };
};
