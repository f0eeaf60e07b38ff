import { useCallback, useEffect, useState } from 'react';
import { keepVisited } from '@/shell/keep-visited.ts';
import type { LoadedRules } from '@/store/loaded.ts';
import type { Lesson } from '@/table/lesson.ts';
import type { WebGame } from '@/table/web-game.ts';
import { wordsOf } from '@/words/load.ts';

/** The lessons of a game, and the rules they are played by. */
export interface Lessons {
  readonly lessons: readonly Lesson[];
  readonly rules: LoadedRules;
}

type Loading = { readonly kind: 'loading' | 'failed' } | ({ readonly kind: 'ready' } & Lessons);

/** With the lessons come the rules, the table and its words: after one visit all of it is there without a network. */
const loaded = async (game: WebGame): Promise<Lessons> => {
  const [lessons, rules] = await Promise.all([
    game.lessons?.() ?? [],
    game.rules(),
    game.table(),
    wordsOf('learn'),
    wordsOf('table'),
    wordsOf(game.name),
  ]);
  void keepVisited();
  return { lessons, rules };
};

export const useLessons = (game: WebGame): { readonly loading: Loading; readonly onRetry: () => void } => {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try anew
  useEffect(() => {
    let isGone = false;
    const set = (found: Loading): void => {
      if (!isGone) setLoading(found);
    };
    set({ kind: 'loading' });
    loaded(game).then(
      found => set({ kind: 'ready', ...found }),
      () => set({ kind: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [game, tries]);
  return { loading, onRetry: useCallback(() => setTries(n => n + 1), []) };
};
