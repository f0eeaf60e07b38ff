import { beforeEach, expect, test } from 'vitest';
import { isHinted, knownOf, matchBegun, mendedGames, useAcquaintance, wasAsked } from './acquaintance.ts';

const now = (game: string) => knownOf(useAcquaintance.getState(), game);
beforeEach(() => useAcquaintance.setState(mendedGames(null)));

test('KNOW-01 a game is asked about once, each by itself', () => {
  wasAsked('baloot');
  expect([now('baloot').asked, now('turup').asked]).toEqual([true, false]);
});

test('KNOW-02 the first three matches have hints, however often their page is loaded; without the question none has', () => {
  expect(isHinted(now('baloot'))).toBe(false);
  wasAsked('baloot');
  const hinted = ['a', 'a', 'b', 'c', 'c', 'd'].map(match => {
    matchBegun('baloot', match);
    return isHinted(now('baloot'));
  });
  expect(hinted).toEqual([true, true, true, true, true, false]);
});

test.each([
  ['nothing', null],
  ['a word', 'x'],
  ['odd games', { games: { baloot: 7, turup: { asked: 'yes', matches: 1 }, trunfo: { asked: true, matches: 0.5 } } }],
])('what was kept and is odd is forgotten: %s', (_, kept) => {
  expect(mendedGames(kept)).toEqual({ games: {} });
});

test('what was kept stays', () => {
  const games = { baloot: { asked: true, matches: 2, last: 'm' } };
  expect(mendedGames({ games })).toEqual({ games });
});
