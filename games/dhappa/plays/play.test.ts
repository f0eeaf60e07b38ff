import { expect, test } from 'vitest';
import { type MidRound, midRound, playedWords } from '../proof/mid-round.ts';

const TEAM = ['A 5H 6H 7H'];

test.each<readonly [string, MidRound, string, string]>([
  [
    '4.1 not with a wild',
    { hand: 'AH KH QH JK 4C 6D', opened: false },
    'draw run:JK,KH,AH run:QH,KH,AH',
    'ok opening-not-pure ok',
  ],
  ['4.1 a set', { hand: '3D 3D#2 3S 4C 6D', opened: false }, 'draw set:3D,3D#2,3S', 'ok ok'],
  [
    '4.1 not a set with a wild',
    { hand: '3D 3D#2 2S 4C 6D', opened: false },
    'draw set:3D,3D#2,2S',
    'ok opening-not-pure',
  ],
  [
    '4.2 at once',
    { hand: 'AH KH QH JK 10S JS 4C 6D', opened: false },
    'draw run:10S,JS,JK run:QH,KH,AH run:10S,JS,JK',
    'ok opening-not-pure ok ok',
  ],
  [
    '4.3 not even on the own runs',
    { hand: '8H 9C 4D', opened: false, runs: TEAM },
    'draw add:r1:high:8H',
    'ok not-opened',
  ],
  ['4.3 no swap', { hand: '6H 9C 4D', opened: false, runs: ['B 5H JK 7H'] }, 'draw swap:r1:6H', 'ok not-opened'],
  ['4.3 no shift', { hand: '6H 9C 4D', opened: false, runs: ['A 5H 2C 7H'] }, 'draw shift:r1:6H:low', 'ok not-opened'],
  [
    '4.3 no merge',
    { hand: '9C 4D KC', opened: false, runs: [...TEAM, 'A 8H 9H 10H'] },
    'draw merge:r1:r2',
    'ok not-opened',
  ],
  ['5.1 a run', { hand: '9C 10C 4D KC' }, 'draw run:9C,10C,JC', 'ok ok'],
  ['5.1 not a run', { hand: '9C 10C 4D KC' }, 'draw run:9C,10C,KC', 'ok not-consecutive'],
  ['5.2 several at once', { hand: '8H 9H 10H 4D KC', runs: TEAM }, 'draw add:r1:high:8H,9H,10H', 'ok ok'],
  [
    '5.2 outward',
    { hand: '4H 3H 4D KC', runs: TEAM },
    'draw add:r1:low:3H,4H add:r1:low:4H,3H',
    'ok not-consecutive ok',
  ],
  ['5.2 wilds among them', { hand: 'JK 9H 4D KC', runs: TEAM }, 'draw add:r1:high:JK,9H', 'ok ok'],
  ['5.2 not above the Ace', { hand: 'JK 4D KC', runs: ['A QH KH AH'] }, 'draw add:r1:high:JK', 'ok out-of-range'],
  ['5.2 not below the 3', { hand: 'AH 4D KC', runs: ['A 3H 4H 5H'] }, 'draw add:r1:low:AH', 'ok out-of-range'],
  ['5.2 its suit', { hand: '8C 4D KC', runs: TEAM }, 'draw add:r1:high:8C', 'ok wrong-suit'],
  ['5.2 no rank twice', { hand: '6H#2 4D KC', runs: TEAM }, 'draw add:r1:high:6H#2', 'ok duplicate-rank'],
  ['5.2 a joker there is swapped', { hand: '6H 4D KC', runs: ['A 5H JK 7H'] }, 'draw add:r1:high:6H', 'ok use-swap'],
  ['5.2 a 2 there is shifted', { hand: '6H 4D KC', runs: ['A 5H 2C 7H'] }, 'draw add:r1:high:6H', 'ok use-shift'],
  ['5.2 past a 2 at the end', { hand: '3C 4D KC', runs: ['A 2H 5C 6C'] }, 'draw add:r1:low:3C', 'ok ok'],
  [
    '5.2 a set takes its rank',
    { hand: 'AD KD 4D', runs: ['A set AS AH AC'] },
    'draw add:r1:high:KD add:r1:high:AD',
    'ok wrong-rank ok',
  ],
  ['5.2 and wilds', { hand: '2D JK 4D KC', runs: ['A set AS AH AC'] }, 'draw add:r1:high:2D,JK', 'ok ok'],
  [
    '2.8 wilds later',
    { hand: '2D 4D KC', runs: ['A set AS AH AC'], options: { newSetWild: 'pureStart' } },
    'draw add:r1:high:2D',
    'ok ok',
  ],
  [
    '2.8 suits later',
    { hand: 'AS#2 4D KC', runs: ['A set AS AH AC'], options: { setSuits: 'distinct' } },
    'draw add:r1:high:AS#2',
    'ok duplicate-suit',
  ],
  ['5.3 not on theirs', { hand: '8H 4D KC', runs: ['B 5H 6H 7H'] }, 'draw add:r1:high:8H', 'ok not-your-team'],
  ['5.3 no such run', { hand: '8H 4D KC', runs: TEAM }, 'draw add:r2:high:8H', 'ok no-such-run'],
  ['5.3 no shift of theirs', { hand: '6H 4D KC', runs: ['B 5H 2C 7H'] }, 'draw shift:r1:6H:low', 'ok not-your-team'],
  [
    '5.3 no merge with theirs',
    { hand: '9C 4D KC', runs: [...TEAM, 'B 8H 9H 10H'] },
    'draw merge:r1:r2',
    'ok not-your-team',
  ],
  [
    '5.4 cards in hand',
    { hand: '8H 4D KC', runs: TEAM },
    'draw add:r1:high:8H#2 run:9S,10S,JS',
    'ok not-in-hand not-in-hand',
  ],
  ['5.4 each once', { hand: '8H 4D KC', runs: TEAM }, 'draw add:r1:high:8H,8H', 'ok same-card-twice'],
  ['5.5 adjoining', { hand: '9C 4D KC', runs: [...TEAM, 'A 8H 9H 10H'] }, 'draw merge:r1:r2', 'ok ok'],
  ['5.5 over a bridge', { hand: '8H JK 4D KC', runs: [...TEAM, 'A 10H JH QH'] }, 'draw merge:r2:r1:8H,JK', 'ok ok'],
  [
    '5.5 the gap is filled',
    { hand: '8H 4D KC', runs: [...TEAM, 'A 10H JH QH'] },
    'draw merge:r1:r2:8H merge:r1:r2',
    'ok gap-not-filled gap-not-filled',
  ],
  [
    '5.5 the bridge fits',
    { hand: '7H#2 4D KC', runs: [...TEAM, 'A 9H 10H JH'] },
    'draw merge:r1:r2:7H#2',
    'ok bridge-does-not-fit',
  ],
  [
    '5.5 no bridge too many',
    { hand: '2C 8H 4D KC', runs: [...TEAM, 'A 8H#2 9H 10H'] },
    'draw merge:r1:r2:2C',
    'ok bridge-not-needed',
  ],
  [
    '5.5 nor too long',
    { hand: '2C 8H 4D KC', runs: [...TEAM, 'A 9H 10H JH'] },
    'draw merge:r1:r2:8H,2C',
    'ok bridge-too-long',
  ],
  ['5.5 no overlap', { hand: '9C 4D KC', runs: [...TEAM, 'A 7H#2 8H 9H'] }, 'draw merge:r1:r2', 'ok overlap'],
  [
    '5.5 not even of a wild',
    { hand: '9C 4D KC', runs: ['A 5H 6H JK', 'A 7H 8H 9H'] },
    'draw merge:r1:r2',
    'ok overlap',
  ],
  ['5.5 one suit', { hand: '9C 4D KC', runs: [...TEAM, 'A 8S 9S 10S'] }, 'draw merge:r1:r2', 'ok suit-mismatch'],
  [
    '5.5 no sets',
    { hand: '9C 4D KC', runs: ['A set AS AH AC', 'A QS KS AS#2'] },
    'draw merge:r1:r2',
    'ok sets-do-not-merge',
  ],
  ['5.5 two runs', { hand: '9C 4D KC', runs: TEAM }, 'draw merge:r1:r1', 'ok same-run'],
  [
    '5.5 own runs',
    { hand: '5C 6C 7C 4D KC', runs: ['A 8C 9C 10C'], options: { mergeScope: 'own' } },
    'draw run:5C,6C,7C drop:4D draw drop:KD draw merge:r1:r2',
    'ok ok ok ok ok ok not-your-run',
  ],
  [
    '5.6 as often as there is a play',
    { hand: '8H 9H 4D KC', runs: TEAM },
    'draw add:r1:high:8H add:r1:high:9H undo undo undo',
    'ok ok ok ok ok nothing-to-undo',
  ],
  ['5.6 not the pick', { hand: '9C 4D KC' }, 'draw undo', 'ok nothing-to-undo'],
])('[DHA-%s]', (_, given, words, codes) => {
  expect(playedWords(midRound(given), words).codes).toBe(codes);
});

test('[DHA-5.5] wilds keep their ranks, and the first run keeps its name', () => {
  const { state } = playedWords(
    midRound({ hand: 'JK 4D KC', runs: ['A 8H 9H 2C', 'A 4H 5H 6H'] }),
    'draw merge:r1:r2:JK',
  );
  expect(state.runs).toMatchObject([
    { id: 'r1', low: 4, cards: ['4H#1', '5H#1', '6H#1', 'JK#1', '8H#1', '9H#1', '2C#1'] },
  ]);
});

test('[DHA-2.9] the same run may lie twice', () => {
  const { state } = playedWords(midRound({ hand: '5H#2 6H#2 7H#2 4D KC', runs: TEAM }), 'draw run:5H#2,6H#2,7H#2');
  expect(state.runs.map(run => run.cards.length)).toEqual([3, 3]);
});

test.each<readonly [string, MidRound, string]>([
  ['a meld that opened', { hand: '7C 8C 9C 4D KC', opened: false }, 'run:7C,8C,9C'],
  ['a meld', { hand: '7C 8C JK 4D KC' }, 'run:7C,8C,JK'],
  ['cards on both ends', { hand: '4H 8H 2C 4D KC', runs: TEAM }, 'add:r1:low:4H add:r1:high:8H,2C'],
  [
    'a swap and the joker laid again',
    { hand: '6H 4D KC', runs: ['B 5H JK 7H', 'A 7C 8C 9C'] },
    'swap:r1:6H add:r2:high:JK',
  ],
  ['a shift', { hand: '6H 4D KC', runs: ['A 5H 2C 7H'] }, 'shift:r1:6H:low'],
  ['a parked 2', { hand: '9S 4D KC', runs: ['A 3S 4S 5S 6S 7S 8S 2D 10S JS QS KS AS'] }, 'shift:r1:9S'],
  ['a merge', { hand: '8H 4D KC', runs: [...TEAM, 'A 7C 8C 9C', 'A 9H 10H JH'] }, 'merge:r3:r1:8H'],
  ['a picked card', { hand: '9H 4D KC', pile: '8H 6D', runs: TEAM }, 'add:r1:high:8H,9H'],
])('[DHA-5.6] taken back as if it had not been: %s', (_, given, words) => {
  const before = playedWords(midRound(given), given.pile ? 'pick:2' : 'draw').state;
  const laid = playedWords(before, words);
  expect(laid.codes).not.toMatch(/[a-z]{3}/);
  expect(laid.state).not.toEqual(before);
  expect(playedWords(laid.state, words.replace(/\S+/g, 'undo')).state).toEqual(before);
});
