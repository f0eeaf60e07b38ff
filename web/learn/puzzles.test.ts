import { JUDGES } from '@majlis/bots/judges';
import { seeded } from '@majlis/kernel';
import { replay } from '@majlis/kernel/record';
import { expect, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { LEARNER } from '@/learn/course.ts';
import { mendedPuzzles, nextPuzzle, puzzleOfDay, ratingAfter, triedOnce } from '@/learn/puzzles.ts';

const LEAST: { readonly [game: string]: number } = { baloot: 60, turup: 40, dhappa: 30 };
const SHIPPED = await Promise.all(
  GAMES.filter(game => game.puzzles).map(async game => ({
    name: game.name,
    puzzles: (await game.puzzles?.()) ?? [],
    rules: await game.rules(),
  })),
);

test.each(SHIPPED)('PUZ-02 every puzzle of $name can be played, and its answer is the best of its worths', one => {
  const { name, puzzles, rules } = one;
  expect(puzzles.length).toBeGreaterThanOrEqual(LEAST[name] ?? 0);
  expect(new Set(puzzles.map(puzzle => puzzle.name)).size).toBe(puzzles.length);
  for (const { record, worths } of puzzles) {
    const { state } = replay({ game: rules.game, spelling: rules.words }, record);
    for (const { word } of worths) {
      const action = rules.words.read(word);
      expect([word, action && rules.game.decide(state, LEARNER, action).ok]).toEqual([word, true]);
    }
    expect(worths.map(({ points }) => points)).toEqual(worths.map(({ points }) => points).sort((a, b) => b - a));
  }
});

/** The whole check, with all its worlds, is `npm run puzzles -- --check`. */
test.each(SHIPPED)('PUZ-02 another seed of the judge finds the same answers: $name', ({ name, puzzles, rules }) => {
  const judge = JUDGES[name];
  for (const { name: which, record, worths } of puzzles) {
    const { state } = replay({ game: rules.game, spelling: rules.words }, record);
    const values = judge?.fair(rules.game.view(state, LEARNER), LEARNER, 60, seeded(77)) ?? [];
    const [best] = values.toSorted((a, b) => b.mean - a.mean);
    expect([which, best && rules.words.write(best.action)]).toEqual([which, worths[0]?.word]);
  }
});

const puzzle = (name: string, failed: number) => ({
  name,
  kind: 'play',
  failed,
  reason: undefined,
  cards: [],
  worths: [{ word: 'AS', points: 1 }],
  record: '',
});

test('PUZ-03 only the first try counts; a hard one solved is worth more than an easy one', () => {
  const none = mendedPuzzles(null);
  const once = triedOnce(none, 'a', puzzle('1', 50), true);
  expect([once.streak, once.best, once.tried]).toEqual([1, 1, { 'a/1': true }]);
  expect(triedOnce(once, 'a', puzzle('1', 50), false)).toBe(once);
  const missed = triedOnce(once, 'a', puzzle('2', 50), false);
  expect([missed.streak, missed.best, missed.rating < once.rating]).toEqual([0, 1, true]);
  expect(ratingAfter(1000, 90, true)).toBeGreaterThan(ratingAfter(1000, 10, true));
  expect(ratingAfter(1000, 90, false)).toBeGreaterThan(ratingAfter(1000, 10, false));
  for (const odd of [7, { rating: 'x', tried: { a: 3 } }, { streak: -1 }]) expect(mendedPuzzles(odd)).toEqual(none);
});

test('PUZ-03 the puzzle of the day is one for all and another tomorrow; new ones come first', () => {
  const all = Array.from({ length: 60 }, (_, n) => puzzle(`${n}`, n));
  const noon = 20_000 * 86_400_000;
  expect(puzzleOfDay(all, noon)).toBe(puzzleOfDay(all, noon + 3_600_000));
  const days = Array.from({ length: 60 }, (_, day) => puzzleOfDay(all, noon + day * 86_400_000)?.name);
  expect(new Set(days).size).toBe(60);
  expect(puzzleOfDay([], noon)).toBeUndefined();
  const kept = mendedPuzzles({ tried: { 'a/20': true } });
  expect(nextPuzzle(all, 'a', kept)?.name).not.toBe('20');
  expect(nextPuzzle(all.slice(0, 1), 'a', mendedPuzzles({ tried: { 'a/0': false } }))?.name).toBe('0');
});
