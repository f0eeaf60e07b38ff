import { type BalootOptions, type BalootState, baloot as game } from '@majlis/baloot';
import { type Card, cards, pileOf, type Seat, seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { baloot } from './players.ts';
import { spotted } from './tests.ts';

/** The auction of dealer 3 over a floor card, after some calls; the seat to speak holds these five. */
const auctioned = (floor: Card, calls: string, hand: string, options: Partial<BalootOptions> = {}): BalootState => {
  const start: BalootState = {
    ...game.open({ ...game.options.presets.default, ...options }, 4),
    phase: { kind: 'bidding' },
    dealer: 3,
    hands: [0, 1, 2, 3].map(() => pileOf(cards(hand))),
    floor,
    auction: { dealer: 3, floor, round: 1, calls: [], stage: { kind: 'bidding', turn: 0 } },
  };
  return calls.split(' ').reduce((state, word) => {
    const action = baloot.spelling.read(word);
    const seat = speaker(state);
    const decision = action && game.decide(state, seat, action);
    return decision?.ok ? decision.after : state;
  }, start);
};

const speaker = (state: BalootState): Seat => {
  const on = game.waits(state)[0]?.on;
  return typeof on === 'number' ? on : 0;
};

const called = (state: BalootState, level: string): string =>
  baloot.spelling.write(baloot.think(state, speaker(state), level, baloot.budget, seeded(1)));

type Row = readonly [what: string, floor: Card, calls: string, hand: string, right: string, Partial<BalootOptions>];

const ROWS: readonly Row[] = [
  ['passes on nothing', '8H', '', '7S 9S QD 8C 7C', 'pass', {}],
  ['bids Hokum with Jack, nine and Ace of the floor suit', '8H', '', 'JH 9H AH AS 7D', 'hokum:H', {}],
  ['bids Hokum in another suit in the second round', '8H', 'pass pass pass pass', 'JD 9D AD 7D 8S', 'hokum:D', {}],
  ['bids Sun with Aces and tens', '8H', '', 'AS 10S AD 10D AC', 'sun', {}],
  ['bids Sun for four Aces on the way', 'AH', '', 'AS AD AC KC 7D', 'sun', {}],
  ['bids Ashkal when the floor card is no use', '9H', 'pass pass', 'AS 10S AD KD 7C', 'ashkal', {}],
  ['bids Sun where Ashkal is not open to it', '9H', 'pass', 'AS 10S AD KD 7C', 'sun', {}],
  ["takes an opponent's Hokum with a Sun", '8H', 'hokum:H', 'AS 10S AD 10D AC', 'sun', {}],
  ['leaves a Hokum of the partner alone', '8H', 'hokum:H pass', 'AS 10S AD 7D 8C', 'pass', {}],
  ['throws in a worthless hand', '8H', '', '7S 8S 9D 7D 8C', 'kawesh', {}],
  ['but not the Hokum of the partner', '8H', 'hokum:H pass', '7S 8S 9D 7D 8C', 'pass', {}],
  [
    'calls a second Hokum without its suit',
    '8H',
    'pass pass pass pass',
    'JD 9D AD 7D 8S',
    'second',
    { hokumSuit: 'afterAnswers' },
  ],
  [
    'names its best suit when nobody took it',
    '8H',
    'pass pass pass pass second pass pass pass',
    '7S 8S JD 9D AC',
    'hokum:D',
    { hokumSuit: 'afterAnswers' },
  ],
  [
    'names a suit even with a hand that it would not have called on',
    '8H',
    'pass pass pass pass second pass pass pass',
    '7S 8S QD 8C 7C',
    'hokum:S',
    { hokumSuit: 'afterAnswers', hokumConfirm: 'confirmOrSun' },
  ],
  [
    'turns a second Hokum into a better Sun',
    '8H',
    'pass pass pass pass second pass pass pass',
    'AS 10S AD 10D AC',
    'sun',
    { hokumSuit: 'afterAnswers', hokumConfirm: 'confirmOrSun' },
  ],
  [
    'keeps a good Hokum when asked again',
    '8H',
    'hokum:H pass pass pass',
    'JH 9H AH 7D 8S',
    'pass',
    { hokumConfirm: 'confirmOrSun' },
  ],
  [
    'turns it into Sun with a better Sun',
    '8H',
    'hokum:H pass pass pass',
    'AS 10S AD 10D AC',
    'sun',
    { hokumConfirm: 'confirmOrSun' },
  ],
  ["waives before the partner's Sun", '8H', 'pass pass sun', 'AS 10S AD 7C 8C', 'waive', { sunPriority: 'gablak' }],
  ["says Gablak to an opponent's Sun", '8H', 'pass sun', 'AS 10S AD 10D AC', 'sun', { sunPriority: 'gablak' }],
  ['waives with nothing in hand', '8H', 'pass sun', '7S 9S QD 8C 7C', 'waive', { sunPriority: 'gablak' }],
];

test.each(ROWS)('a player %s', (_, floor, calls, hand, right, options) => {
  for (const level of ['steady', 'novice']) expect(called(auctioned(floor, calls, hand, options), level)).toBe(right);
});

test('greedy counts Abnat: 50 for a Hokum, 40 for a Sun', () => {
  expect(called(auctioned('8H', '', 'JH 9H AH KC KD'), 'greedy')).toBe('hokum:H');
  expect(called(auctioned('8H', '', 'JH 9H AH KC 7D'), 'greedy')).toBe('pass');
  expect(called(auctioned('8H', '', 'AS 10S AD 10D 7C'), 'greedy')).toBe('sun');
});

/** Seat 1 is asked about the Hokum of seat 0. */
const asked = (hand: string, options: Partial<BalootOptions> = {}, choosing = false): BalootState => ({
  ...spotted({ trump: 'H', hand, options, buyer: choosing ? 1 : 0, more: {} }),
  phase: { kind: 'doubling' },
  hands: [0, 1, 2, 3].map(seat => (seat === 1 ? pileOf(cards(hand)) : { cards: [], shown: [], hidden: 8 })),
  doubling: { raises: [], manner: 'open', queue: choosing ? [] : [1, 3], choosing },
});

const STRONG = 'JH 9H AH 10H AS 10S AD AC';

test.each([
  ['doubles, locked, what it can break', STRONG, {}, 'double:locked'],
  ['lets a Hokum be that it cannot', 'QS 7S 8S QD 7D 8D 9C 7C', {}, 'pass'],
  ['doubles open where the buyer says how', STRONG, { variantChosenBy: 'buyer' }, 'double'],
] as const)('a player %s', (_, hand, options, right) => {
  for (const level of ['steady', 'novice']) {
    expect(baloot.spelling.write(baloot.think(asked(hand, options), 1, level, baloot.budget, seeded(1)))).toBe(right);
  }
});

test('[BAL-7.10] a buyer who may choose keeps the round open', () => {
  const state = asked(STRONG, { variantChosenBy: 'buyer' }, true);
  expect(baloot.spelling.write(baloot.think(state, 1, 'steady', baloot.budget, seeded(1)))).toBe('open');
});

test('[BAL-7.11] a raise before the final deal is thought about with five cards', () => {
  const state = asked('JH 9H AH AS AD', { doublingTiming: 'beforeDeal' });
  const early: BalootState = { ...state, floor: '7H', stock: { cards: [], shown: [], hidden: 11 } };
  const hands = early.hands.map(pile => (pile.hidden > 0 ? { ...pile, hidden: 5 } : pile));
  const action = baloot.think({ ...early, hands }, 1, 'steady', baloot.budget, seeded(1));
  expect(['double:locked', 'pass']).toContain(baloot.spelling.write(action));
});
