import type { Puzzle } from '@majlis/kernel/puzzle';
import { useEffect, useState } from 'react';
import { PuzzleView } from '@/learn/PuzzleView.tsx';
import { nextPuzzle, puzzleOfDay, usePuzzles } from '@/learn/puzzles.ts';
import { keepVisited } from '@/shell/keep-visited.ts';
import { Lost } from '@/shell/Lost.tsx';
import type { LoadedRules } from '@/store/loaded.ts';
import type { ReplayGame } from '@/table/replay-game.ts';
import type { WebGame } from '@/table/web-game.ts';
import { CLOCK } from '@/time/clock.ts';
import { wordsOf } from '@/words/load.ts';

interface Loaded {
  readonly puzzles: readonly Puzzle[];
  readonly play: ReplayGame | undefined;
}

const useLoaded = (game: WebGame): Loaded | undefined => {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isGone = false;
    const set = (found: Loaded): void => {
      if (!isGone) setLoaded(found);
    };
    const all = Promise.all([game.puzzles?.() ?? [], game.replay?.(), wordsOf('match')]);
    all.then(
      ([puzzles, play]) => {
        set({ puzzles, play });
        void keepVisited();
      },
      () => set({ puzzles: [], play: undefined }),
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  return loaded;
};

interface PuzzleRouteProps {
  readonly game: WebGame;
  readonly rules: LoadedRules;
  readonly isDaily: boolean;
}

interface ShownProps extends PuzzleRouteProps {
  readonly puzzles: readonly Puzzle[];
  readonly play: ReplayGame;
}

const Shown = ({ game, rules, isDaily, puzzles, play }: ShownProps) => {
  const next = () => nextPuzzle(puzzles, game.name, usePuzzles.getState());
  const [puzzle, setPuzzle] = useState(() => (isDaily ? puzzleOfDay(puzzles, CLOCK.now()) : next()));
  if (!puzzle) return <Lost />;
  return (
    <PuzzleView
      key={puzzle.name}
      game={game}
      rules={rules}
      play={play}
      puzzle={puzzle}
      onNext={isDaily ? undefined : () => setPuzzle(next())}
    />
  );
};

/** PUZ-01  `/learn/<game>/puzzle`, and one after another at `/learn/<game>/puzzles`. */
export const PuzzleRoute = (props: PuzzleRouteProps) => {
  const loaded = useLoaded(props.game);
  if (!loaded) return null;
  const { puzzles, play } = loaded;
  return play ? <Shown key={`${props.isDaily}`} {...props} puzzles={puzzles} play={play} /> : <Lost />;
};
