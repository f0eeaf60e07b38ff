import type { BalootState } from '@majlis/baloot';
import { cards, openPile, pileOf, type Seat, seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { baloot } from './players.ts';
import { type Spot, spotted } from './tests.ts';

/** Seat 0 has taken them all, and leads. */
const SPADES_AND_DIAMONDS = ['AS KS 7S 8S', '10S QS 9S JS', 'AD KD 7D 8D', '10D QD 9D JD'];
const ALL_BUT_CLUBS = [...SPADES_AND_DIAMONDS, 'AH KH 7H 8H', '10H QH 9H JH'];

type Claim = BalootState['claims'][number];

const does = (view: BalootState, seat: Seat): string =>
  baloot.spelling.write(baloot.think(view, seat, 'steady', baloot.budget, seeded(1)));

const refusedClaim = (seat: Seat): Claim => ({
  seat,
  after: 24,
  answers: [{ seat: 1, accepts: false }],
  status: 'refused',
});

const CLAIMS: readonly (readonly [string, Spot, boolean])[] = [
  ['the highest left of the only suit', { trump: null, tricks: ALL_BUT_CLUBS, hand: 'AC 10C' }, true],
  ['not with a loser', { trump: null, tricks: ALL_BUT_CLUBS, hand: 'AC 7C' }, false],
  ['not the last card alone', { trump: null, tricks: [...ALL_BUT_CLUBS, 'AC 7C 8C 9C'], hand: '10C' }, false],
  ['not in the middle of a trick', { trump: null, tricks: ALL_BUT_CLUBS, trick: '7C', hand: 'AC 10C' }, false],
  [
    'not where an opponent may hold a master of another suit, and so refuse',
    { trump: null, tricks: SPADES_AND_DIAMONDS, hand: 'AC 10C KC QC' },
    false,
  ],
  ['nor twice', { trump: null, tricks: ALL_BUT_CLUBS, hand: 'AC 10C', more: { claims: [refusedClaim(0)] } }, false],
];

test.each(CLAIMS)('[BAL-14.10] a player claims %s', (_, spot, right) => {
  const view = spotted(spot);
  expect(does(view, view.phase.kind === 'playing' ? view.phase.turn : 0) === 'sawa').toBe(right);
});

test('[BAL-14.6] a refused claim is played so that no trick is lost: trumps first, then from the top', () => {
  const tricks = ['AS 7S 8S 9S', 'AD KD 7D 8D', '10D QD 9D JD', 'AC 7C 8C 9C', '10C JC QC KC'];
  const spot: Omit<Spot, 'hand'> = { trump: 'H', tricks, more: { claims: [refusedClaim(0)] } };
  expect(does(spotted({ ...spot, hand: 'JH 9H 10S' }), 0)).toBe('JH');
  expect(does(spotted({ ...spot, hand: '10S KS QS' }), 0)).toBe('10S+akka');
});

/** Seat 0 claims with its hand on the table, and seat 1 answers. */
const claimed = (theirs: string, mine: string, sawaMode: 'vote' | 'masterGuard'): BalootState => ({
  ...spotted({ trump: null, tricks: ALL_BUT_CLUBS, hand: theirs, options: { sawaMode } }),
  phase: { kind: 'sawa', by: 0 },
  hands: [openPile(cards(theirs)), pileOf(cards(mine)), ...[2, 3].map(() => ({ cards: [], shown: [], hidden: 2 }))],
  claims: [{ seat: 0, after: 24, answers: [], status: 'open' }],
});

test.each([
  ['14.3', 'nothing can go wrong', 'AC 10C', 'KC 7C', 'vote', 'accept'],
  ['14.3', 'the own hand breaks it', 'AC 7C', 'KC 8C', 'vote', 'refuse'],
  ['14.3', 'it breaks if the ten is with the partner', 'AC KC', '7C 8C', 'vote', 'refuse'],
  ['14.3', 'a master is held', '10C KC', 'AC 7C', 'vote', 'refuse'],
  ['14.7', 'a master is held', '10C KC', 'AC 7C', 'masterGuard', 'refuse'],
  ['14.7', 'no master is held, though it is false', 'AC 7C', 'KC 8C', 'masterGuard', 'accept'],
] as const)('[BAL-%s] the answer to a claim when %s', (_number, _what, theirs, mine, mode, right) => {
  for (const level of ['steady', 'novice']) {
    const action = baloot.think(claimed(theirs, mine, mode), 1, level, baloot.budget, seeded(2));
    expect(action.kind, level).toBe(right);
  }
});
