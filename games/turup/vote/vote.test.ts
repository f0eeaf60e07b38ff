import { cards, SUITS, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { turup } from '../index.ts';
import type { TurupOptions } from '../options.ts';
import { after, ballots, dealt, lapse, proceed, refusal, rolled, vote } from '../proof/tests.ts';
import { autoVote, type Ballot, isWeak, tally } from './vote.ts';

const voting = (changed: Partial<TurupOptions> = {}) => after(dealt(changed), proceed);

test('[TUR-3.1] all four are awaited, with five cards, and vote in any order', () => {
  const state = voting();
  expect(turup.waits(state).map(wait => wait.on)).toEqual([0, 1, 2, 3]);
  expect(state.hands.map(hand => hand.cards.length)).toEqual([5, 5, 5, 5]);
  const half = after(state, vote(3, 'C'), vote(1, 'H'));
  expect(turup.waits(half).map(wait => wait.on)).toEqual([0, 2]);
  expect(after(half, vote(2, 'H'), vote(0, 'S')).trump).toBe('H');
});

test('[TUR-3.2] a ballot is final', () => {
  const state = after(voting(), vote(1, 'H'));
  expect(refusal(state, ...vote(1, 'S'))).toBe('already-voted');
  expect(refusal(state, ...lapse(1))).toBe('already-voted');
  expect(turup.offers(state, 1)).toEqual([]);
  expect(turup.offers(state, 0)).toEqual(SUITS.map(suit => ({ kind: 'vote', suit })));
  expect(refusal(dealt(), ...vote(0, 'S'))).toBe('wrong-phase');
});

test('[TUR-3.3] the fourth ballot opens all of them to everybody', () => {
  const before = after(voting(), ...ballots('HHS'));
  expect(before.votes[0]?.result).toBeNull();
  const seen = turup.view(after(before, vote(3, 'D')), 'rail');
  expect(seen.votes).toEqual([
    { among: SUITS, ballots: ['H', 'H', 'S', 'D'], result: { tied: ['H'], by: 'majority', trump: 'H' } },
  ]);
  expect(seen).toMatchObject({ phase: 'bid', trump: 'H' });
});

const counted = (letters: string, tieBreak: TurupOptions['tieBreak'], caller: number, round = 1) => {
  const given = [...letters].map((letter): Ballot => SUITS.find(suit => suit === letter) ?? 'none');
  const { tied, by, trump } = tally({ among: SUITS, ballots: given }, caller, tieBreak, round);
  return `${tied.join('')} ${by} ${trump}`;
};

test.each([
  ['3.4', 'HHHH', 'random', 0, 'H majority H'],
  ['3.4', 'HHHS', 'random', 0, 'H majority H'],
  ['3.4', 'CDSC', 'random', 0, 'C majority C'],
  ['3.5', 'CDCD', 'random', 0, 'DC random null'],
  ['3.5', 'CDHS', 'random', 0, 'SHDC random null'],
  ['3.6', 'CDHS', 'trumpCaller', 2, 'SHDC caller H'],
  ['3.6', 'CDCD', 'trumpCaller', 1, 'DC caller D'],
  ['3.6', '-DCH', 'trumpCaller', 0, 'HDC random null'],
  ['3.6', 'CCDH', 'trumpCaller', 2, 'C majority C'],
  ['3.7', 'CDCD', 'revote', 0, 'DC revote null'],
  ['3.8', '-D-C', 'random', 0, 'DC random null'],
  ['3.8', '----', 'random', 0, 'SHDC random null'],
  ['3.8', '---D', 'random', 0, 'D majority D'],
] as const)('[TUR-%s] %s, %s, caller %i: %s', (_, letters, tieBreak, caller, result) => {
  expect(counted(letters, tieBreak, caller)).toBe(result);
});

test('[TUR-3.5] the lot falls on one of the tied suits, in the order S H D C', () => {
  const tied = after(voting(), ...ballots('CDCD'));
  expect(turup.waits(tied)).toMatchObject([{ on: 'house', roll: { kind: 'below', n: 2, label: 'tiebreak' } }]);
  expect(after(tied, rolled('tiebreak', 0)).trump).toBe('D');
  expect(after(tied, rolled('tiebreak', 1))).toMatchObject({ trump: 'C', phase: 'bid' });
  expect(refusal(tied, ...rolled('tiebreak', 2))).toBe('not-a-throw');
});

test('[TUR-3.6] the caller is on the dealer’s left', () => {
  expect(after(voting({ tieBreak: 'trumpCaller' }), ...ballots('CDHS')).trump).toBe('C');
  expect(after(voting({ tieBreak: 'trumpCaller', direction: 'anticlockwise' }), ...ballots('CDHS')).trump).toBe('H');
});

test('[TUR-3.7] one more vote, for a tied suit; then the lot', () => {
  const again = after(voting({ tieBreak: 'revote' }), ...ballots('CDCD'));
  expect(again).toMatchObject({ phase: 'vote', votes: [{ result: { by: 'revote' } }, { among: ['D', 'C'] }] });
  expect(refusal(again, ...vote(0, 'S'))).toBe('suit-not-tied');
  expect(turup.offers(again, 0)).toEqual([
    { kind: 'vote', suit: 'D' },
    { kind: 'vote', suit: 'C' },
  ]);
  expect(new Set([...turup.waits(voting()), ...turup.waits(again)].map(wait => wait.id)).size).toBe(8);
  expect(after(again, ...ballots('CCCD')).trump).toBe('C');
  expect(after(again, ...ballots('DCDC')).phase).toBe('lot');
  expect(after(again, lapse(0), lapse(1), lapse(2)).votes[1]?.ballots).toEqual(['D', 'C', 'D', null]);
});

test('[TUR-3.8] who abstains names no suit', () => {
  const state = after(voting({ missingVote: 'abstain' }), lapse(0), ...ballots('SHHS').slice(1));
  expect(state.votes[0]?.ballots).toEqual(['none', 'H', 'H', 'S']);
  expect(state.trump).toBe('H');
});

test.each<[string, string, Suit]>([
  ['the longest suit', '2S 3S 4S AH KH', 'S'],
  ['of equal length the higher cards', '2C 3C AS 4D 5D', 'D'],
  ['tens count ten', '10C 2C 9D 2D AS', 'C'],
  ['of equal height the first in order', '2C 9C 5D 6D AS', 'D'],
])('[TUR-10.2] the clock votes for %s', (_, hand, suit) => {
  expect(autoVote(cards(hand))).toBe(suit);
});

test('[TUR-10.2] the clock votes for all who have not', () => {
  const state = after(voting(), lapse(0), lapse(1), lapse(2), lapse(3));
  expect(state.votes[0]?.ballots).toEqual(['S', 'H', 'D', 'C']);
});

test.each([
  ['9S 9H 8D 7C 2C', true],
  ['10S 9H 8D 7C 2C', false],
  ['2S 2H 2D 2C AC', false],
])('[TUR-2.6] %s is weak: %s', (hand, weak) => {
  expect(isWeak(cards(hand))).toBe(weak);
});
