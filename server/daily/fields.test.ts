import { expect, test } from 'vitest';
import type { FieldRow } from '../store/daily/tries.ts';
import { fieldFrom } from './fields.ts';

const row = (person: string, deal: number, points: number, bought = 'hokum'): FieldRow => ({
  ...{ person, deal, points, bought, match: `${person}${deal}` },
});

test('a field says how many played each deal, who did best, and what they bought', () => {
  const { people, deals, board } = fieldFrom([row('a', 1, 5), row('b', 1, 9), row('c', 1, 9, 'sun'), row('a', 2, 1)]);
  expect(people).toBe(3);
  expect([...deals]).toEqual([
    [
      1,
      {
        size: 3,
        best: 'b1',
        calls: [
          { bought: 'hokum', people: 2, mean: 7 },
          { bought: 'sun', people: 1, mean: 9 },
        ],
      },
    ],
    [2, { size: 1, best: 'a2', calls: [{ bought: 'hokum', people: 1, mean: 1 }] }],
  ]);
  expect(board).toEqual([]);
});
