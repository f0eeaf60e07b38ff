import { beforeEach, expect, test } from 'vitest';
import { mendedGames, useAcquaintance } from '@/settings/acquaintance.ts';
import { keepStep, mended, useProgress } from './progress.ts';
import { mendedPuzzles, usePuzzles } from './puzzles.ts';
import { learningHere, learnt } from './with-account.ts';

beforeEach(() => {
  useProgress.setState(mended(null));
  usePuzzles.setState(mendedPuzzles(null));
  useAcquaintance.setState(mendedGames(null));
});

test('LRN-06 what was learnt elsewhere is known here, and what is known here stays', () => {
  keepStep('baloot', 'tricks', 4, false);
  keepStep('baloot', 'sun', 0, true);
  const puzzles = { tries: 2, rating: 1_040, streak: 2, best: 2, tried: { 'baloot/1': true, 'baloot/7': true } };
  learnt({
    lessons: { 'baloot/tricks': { step: 0, done: true }, 'turup/bids': { step: 3, done: false } },
    puzzles,
    games: { turup: { asked: true, matches: 2 } },
  });
  expect(learningHere()).toEqual({
    lessons: {
      'baloot/tricks': { step: 0, done: true },
      'baloot/sun': { step: 0, done: true },
      'turup/bids': { step: 3, done: false },
    },
    puzzles,
    games: { turup: { asked: true, matches: 2 } },
  });
  expect(useProgress.getState().last).toEqual({ baloot: 'sun' });
});

test('LRN-06 a puzzle that was missed at first anywhere stays missed', () => {
  usePuzzles.setState({ rating: 980, streak: 0, best: 0, tried: { 'baloot/1': false } });
  learnt({
    lessons: {},
    puzzles: { tries: 1, rating: 1_016, streak: 1, best: 1, tried: { 'baloot/1': true } },
    games: {},
  });
  expect(learningHere().puzzles.tried).toEqual({ 'baloot/1': false });
});
