import { cards } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { dealOrder, movesBetween, type Rest } from '@/scene/moves.ts';

const rest = (hand: string, pit: string, counts: readonly number[], more: Partial<Rest> = {}): Rest => ({
  hand: cards(hand),
  pit: cards(pit).map((card, seat) => ({ card, seat: seat % 4 })),
  floor: null,
  floorTaker: null,
  counts,
  ...more,
});

test('nothing moves between two rests that are alike', () => {
  const still = rest('AS KH', '7D', [2, 2, 2, 1]);
  expect(movesBetween(still, still, 0)).toEqual([]);
});

test('a card that is new in the middle was thrown by its seat', () => {
  expect(movesBetween(rest('AS KH', '', [2, 2, 2, 2]), rest('KH', 'AS', [1, 2, 2, 2]), 0)).toEqual([
    { kind: 'thrown', card: 'AS', seat: 0 },
  ]);
});

test('a card that was refused goes back to the hand', () => {
  expect(movesBetween(rest('KH', 'AS', [2, 2, 2, 2]), rest('AS KH', '', [2, 2, 2, 2]), 0)).toEqual([
    { kind: 'returned', card: 'AS' },
  ]);
});

test('a trick goes to whoever took it, before the next card is thrown', () => {
  const full = rest('KH', 'AS 7S 8S 9S', [1, 1, 1, 1]);
  const won: Rest = { ...full, pit: full.pit.map(one => ({ ...one, winner: one.seat === 2 })) };
  expect(movesBetween(won, rest('', 'KH', [0, 1, 1, 1]), 0)).toEqual([
    { kind: 'swept', cards: cards('AS 7S 8S 9S'), seat: 2 },
    { kind: 'thrown', card: 'KH', seat: 0 },
  ]);
});

test('the public card goes to its taker, who is dealt one card less', () => {
  const bidding = rest('AS', '', [1, 1, 1, 1], { floor: 'JD' });
  const theirs = rest('AS KH', '', [2, 3, 2, 2], { floorTaker: 1 });
  expect(movesBetween(bidding, theirs, 0)).toEqual([
    { kind: 'taken', card: 'JD', seat: 1 },
    {
      kind: 'dealt',
      own: ['KH'],
      others: [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    },
  ]);
  const ours = rest('AS JD KH', '', [3, 2, 2, 2], { floorTaker: 0 });
  expect(movesBetween(bidding, ours, 0)).toMatchObject([
    { kind: 'taken', card: 'JD', seat: 0 },
    { kind: 'dealt', own: ['KH'] },
  ]);
});

test('a deal goes round from whoever is first, either way', () => {
  const move = { kind: 'dealt' as const, own: cards('AS KH'), others: [[1, 2] as const, [2, 1] as const] };
  expect(dealOrder(move, 0, 3, 1)).toEqual([
    [1, null],
    [2, null],
    [0, 'AS'],
    [1, null],
    [0, 'KH'],
  ]);
  expect(dealOrder(move, 0, 3, 0, -1)).toEqual([
    [0, 'AS'],
    [2, null],
    [1, null],
    [0, 'KH'],
    [1, null],
  ]);
});
