import { expect, test } from 'vitest';
import { allot } from './allot.ts';
import { type Card, cards, isOfSuit } from './card.ts';
import { seeded } from './random.ts';

const any = (): boolean => true;

test('every card finds room, and only where it is admitted', () => {
  const unseen = cards('AS KS QS AH KH QH AD KD QD');
  for (let seed = 0; seed < 200; seed++) {
    const rooms = [
      { room: 3, admits: (card: Card) => !isOfSuit(card, 'S') },
      { room: 3, admits: (card: Card) => !isOfSuit(card, 'H') },
      { room: 3, admits: any },
    ];
    const laid = allot(unseen, rooms, seeded(seed)) ?? [];
    expect(laid.flat().sort()).toEqual([...unseen].sort());
    laid.forEach((pile, at) => {
      expect(pile).toHaveLength(3);
      expect(pile.every(card => rooms[at]?.admits(card))).toBe(true);
    });
  }
});

test('a card that is admitted in one room alone gets it, whoever was there before', () => {
  for (let seed = 0; seed < 100; seed++) {
    const only = (card: Card) => (at: Card) => at !== card;
    const laid = allot(
      cards('AS KS QS'),
      [
        { room: 1, admits: only('AS') },
        { room: 1, admits: only('AS') },
        { room: 1, admits: any },
      ],
      seeded(seed),
    );
    expect(laid?.[2]).toEqual(['AS']);
  }
});

test('where it cannot be done, nothing is laid out', () => {
  expect(allot(cards('AS KS'), [{ room: 1, admits: any }], seeded(1))).toBeUndefined();
  expect(allot(cards('AS KS'), [{ room: 2, admits: card => card !== 'AS' }], seeded(1))).toBeUndefined();
});

test('free cards lie anywhere about equally often', () => {
  let first = 0;
  for (let seed = 0; seed < 3000; seed++) {
    const laid = allot(
      cards('AS KS QS JS'),
      [
        { room: 1, admits: any },
        { room: 3, admits: any },
      ],
      seeded(seed),
    );
    if (laid?.[0]?.[0] === 'AS') first++;
  }
  expect(first / 3000).toBeGreaterThan(0.22);
  expect(first / 3000).toBeLessThan(0.28);
});
