import { expect, test } from 'vitest';
import { shapeIn } from '../proof/fixture.ts';
import { type MidRound, midRound, playedWords } from '../proof/mid-round.ts';
import { distanceToLock, lockOf } from '../score/lock.ts';

const LOCK = ['A 5H 6H 7H', 'A 9S 10S JS', 'A 3D 4D 5D'];
const TWO_RUNS = LOCK.slice(0, 2);

test.each<readonly [string, MidRound, string, string]>([
  [
    '7.1 one stays with the Lock',
    { hand: '8H', runs: LOCK, draw: '10C QS' },
    'draw add:r1:high:8H drop:QS',
    'ok ok ok',
  ],
  ['7.1 two stay without', { hand: '8H 4C', runs: TWO_RUNS }, 'draw add:r1:high:8H', 'ok ok'],
  ['7.1 the play that makes the Lock', { hand: '3D 4D 5D', runs: TWO_RUNS }, 'draw run:3D,4D,5D', 'ok ok'],
  ['7.1 a swap keeps the number', { hand: '6H', runs: ['A 5H JK 7H'] }, 'draw swap:r1:6H', 'ok ok'],
  [
    '7.2 never the last card',
    { hand: '8H', runs: LOCK, draw: '10C QS' },
    'draw add:r1:high:8H add:r2:high:QS',
    'ok ok must-keep-discard',
  ],
  ['7.2 nor all at once', { hand: '8H', runs: LOCK, draw: '10C 9H' }, 'draw add:r1:high:8H,9H', 'ok must-keep-discard'],
  [
    '7.3 not down to one',
    { hand: '8H', runs: TWO_RUNS, draw: '10C QS' },
    'draw add:r1:high:8H drop:8H',
    'ok no-lock-keep-two ok',
  ],
  [
    '7.3 a merge that breaks the Lock',
    { hand: '8H', runs: ['A 5H 6H 7H', 'A 9H 10H JH', LOCK[2] ?? ''] },
    'draw merge:r1:r2:8H add:r1:high:8H merge:r1:r2',
    'ok no-lock-keep-two ok no-lock-keep-two',
  ],
  [
    '7.3 a wild that breaks the Lock',
    { hand: '2C', runs: ['A 5H JK 2D', ...LOCK.slice(1)] },
    'draw add:r1:low:2C',
    'ok no-lock-keep-two',
  ],
  ['7.4 it ends the turn', { hand: 'KC 9S 4H' }, 'draw drop:KC draw', 'ok ok ok'],
  ['7.4 a card of the hand', { hand: 'KC 9S 4H' }, 'draw drop:KD', 'ok not-in-hand'],
  [
    '7.6 a joker on the pile may be picked',
    { hand: 'JK 9C 4D', runs: ['B 5H 6H 7H'] },
    'draw drop:JK pick:1 add:r1:high:JK',
    'ok ok ok ok',
  ],
])('[DHA-%s]', (_, given, words, codes) => {
  expect(playedWords(midRound(given), words).codes).toBe(codes);
});

test('[DHA-7.4] the discard lies on top, and the next seat picks', () => {
  const { state } = playedWords(midRound({ hand: 'KC 9S 4H', pile: '6S' }), 'draw drop:KC');
  expect([state.discards, state.turn.seat, state.phase]).toEqual([['6S#1', 'KC#1'], 1, 'pick']);
});

test('[DHA-7.5] a discarded 2 burns the pile and itself', () => {
  const { state, codes } = playedWords(midRound({ hand: '2S 9C 4D', pile: '6S 8H' }), 'draw drop:2S pick:1');
  expect([state.discards, state.burnt, codes]).toEqual([[], ['6S#1', '8H#1', '2S#1'], 'ok ok bad-count']);
  expect(playedWords(midRound({ hand: '2S 9C 4D' }), 'draw drop:2S').state.burnt).toEqual(['2S#1']);
});

const W0 = 'A 5H 6H 7H';
const W1 = 'A 7C JK 9C';
const W2 = 'A 4C 2D 2D#2';
const W2B = 'A JK#2 2C 9H 10H';
const W3 = 'A 6D 2H 2H#2 2H#3';
const FULL = 'A 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS';

const runsIn = (texts: readonly string[]) =>
  texts.map(text => {
    const [laid = '', parked = ''] = text.slice(2).split(' / ');
    const cards = laid.split(' ');
    return shapeIn(cards[0] === 'set' ? { set: cards.slice(1) } : { cards, parked: parked.split(' ').filter(Boolean) });
  });

test.each([
  ['8.1 three pure runs', [W0, W0, W0], 3, true, 0],
  ['8.1 two are not enough', [W0, W0], 3, false, null],
  ['8.1 four wilds together', [W0, W2, W2B], 3, true, 4],
  ['8.1 five are too many', [W1, W2, W2B], 3, false, 5],
  ['8.1 three in one are too many', [W0, W0, W3], 3, false, null],
  ['8.1 the best three count', [W2, W2B, W3, W0, W1], 3, true, 3],
  ['8.1 sets count', [W0, W0, 'A set AS AH JK'], 3, true, 1],
  ['8.2 a parked 2 counts', [`${FULL} / 2S`, W2, W1], 3, true, 4],
  ['8.2 and so does a second', [`${FULL} / 2S 2H`, W2, W1], 3, false, 5],
  ['8.4 short runs do not count', [W0, W0, FULL], 7, false, null],
  ['8.4 complete runs do', [FULL, FULL, FULL], 12, true, 0],
  ['8.4 a parked 2 is no card of it', [`${FULL.slice(0, -3)} / 2S`, FULL, FULL], 12, false, null],
] as const)('[DHA-%s]', (_, runs, lockMinLength, locked, bestTotal) => {
  expect(lockOf(runsIn(runs), { lockMinLength })).toMatchObject({ locked, bestTotal });
});

test('[DHA-8.3] gained, lost, and gained again', () => {
  const start = midRound({ hand: '8H 2C JC 6C 9C', runs: ['A 5H JK 2D', ...LOCK.slice(1)], draw: '10C' });
  const locked = (words: string) => lockOf(playedWords(start, words).state.runs, start.options).locked;
  expect(['draw', 'draw add:r1:low:2C', 'draw add:r1:low:2C undo'].map(locked)).toEqual([true, false, true]);
});

test.each([
  ['nothing yet', [], 3, { runs: 3, cards: 9, wilds: 0 }],
  ['one run short', [W0, W1], 3, { runs: 1, cards: 3, wilds: 0 }],
  ['a wild too many', [W1, W2, W2B], 3, { runs: 0, cards: 0, wilds: 1 }],
  ['a run too wild is none', [W0, W0, W3], 3, { runs: 1, cards: 3, wilds: 0 }],
  ['there', [W0, W1, W2], 3, { runs: 0, cards: 0, wilds: 0 }],
  ['runs too short', [W0, W0, FULL], 7, { runs: 0, cards: 8, wilds: 0 }],
  ['a run to begin', [FULL, FULL], 12, { runs: 1, cards: 12, wilds: 0 }],
] as const)('[DHA-8.1] the distance to the Lock: %s', (_, runs, lockMinLength, distance) => {
  expect(distanceToLock(runsIn(runs), { lockMinLength })).toEqual(distance);
});
