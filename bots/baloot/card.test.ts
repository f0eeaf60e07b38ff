import { seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { baloot } from './players.ts';
import { type Spot, spotted, turnOf } from './tests.ts';

const SEEDS = [1, 2, 3, 4, 5];

/** What a player of the level does in the position, over a few seeds. */
const done = (level: string, spot: Spot): readonly string[] => {
  const view = spotted(spot);
  const does = (seed: number): string =>
    baloot.spelling.write(baloot.think(view, turnOf(view), level, baloot.budget, seeded(seed)));
  return [...new Set(SEEDS.map(does))];
};

/** Seat 3 has taken it, and leads. */
const CLUBS = ['7C 8C 9C JC'];
const SPADES_AND_TRUMPS = ['AS 7S 8S 9S', 'JH 7H 8H QH', '9H 10H KH 7D'];
const ALL_BUT_CLUBS = ['AS KS 7S 8S', '10S QS 9S JS', 'AD KD 7D 8D', '10D QD 9D JD', 'AH KH 7H 8H', '10H QH 9H JH'];

/** What, the position, and all that may be done there. */
const ROWS: readonly (readonly [string, Spot, string])[] = [
  [
    'never trumps the winner of a partner, fourth in hand',
    { trump: 'H', buyer: 3, tricks: CLUBS, trick: '7S AS 8S', hand: '7H 8H 9D 8D JD KC QC' },
    '9D 8D JD KC QC',
  ],
  [
    'never trumps the Ace that a partner led',
    { trump: 'H', buyer: 3, tricks: CLUBS, trick: 'AS 8S', hand: '7H 8H 9D 8D JD KC QC' },
    '9D 8D JD KC QC',
  ],
  [
    'does not take a trick in trumps from a partner',
    { trump: 'H', buyer: 0, tricks: CLUBS, trick: '7H 9H 8H', hand: 'JH QH 7D 8D JD KD AD' },
    'QH',
  ],
  ['draws trumps with the highest, having bought', { trump: 'H', hand: 'JH 9H AH 7H AS 8D 7D 9C' }, 'JH'],
  [
    'cashes winners when trumps are gone',
    { trump: 'H', buyer: 1, tricks: [...SPADES_AND_TRUMPS, 'AH JD 7C 8C'], hand: 'AD QS 8D 9D' },
    'AD',
  ],
  [
    'takes cheaply, fourth in hand',
    { trump: null, buyer: 1, tricks: CLUBS, trick: 'QS 7S 8S', hand: 'AS KS 7D 8D JD KC QC' },
    'KS',
  ],
  [
    'gives nothing to a lost trick',
    { trump: null, buyer: 1, tricks: CLUBS, trick: 'AS 7S 8S', hand: '10S 9S 7D 8D JD KH QC' },
    '9S',
  ],
  [
    'captures a ten with the Ace',
    { trump: null, buyer: 1, tricks: CLUBS, trick: '10S', hand: 'AS 7S 9D 8D JD KC QC' },
    'AS',
  ],
  [
    'cuts with a small trump',
    { trump: 'H', buyer: 1, tricks: CLUBS, trick: 'KS 7S AS', hand: '7H JH 9D 8D JD KC QC' },
    '7H',
  ],
  [
    'declares the best that it holds, first of all',
    { trump: null, hand: 'AS KS QS 9D 8D 7D 7H 8C' },
    'declare:sira,sira',
  ],
];

test.each(ROWS)('a player %s', (_, spot, right) => {
  for (const level of ['steady', 'novice']) {
    for (const action of done(level, spot)) expect(right.split(' '), level).toContain(action);
  }
});

test('plain good sense cashes a winner before a loser; who looks ahead keeps the Ace for the last trick and its ten', () => {
  const spot: Spot = { trump: null, buyer: 1, tricks: ALL_BUT_CLUBS, hand: 'AC 7C' };
  expect(done('novice', spot)).toEqual(['AC']);
  expect(done('steady', spot)).toEqual(['7C']);
});

test('[BAL-12.2] Akka is called whenever the card may carry it, and only then', () => {
  expect(done('novice', { trump: 'H', tricks: SPADES_AND_TRUMPS, hand: '10S QS 8H 8D 9D' })).toEqual(['10S+akka']);
  expect(done('novice', { trump: null, tricks: ['AS 7S 8S 9S'], hand: '10S QS 8H 8D 9D 7C 8C' })).toEqual(['10S']);
});

test.each([
  ['in the first round the other suit of the colour', 1, 'QH 8H'],
  ['in the second the opposite colour', 2, 'JC 9C 8C'],
] as const)('after an Ashkal the first lead of the partner is what was hoped for: %s', (_, round, right) => {
  const contract = { mode: 'sun', trump: null, buyer: 2, taker: 0, round, ashkal: true } as const;
  const calls = [{ seat: 2, round, bid: { kind: 'ashkal' } }] as const;
  const auction = { dealer: 3, floor: 'KD', round, calls, stage: { kind: 'bought', contract } } as const;
  const spot = { trump: null, hand: 'KD AD 10D QH 8H JC 9C 8C', more: { contract, auction } };
  for (const level of ['steady', 'novice']) {
    for (const action of done(level, spot)) expect(right.split(' '), level).toContain(action);
  }
});

/** The duties hold where nothing enforces them. */
const DUTIES: readonly (readonly [string, Spot, string])[] = [
  ['BAL-11.2', { trump: null, tricks: CLUBS, trick: 'AS', hand: '7S AD 10D AH 10H KC QC' }, '7S'],
  ['BAL-11.2b', { trump: 'H', buyer: 1, tricks: CLUBS, trick: '9H', hand: 'JH 7H AD 10D KC QC 8D' }, 'JH'],
  ['BAL-11.4d', { trump: 'H', buyer: 1, tricks: CLUBS, trick: 'AS', hand: 'JH AD 10D KC QC 8D 7D' }, 'JH'],
  ['BAL-11.4e', { trump: 'H', buyer: 1, tricks: CLUBS, trick: 'AS 7H', hand: 'JH AD 10D KC QC 8D 7D' }, 'JH'],
];

test.each(DUTIES)('[%s] is kept with free enforcement too', (_, spot, right) => {
  for (const level of ['steady', 'novice', 'greedy', 'random']) {
    expect(done(level, { ...spot, options: { enforcement: 'free' } }), level).toEqual([right]);
  }
});

test('[BAL-13.1] no trump is led in a locked round, though free enforcement would take it', () => {
  const more = { doubling: { raises: [], manner: 'locked', queue: [], choosing: false } } as const;
  const spot: Spot = { trump: 'H', hand: 'JH 9H AH 10H KH QH 8H 7D', options: { enforcement: 'free' }, more };
  expect(done('random', { ...spot, more: { ...more, declared: [{ seat: 0, types: [], projects: [] }] } })).toEqual([
    '7D',
  ]);
});
