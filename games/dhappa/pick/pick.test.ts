import { expect, test } from 'vitest';
import { type MidRound, midRound, playedWords } from '../proof/mid-round.ts';
import { write } from '../words.ts';
import { depthsOf } from './pick.ts';

const TEAM = ['A 5H 6H 7H'];
const THEIRS = ['B 5H 6H 7H'];

test.each<readonly [string, MidRound, string, string]>([
  [
    '3.1 a pick comes first',
    { hand: 'KC 9S 4H' },
    'drop:KC run:KC,9S,4H undo back',
    'wrong-phase wrong-phase wrong-phase wrong-phase',
  ],
  ['3.1 one pick', { hand: 'KC 9S 4H', pile: '5H' }, 'draw draw pick:1', 'ok wrong-phase wrong-phase'],
  ['3.1 only the seat in turn', { hand: 'KC 9S 4H' }, 'draw@1 draw drop:KD@1', 'not-your-turn ok not-your-turn'],
  [
    '3.1 nobody plays on for another',
    { hand: 'KC 9S 4H' },
    'draw drop:KC undo@0 draw drop:KD',
    'ok ok not-your-turn ok ok',
  ],
  ['3.3 at least one card', { hand: 'KC 9S 4H', pile: '8H', runs: TEAM }, 'pick:0', 'bad-count'],
  ['3.3 no more than there are', { hand: 'KC 9S 4H', pile: '8H', runs: TEAM }, 'pick:2', 'bad-count'],
  ['3.3 nothing from an empty pile', { hand: 'KC 9S 4H' }, 'pick:1', 'bad-count'],
  ['3.4 it fits nowhere', { hand: '4C 9D JD', pile: '3S', runs: TEAM }, 'pick:1', 'deepest-not-playable'],
  ['3.4 too few would stay', { hand: '4C', pile: '8H', runs: TEAM }, 'pick:1', 'hand-floor'],
  ['3.4 with another picked card enough stay', { hand: '4C', pile: '8H KD', runs: TEAM }, 'pick:2', 'ok'],
  ['3.5 on an end', { hand: '4C 9D', pile: '8H', runs: TEAM }, 'pick:1', 'ok'],
  ['3.5 not on theirs', { hand: '4C 9D', pile: '8H', runs: THEIRS }, 'pick:1', 'deepest-not-playable'],
  ['3.5 in a set', { hand: '4C 9D', pile: 'AD', runs: ['A set AS AH AC'] }, 'pick:1', 'ok'],
  ['3.5 beyond a gap', { hand: '8H 4C 9D', pile: '9H', runs: TEAM }, 'pick:1', 'ok'],
  ['3.5 beyond a gap with a wild', { hand: '2S 4C 9D', pile: '3H', runs: TEAM }, 'pick:1', 'ok'],
  ['3.5 with a picked card in the gap', { hand: '4C 9D', pile: '9H 8H', runs: TEAM }, 'pick:2', 'ok'],
  ['3.5 not over an open gap', { hand: 'KC 9S', pile: '9H', runs: TEAM }, 'pick:1', 'deepest-not-playable'],
  ['3.5 by a shift', { hand: '4C 9D', pile: '6H', runs: ['A 5H 2C 7H'] }, 'pick:1', 'ok'],
  [
    '3.5 not by a shift of theirs',
    { hand: '4C 9D', pile: '6H', runs: ['B 5H 2C 7H'] },
    'pick:1',
    'deepest-not-playable',
  ],
  ['3.5 by a swap of theirs', { hand: '4C 9D', pile: '6H', runs: ['B 5H JK 7H'] }, 'pick:1', 'ok'],
  ['3.5 a swap brings a card', { hand: '4C', pile: '6H', runs: ['A 5H JK 7H'] }, 'pick:1', 'ok'],
  ['3.5 in a new run', { hand: '9S 10S 4D 5D', pile: 'JS' }, 'pick:1', 'ok'],
  ['3.5 in a new run with a wild', { hand: '9S JK 4D 5D', pile: 'JS' }, 'pick:1', 'ok'],
  ['3.5 in a new run of wilds', { hand: '2S JK 4D 5D', pile: 'JS' }, 'pick:1', 'ok'],
  ['3.5 in a new set', { hand: '3S JK 4D 5D', pile: '3H' }, 'pick:1', 'ok'],
  ['3.5 a wild in a new run', { hand: '9S 4D 10S 5C', pile: 'JK' }, 'pick:1', 'ok'],
  [
    '3.5 a wild has no room',
    { hand: 'KC 9S 4D', pile: 'JK', runs: ['A 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH'] },
    'pick:1',
    'deepest-not-playable',
  ],
  ['3.5 in the opening', { hand: '9S 10S 4D 5C', pile: 'JS', opened: false }, 'pick:1', 'ok'],
  ['3.5 not with a wild in it', { hand: '9S JK 4D 5C', pile: 'JS', opened: false }, 'pick:1', 'deepest-not-playable'],
  ['3.5 after the opening', { hand: '7C 8C 9C 4D KD', pile: '8H', opened: false, runs: TEAM }, 'pick:1', 'ok'],
  ['3.5 on the opening itself', { hand: '7C 8C 9C 4D KD', pile: 'JK', opened: false }, 'pick:1', 'ok'],
  [
    '3.5 no opening, no pick',
    { hand: '7C 8C 4D KD', pile: '8H', opened: false, runs: TEAM },
    'pick:1',
    'deepest-not-playable',
  ],
  ['3.5 a card serves once', { hand: '7C 8C 9C 4D 6D', pile: 'JC', opened: false }, 'pick:1', 'deepest-not-playable'],
  [
    '3.5 after the opening too few stay',
    { hand: '7C 8C 9C 4D', pile: '8H', opened: false, runs: TEAM },
    'pick:1',
    'hand-floor',
  ],
  [
    '3.5 jokers to be won do not count',
    { hand: '7C 9S KD', pile: '9H', runs: ['A 5H 6H 7H', 'B 6C JK 8C'] },
    'pick:1',
    'deepest-not-playable',
  ],
  [
    '3.6 no discard before it lies',
    { hand: '9C 4D 6D', pile: '8H 3C', runs: TEAM },
    'pick:2 drop:9C add:r1:high:8H drop:9C',
    'ok must-play-deepest ok ok',
  ],
  [
    '3.6 other plays may come first',
    { hand: '9C 10C JC 4D 6D', pile: '8H', runs: TEAM },
    'pick:1 run:9C,10C,JC drop:4D add:r1:high:8H drop:4D',
    'ok ok must-play-deepest ok ok',
  ],
  [
    '3.6 a wild is due too',
    { hand: '9C 4D 6D', pile: 'JK', runs: TEAM },
    'pick:1 drop:9C add:r1:high:JK drop:9C',
    'ok must-play-deepest ok ok',
  ],
  [
    '3.6 due again when taken back',
    { hand: '9C 4D 6D', pile: '8H', runs: TEAM },
    'pick:1 add:r1:high:8H undo drop:9C',
    'ok ok ok must-play-deepest',
  ],
  [
    '3.7 first of all',
    { hand: '9C 10C JC 4D 6D', pile: '8H', runs: TEAM, options: { npickTiming: 'firstAction' } },
    'pick:1 run:9C,10C,JC add:r1:high:8H run:9C,10C,JC',
    'ok must-play-deepest ok ok',
  ],
  [
    '3.7 so not after an opening',
    { hand: '7C 8C 9C 4D KD', pile: '8H', opened: false, runs: TEAM, options: { npickTiming: 'firstAction' } },
    'pick:1',
    'deepest-not-playable',
  ],
  [
    '3.8 a wild is free',
    { hand: '9C 4D 6D', pile: 'JK', opened: false, options: { npickWildFree: true } },
    'pick:1 drop:JK',
    'ok ok',
  ],
  [
    '3.8 a natural card is not',
    { hand: '9C 4D 6D', pile: '8H', options: { npickWildFree: true } },
    'pick:1',
    'deepest-not-playable',
  ],
  [
    '3.8 the card turned up is free',
    { hand: '9C 4D 6D', pile: '8H', opened: false, options: { initialDiscard: 'turnUp' } },
    'pick:1 drop:8H',
    'ok ok',
  ],
  [
    '3.8 for the first player only',
    { hand: '9C 4D 6D', pile: '8H', options: { initialDiscard: 'turnUp' } },
    'draw drop:9C pick:2',
    'ok ok deepest-not-playable',
  ],
  [
    '3.9 back, and pick again',
    { hand: '9C 4D 6D', pile: '8H 3C', runs: TEAM },
    'pick:2 back pick:2 back',
    'ok ok ok already-cancelled',
  ],
  [
    '3.9 not after a play',
    { hand: '9C 4D 6D', pile: '8H 3C', runs: TEAM },
    'pick:2 add:r1:high:8H back',
    'ok ok cancel-too-late',
  ],
  ['3.9 a draw stays', { hand: '9C 4D 6D' }, 'draw back', 'ok nothing-to-cancel'],
])('[DHA-%s]', (_, given, words, codes) => {
  expect(playedWords(midRound(given), words).codes).toBe(codes);
});

test('[DHA-3.2] the top of the draw pile goes to the hand', () => {
  const { state } = playedWords(midRound({ hand: '9C', draw: '5D JC' }), 'draw');
  expect([state.hands[0]?.cards, state.draw.cards, state.turn.drawn]).toEqual([['9C#1', 'JC#1'], ['5D#1'], 'JC#1']);
});

test('[DHA-3.3] the top n cards go to the hand, and everybody knows them there', () => {
  const { state } = playedWords(midRound({ hand: '4D KC', pile: '6S 8H 3C', runs: TEAM }), 'pick:2');
  expect(state.discards).toEqual(['6S#1']);
  expect(state.hands[0]).toEqual({ cards: ['8H#1', '4D#1', '3C#1', 'KC#1'], shown: ['8H#1', '3C#1'], hidden: 0 });
  expect(state.turn).toMatchObject({ taken: ['8H#1', '3C#1'], duty: '8H#1' });
});

test('[DHA-3.9] a cancelled pick leaves everything as it was', () => {
  const before = midRound({ hand: '9C 4D 6D', pile: '8H 3C', runs: TEAM });
  const { state } = playedWords(before, 'pick:2 back');
  expect({ ...state, turn: before.turn }).toEqual(before);
  expect(state.turn.cancelled).toBe(true);
});

test('[DHA-3.4] every depth comes with its plan, or with the reason against it', () => {
  const state = midRound({ hand: '4C 9D JD', pile: 'KD 8H 3S', runs: TEAM });
  const told = depthsOf(state, 0).map(depth => (depth.ok ? depth.value.plan.map(write).join(' ') : depth.reason));
  expect(told).toEqual(['deepest-not-playable', 'add:r1:high:8H#1', 'deepest-not-playable']);
});
