import { expect, test } from 'vitest';
import { done, type TurupSpot } from './tests.ts';

/** Seat 3 has taken it, and leads. */
const CLUBS = ['4C 5C 6C AC'];
/** Twelve trumps are gone, and seat 0 leads. */
const HEARTS_GONE = ['AH 2H 3H 4H', 'KH 5H 6H 7H', 'QH 8H 9H 10H'];

/** What, the position, and all that may be done there. */
const ROWS: readonly (readonly [string, TurupSpot, string])[] = [
  [
    'never trumps the winner of a partner, fourth in hand',
    { trump: 'H', tricks: CLUBS, trick: '7S AS 8S', hand: '7H 8H 9D 8D JD KC QC 2D 3D 4D 5D 6D' },
    '9D 8D JD KC QC 2D 3D 4D 5D 6D',
  ],
  [
    'never trumps the ace that a partner led',
    { trump: 'H', tricks: CLUBS, trick: 'AS 8S', hand: '7H 8H 9D 8D JD KC QC 2D 3D 4D 5D 6D' },
    '9D 8D JD KC QC 2D 3D 4D 5D 6D',
  ],
  [
    'does not take a trick in trumps from a partner',
    { trump: 'H', tricks: CLUBS, trick: '7H JH 8H', hand: 'AH 2H 9D 8D JD KC QC 2D 3D 4D 5D 6D' },
    '2H',
  ],
  [
    'plays low, second in hand',
    { trump: 'H', tricks: CLUBS, trick: '5S', hand: 'KS 9S 2S 9D 8D JD KC QC 2D 3D 2H 3H' },
    '2S',
  ],
  [
    'plays high, third in hand',
    { trump: 'H', tricks: CLUBS, trick: '5S 7S', hand: 'KS 9S 2S 9D 8D JD KC QC 2D 3D 2H 3H' },
    'KS',
  ],
  [
    'plays the lower of two neighbours, third in hand',
    { trump: 'H', tricks: CLUBS, trick: '5S 7S', hand: 'KS QS 2S 9D 8D JD KC QC 2D 3D 2H 3H' },
    'QS',
  ],
  [
    'takes cheaply, fourth in hand',
    { trump: 'H', tricks: CLUBS, trick: '5S 7S 10S', hand: 'AS KS JS 2S 9D 8D JD KC QC 2D 3D 2H' },
    'JS',
  ],
  [
    'gives nothing to a lost trick',
    { trump: 'H', tricks: CLUBS, trick: '5S 7S AS', hand: 'KS JS 2S 9D 8D JD KC QC 2D 3D 2H 3H' },
    '2S',
  ],
  [
    'cuts with a small trump',
    { trump: 'H', tricks: CLUBS, trick: 'KS 7S AS', hand: '7H AH 9D 8D JD KC QC 2D 3D 4D 5D 6D' },
    '7H',
  ],
  [
    'over-cuts as low as it can',
    { trump: 'H', tricks: CLUBS, trick: 'KS 7S 8H', hand: '2H 9H AH 9D 8D JD KC QC 2D 3D 4D 5D' },
    '9H',
  ],
  [
    'draws trumps with the best of many',
    { trump: 'H', hand: 'AH KH QH JH 10H 9H 8H 7H AS KS AD KD AC' },
    'AH KH QH JH 10H 9H 8H 7H',
  ],
  [
    'has counted the trumps, and cashes when they are gone',
    { trump: 'H', tricks: HEARTS_GONE, hand: 'JH AD KD QD JD 10D 9D 2S 3S 4S' },
    'AD KD QD JD 10D 9D JH',
  ],
  [
    'cashes a winner before a loser',
    {
      trump: 'H',
      tricks: [...HEARTS_GONE, 'JH 2S 3S 5S', 'AC 2C 3C 4C', 'KC 5C 6C 7C', 'QC 8C 9C 10C', 'JC 6S 7S 8S'],
      hand: 'AD 2D 3D 4D 9S',
    },
    'AD',
  ],
];

test.each(ROWS)('a player %s', (_, spot, right) => {
  for (const level of ['steady', 'novice', 'master']) {
    for (const action of done(level, spot)) expect(right.split(' '), level).toContain(action);
  }
});

test.each([
  ['the highest that takes the trick', { trump: 'H', trick: '5S', hand: 'KS 9S 2S 9D' }, 'KS'],
  ['even from its partner', { trump: 'H', trick: 'QS 5S', hand: 'KS 9S 2S 9D' }, 'KS'],
  ['else its lowest', { trump: 'H', trick: 'AS', hand: 'KS 9S 2S 9D' }, '2S'],
  ['leading, the highest trump', { trump: 'H', hand: 'AS 9H 2H 9D' }, '9H'],
  ['void, the highest trump', { trump: 'H', trick: 'AS', hand: '9H 2H 9D' }, '9H'],
] as const)('the yardstick greedy plays %s', (_, spot, right) => {
  expect(done('greedy', spot)).toEqual([right]);
});

/** TUR-7.4  In Frenzy no trump is led before one has been played. */
test('[TUR-7.4] every level keeps the lead lock', () => {
  for (const level of ['steady', 'novice', 'master', 'greedy', 'random']) {
    expect(done(level, { trump: 'H', hand: 'AH KH QH 2C', options: { mode: 'frenzy' } }), level).toEqual(['2C']);
  }
});

test('[TUR-7.5] with spades as trumps who has taken a trick draws them, broken or not', () => {
  const spot: TurupSpot = {
    trump: 'S',
    tricks: ['AD 2D 3D 4D'],
    hand: 'AS KS QS JS 10S 9S 8S 2C 3C 4H 5H 6H',
    options: { mode: 'frenzy' },
  };
  for (const action of done('novice', spot)) expect(['AS', 'KS', 'QS', 'JS', '10S', '9S', '8S']).toContain(action);
  expect(done('novice', { ...spot, options: { mode: 'frenzy', leadLock: 'always' } })).toEqual(['AS']);
});
