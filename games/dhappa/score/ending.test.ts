import { expect, test } from 'vitest';
import { dhappa } from '../index.ts';
import { rulesOf } from '../proof/fixture.ts';
import { type MidRound, midRound, playedWords } from '../proof/mid-round.ts';
import type { DhappaState, RoundResult } from '../state.ts';
import { verdict } from './ending.ts';

const LOCK = ['A 5H 6H 7H', 'A 9S 10S JS', 'A 3D 4D 5D'];

test.each<readonly [string, MidRound, string, RoundResult | undefined]>([
  [
    '9.1 the last card',
    { hand: '8H', runs: LOCK, draw: '10C QS' },
    'draw add:r1:high:8H drop:QS',
    { winner: 0, by: 0, how: 'wentOut' },
  ],
  [
    '9.1 a 2 as well',
    { hand: '8H', runs: LOCK, draw: '10C 2S', pile: '6S' },
    'draw add:r1:high:8H drop:2S',
    { winner: 0, by: 0, how: 'wentOut' },
  ],
  [
    '9.1 on the last draw too',
    { hand: '8H', runs: LOCK, draw: 'QS' },
    'draw add:r1:high:8H drop:QS',
    { winner: 0, by: 0, how: 'wentOut' },
  ],
  [
    '9.1 not with a card in hand',
    { hand: '8H 4C', runs: LOCK, draw: '10C QS' },
    'draw add:r1:high:8H drop:QS',
    undefined,
  ],
  ['9.2 the last draw', { hand: '9C 4D 6D', draw: 'JC' }, 'draw drop:9C', { winner: null, by: null, how: 'exhausted' }],
  [
    '9.3 a pick postpones it',
    { hand: '9C 4D 6D', draw: 'JC', pile: '8H', runs: LOCK },
    'pick:1 add:r1:high:8H drop:9C',
    undefined,
  ],
  [
    '9.4 fewer cards win',
    { hand: '9C 4D', draw: 'JC', options: { drawTieBreak: 'fewestCards' } },
    'draw drop:9C',
    { winner: 0, by: null, how: 'fewestCards' },
  ],
  [
    '9.4 as many do not',
    { hand: '9C 4D 6D KC', draw: 'JC', options: { drawTieBreak: 'fewestCards' } },
    'draw drop:9C',
    { winner: null, by: null, how: 'exhausted' },
  ],
])('[DHA-%s]', (_, given, words, result) => {
  const { state, codes } = playedWords(midRound(given), words);
  expect(codes).toMatch(/^(?:ok ?)+$/);
  expect(state.rounds.at(-1)).toEqual(result);
});

test('[DHA-9.1] all hands are shown, and nobody plays on', () => {
  const { state, codes } = playedWords(
    midRound({ hand: '8H', runs: LOCK, draw: '10C QS' }),
    'draw add:r1:high:8H drop:QS draw@1',
  );
  expect(codes).toBe('ok ok ok round-over');
  expect(dhappa.view(state, 'rail').hands).toEqual(state.hands);
  expect(state.hands.map(hand => hand.shown.length)).toEqual([0, 4, 4, 4]);
});

test('[DHA-10.1] a single round decides', () => {
  const { state } = playedWords(midRound({ hand: '8H', runs: LOCK, draw: '10C QS' }), 'draw add:r1:high:8H drop:QS');
  expect(dhappa.outcome(state)).toEqual({ winner: 0, scores: [1, 0], by: 'wentOut' });
  const drawn = playedWords(midRound({ hand: '9C 4D 6D', draw: 'JC' }), 'draw drop:9C').state;
  expect(dhappa.outcome(drawn)).toEqual({ winner: null, scores: [0, 0], by: 'exhausted' });
});

const rounds = (text: string): RoundResult[] =>
  [...text].map(letter => {
    const winner = letter === '-' ? null : letter === 'A' ? 0 : 1;
    return { winner, by: winner, how: 'wentOut' };
  });

test.each([
  ['bestOf3', 'A', undefined],
  ['bestOf3', 'AB', undefined],
  ['bestOf3', 'AA', 'A 2:0 roundsWon'],
  ['bestOf3', 'BAB', 'B 1:2 roundsWon'],
  ['bestOf3', '-A--', undefined],
  ['bestOf3', '-A---', 'A 1:0 roundsPlayed'],
  ['bestOf3', '-A--B', '- 1:1 roundsPlayed'],
  ['bestOf5', 'ABAB', undefined],
  ['bestOf5', 'ABABA', 'A 3:2 roundsWon'],
  ['bestOf5', 'AB------', undefined],
  ['bestOf5', 'AB-------', '- 1:1 roundsPlayed'],
] as const)('[DHA-10.2] %s after %s: %s', (match, played, expected) => {
  const outcome = verdict({ options: rulesOf({ match }), rounds: rounds(played) });
  const winner = outcome && (outcome.winner === null ? '-' : 'AB'.charAt(outcome.winner));
  expect(outcome && `${winner} ${outcome.scores.join(':')} ${outcome.by}`).toBe(expected);
});

test('[DHA-10.2] between two rounds the house pauses', () => {
  const { state } = playedWords(
    midRound({ hand: '8H', runs: LOCK, draw: '10C QS', options: { match: 'bestOf3' } }),
    'draw add:r1:high:8H drop:QS',
  );
  expect(dhappa.waits(state)).toMatchObject([{ on: 'house', lapse: { kind: 'proceed' } }]);
  expect(dhappa.outcome(state)).toBeUndefined();
});

const leave = (state: DhappaState, seat: number): DhappaState => {
  const decision = dhappa.decide(state, 'house', { kind: 'left', seat });
  return decision.ok ? decision.after : state;
};

test('[DHA-11.6] a team that nobody plays for loses the round, and a single round is the match', () => {
  const state = midRound({ hand: '8H 9H' });
  expect(dhappa.outcome(leave(state, 2))).toEqual({ winner: 1, scores: [0, 1], by: 'left' });
  expect(dhappa.decide(state, 0, { kind: 'left', seat: 2 })).toEqual({ ok: false, reason: 'not-the-house' });
  expect(dhappa.decide(state, 'house', { kind: 'left', seat: 4 })).toEqual({ ok: false, reason: 'not-a-seat' });
});

test('[DHA-11.6] in a longer match the round is lost, the match goes on, and the rounds decide', () => {
  const state = midRound({ hand: '8H 9H', options: { match: 'bestOf3' } });
  const after = leave(state, 2);
  expect(after).toMatchObject({ phase: 'summary', rounds: [{ winner: 1, by: null, how: 'left' }] });
  expect(dhappa.outcome(after)).toBeUndefined();
  expect(dhappa.waits(after)).toMatchObject([{ on: 'house', lapse: { kind: 'proceed' } }]);
  expect(dhappa.outcome(leave({ ...state, rounds: rounds('B') }, 2))).toEqual({
    winner: 1,
    scores: [0, 2],
    by: 'roundsWon',
  });
});

test('[DHA-11.6] between two rounds there is none to lose', () => {
  const summary = leave(midRound({ hand: '8H 9H', options: { match: 'bestOf5' } }), 2);
  expect(leave(summary, 0)).toEqual(summary);
});
