import { type MidRound, midRound, playedWords } from '@majlis/dhappa/mid-round';
import { expect, test } from 'vitest';
import { turnFrom, turnOf } from './tests.ts';

/** Three runs without wilds: the Lock, with `lockMinLength` 3. */
const LOCK = ['A 5H 6H 7H', 'A 5C 6C 7C', 'A 9D 10D JD'];
/** A 7 and two 6s. */
const NEARLY = ['A 3H 4H 5H 6H 7H 8H', 'A 5C 6C 7C 8C 9C 10C', 'A 3D 4D 5D 6D 7D 8D 9D'];
const LONG = { lockMinLength: 7 } as const;

const ROWS: readonly (readonly [string, string, MidRound, string])[] = [
  // steady
  ['opens at once', 'steady', { hand: '5H 6H 7H KD 9C 4S JS', opened: false }, 'draw run:5H,6H,7H drop:4S'],
  ['opens long', 'steady', { hand: '5H 6H 7H 8H KD 9C 4S', opened: false }, 'draw run:5H,6H,7H,8H drop:4S'],
  ['has no opening with a wild', 'steady', { hand: '5H JK 7H KD 9C 4S', opened: false }, 'draw drop:4S'],
  [
    'lays natural cards and keeps the wilds',
    'steady',
    { hand: '8H 4H KD 9C 2S JK QS', runs: LOCK, draw: '10C 3S' },
    'draw add:r1:low:4H add:r1:high:8H drop:3S',
  ],
  [
    'wins a joker from the others',
    'steady',
    { hand: '6H KD 9C 4S', runs: ['B 5H JK 7H'] },
    'draw swap:r1:6H run:9C,JK,JC drop:4S',
  ],
  ['shifts a 2', 'steady', { hand: '6H KD 9C 4S', runs: ['A 5H 2D 7H'] }, 'draw shift:r1:6H:low drop:4S'],
  ['goes out', 'steady', { hand: '8H 9H KD', runs: LOCK }, 'draw add:r1:high:8H add:r1:high:9H drop:JC'],
  [
    'goes out with every wild',
    'steady',
    { hand: '9H JK 2S', runs: LOCK, draw: '10C 4S' },
    'draw add:r1:high:JK,9H add:r1:low:2S drop:4S',
  ],
  [
    'keeps wilds that would destroy the Lock',
    'steady',
    { hand: 'JK#2 2S 2H 2D KS', runs: ['A 5H 2C JK 8H', 'A 5C 6C 2C#2', 'A 9D 10D JD'], draw: '10C KH' },
    'draw drop:KS',
  ],
  [
    'merges for the Lock',
    'steady',
    {
      hand: '8H KS QD 4S 7S',
      runs: ['A 4H 5H 6H 7H', 'A 9H 10H JH', 'A 5C 6C 7C 8C 9C 10C JC', ...NEARLY.slice(2)],
      options: LONG,
    },
    'draw merge:r1:r2:8H drop:4S',
  ],
  [
    'makes the Lock with a 2',
    'steady',
    { hand: '2S 2H KC QD 4S 7S', runs: NEARLY, draw: '10C JC', options: LONG },
    'draw add:r2:high:JC add:r1:high:2S drop:4S',
  ],
  [
    'takes a pile that it can lay',
    'steady',
    { hand: '4S 9S KD 3C', runs: ['A 5H 6H 7H'], pile: '8H 9H 10H' },
    'pick:3 run:8H,9H,10H drop:4S',
  ],
  [
    'leaves a pile of odds and ends',
    'steady',
    { hand: '4S 9S KD 3C', runs: ['A 5H 6H 7H'], pile: '8H KC JS QD 3S' },
    'draw drop:4S',
  ],
  [
    'gives the next player nothing to lay',
    'steady',
    { hand: '8H KC 3S', runs: ['B 5H 6H 7H', 'A 5D 6D 7D'], draw: 'JC 9S' },
    'draw drop:3S',
  ],
  [
    'burns a rich pile when behind',
    'steady',
    {
      hand: '2S 10C QS 3S JK 9S',
      others: ['KD 9C', 'QC 8S 3H 7D 4S 6S 5S', 'QD 8C 7S'],
      runs: ['B 5H 6H 7H', 'A 5D 6D 7D'],
      pile: '8H 9H 4H 3H',
      draw: 'JC QH',
    },
    'draw drop:2S',
  ],
  [
    'burns nothing when ahead',
    'steady',
    {
      hand: '2S 10C QS 3S JK 9S',
      others: ['KD 9C 4C 4C#2 4D 4D#2 JD', 'QC 8S 3H 7D 4S 6S 5S', 'QD 8C 7S JS KC KS 5C'],
      runs: ['B 5H 6H 7H', 'A 5D 6D 7D'],
      pile: '8H 9H 4H 3H',
      draw: 'JC QH',
    },
    'draw drop:3S',
  ],
  [
    'leaves a free joker that it would only throw away',
    'steady',
    { hand: '2S', runs: ['A 5H 6H 7H'], pile: 'JK', draw: '10C 4S', options: { npickWildFree: true } },
    'draw drop:4S',
  ],
  // novice
  ['opens at once', 'novice', { hand: '5H 6H 7H KD 9C 4S JS', opened: false }, 'draw run:5H,6H,7H drop:KD'],
  [
    'lays natural cards',
    'novice',
    { hand: '8H 4H KD 9C 2S JK QS 6S 3D', runs: LOCK, draw: '10C 3S' },
    'draw add:r1:low:4H add:r1:high:8H drop:KD',
  ],
  [
    'takes the uppermost card if it can lay it',
    'novice',
    { hand: '4S 9S KD 3C', runs: ['A 5H 6H 7H'], pile: 'KC 8H' },
    'pick:1 add:r1:high:8H drop:KD',
  ],
  [
    'leaves cards that go with nothing',
    'novice',
    { hand: '4S 9S KD 3C', runs: ['A 5H 6H 7H'], pile: '8H KC JS QD 3S' },
    'draw drop:KD',
  ],
  ['goes out', 'novice', { hand: '8H 9H KD', runs: LOCK }, 'draw add:r1:high:8H add:r1:high:9H drop:KD'],
  // greedy
  [
    'takes all it may',
    'greedy',
    { hand: '4S 9S KD 3C', runs: ['A 5H 6H 7H'], pile: '8H KC JS QD 3S' },
    'pick:5 add:r1:high:8H drop:KC',
  ],
  [
    'lays the most natural cards first',
    'greedy',
    { hand: '8H 9S 10S JS KD', runs: ['A 5H 6H 7H'], draw: '10C 4C' },
    'draw run:9S,10S,JS add:r1:high:8H drop:KD',
  ],
  [
    'lays wilds alone where there is room',
    'greedy',
    { hand: '2S 2H 2D KD 9C 4S', runs: ['A 5H 6H 7H'], draw: '10C QS' },
    'draw add:r1:low:2S add:r1:low:2H drop:KD',
  ],
];

test.each(ROWS)('%s: %s', (_, level, given, words) => {
  expect(turnOf(given, level)).toBe(words);
});

test.each(['steady', 'novice', 'greedy', 'random'])(
  '%s takes over in the middle of a turn: what bars the way is taken back',
  level => {
    const { state } = playedWords(
      midRound({ hand: '9H JK KD 4S', runs: ['A 5H 6H 7H'], pile: '9H#2' }),
      'pick:1 add:r1:low:JK',
    );
    expect(turnFrom(state, level).split(' ').slice(0, 2)).toEqual(['undo', 'add:r1:high:JK,9H#2']);
  },
);
