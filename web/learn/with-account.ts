import { Learning, mergedLearning } from '@majlis/protocol/learning';
import { useEffect } from 'react';
import { useProgress } from '@/learn/progress.ts';
import { usePuzzles } from '@/learn/puzzles.ts';
import { knownOf, useAcquaintance } from '@/settings/acquaintance.ts';
import { asked } from '@/shell/api.ts';
import { useMe } from '@/shell/me.ts';

/** What this device knows, as an account keeps it. */
export const learningHere = (): Learning => {
  const { rating, streak, best, tried } = usePuzzles.getState();
  const games = Object.entries(useAcquaintance.getState().games);
  return {
    lessons: { ...useProgress.getState().lessons },
    puzzles: { tries: Object.keys(tried).length, rating, streak, best, tried: { ...tried } },
    games: Object.fromEntries(games.map(([game, known]) => [game, { asked: known.asked, matches: known.matches }])),
  };
};

/** What an account has come to elsewhere, here too. */
export const learnt = (elsewhere: Learning): void => {
  const { lessons, puzzles, games } = mergedLearning(learningHere(), elsewhere);
  useProgress.setState({ lessons });
  const { tries: _, ...kept } = puzzles;
  usePuzzles.setState(kept);
  useAcquaintance.setState(before => ({
    games: Object.fromEntries(
      Object.entries(games).map(([game, known]) => [game, { ...known, last: knownOf(before, game).last }]),
    ),
  }));
};

const text = (learning: Learning): string => JSON.stringify(learning);

/** Tells the house whatever is new here, one thing after the other, and hears what is new there. Returns how to stop. */
const keptTogether = (): (() => void) => {
  let known: Learning | null = null;
  let isBusy = false;
  let isGone = false;
  const meet = async (): Promise<void> => {
    const here = learningHere();
    if (isBusy || isGone || (known && text(mergedLearning(known, here)) === text(known))) return;
    isBusy = true;
    const answer = await asked(Learning, '/api/learning', here);
    isBusy = false;
    if (!answer.ok || isGone) return; // out of reach: the next step, or the next visit, tries again
    known = answer.value;
    learnt(known);
    await meet();
  };
  const listening = [useProgress, usePuzzles, useAcquaintance].map(store => store.subscribe(() => void meet()));
  void meet();
  return () => {
    isGone = true;
    for (const stop of listening) stop();
  };
};

/** LRN-06  Whoever has an account goes on with lessons and puzzles on any device. */
export const useAccountProgress = (): void => {
  const isAccount = useMe(({ me }) => me?.kind === 'account');
  useEffect(() => (isAccount ? keptTogether() : undefined), [isAccount]);
};
