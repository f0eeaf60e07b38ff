import { midRound } from '@majlis/dhappa/mid-round';
import { cards } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { groupsOf } from '@/dhappa/hand-order.ts';
import { piecesOf } from '@/dhappa/pieces.ts';
import { movesBetween, whereaboutsIn } from '@/dhappa/whereabouts.ts';
import { rowsOf } from '@/scene/rows.ts';

const HAND = cards('9S#1 KS#1 3H#1 AH#1 AC#1 AD#1 JK#1 2S#1 7C#1 8C#1 9C#1 4D#1');
const shown = (groups: readonly (readonly string[])[]): string =>
  groups.map(group => group.map(card => card.replace('#1', '')).join(' ')).join(' | ');

test.each([
  ['suit', 'KS 9S | AH 3H | AC 9C 8C 7C | AD 4D | JK 2S'],
  ['rank', 'AH AC AD KS 9S 9C 8C 7C 4D 3H | JK 2S'],
  ['runs', '9C 8C 7C | AH AC AD | KS 9S | 3H | 4D | JK 2S'],
] as const)('a hand by %s', (sort, expected) => {
  expect(shown(groupsOf(HAND, sort))).toBe(expected);
});

const BOX = { w: 374, h: 287, widest: 68, perRow: 8, align: 'start' } as const;
const lengths = (...counts: readonly number[]) => counts.map(n => Array.from({ length: n }, (_, i) => i));

test.each([
  ['four suits and wilds', [7, 7, 6, 4, 3], [7, 7, 6, 7]],
  ['an uneven hand', [12, 3, 2, 9, 1], [12, 5, 9, 1]],
  ['a few cards', [2, 1], [3]],
])('FAN-09 rows: %s', (_, groups, rows) => {
  const { slots } = rowsOf(lengths(...groups), BOX);
  const last = Math.max(...slots.map(({ row }) => row));
  expect(Array.from({ length: last + 1 }, (__, row) => slots.filter(slot => slot.row === row).length)).toEqual(rows);
});

test.each([3, 8, 16, 21, 27, 34, 48, 60])('%i cards fit, and every index and strip is wide enough', n => {
  const fifth = Math.floor(n / 5);
  const { slots, w, height } = rowsOf(
    lengths(n - 4 * fifth, fifth, fifth, fifth, fifth).filter(group => group.length > 0),
    BOX,
  );
  expect(height).toBeLessThanOrEqual(BOX.h + 0.01);
  for (const [i, { spot, row }] of slots.entries()) {
    const next = slots[i + 1];
    if (next?.row === row) expect(next.spot.x - spot.x).toBeGreaterThanOrEqual(Math.min(24, w));
    if (next?.row === row) expect(next.spot.x - spot.x).toBeGreaterThanOrEqual(w * 0.39);
    expect(spot.x + w / 2).toBeLessThanOrEqual(BOX.w + 0.01);
  }
});

const run = (text: string) => midRound({ hand: '3C 4C', runs: [text] }).runs[0]!;
const seen = (text: string, whole = false): string =>
  piecesOf(run(text), whole)
    .map(piece =>
      piece.kind === 'more'
        ? `+${piece.cards.length}`
        : `${piece.card.replace(/#\d/, '')}${piece.stands ? `=${piece.stands}` : ''}`,
    )
    .join(' ');

test.each([
  ['a short run', 'A 5H 6H 7H', '7H 6H 5H'],
  ['a long run', 'A 6H 2S 8H 9H 10H JH JK KH', 'KH JK=QH +4 2S=7H 6H'],
  ['one card between', 'A 6H 7H 8H JK 10H JH', 'JH 10H JK=9H +2 6H'],
  ['a set', 'B set AS AH JK', 'AS AH JK=A'],
])('what is seen of %s', (_, text, expected) => {
  expect(seen(text)).toBe(expected);
});

test('a run opened out shows every card', () => {
  expect(seen('A 6H 2S 8H 9H 10H JH JK KH', true).split(' ').length).toBe(8);
});

test('what moved between two states', () => {
  const before = midRound({ hand: '5H 9S', runs: ['A 6H 7H 8H'], pile: 'KC' });
  const after = { ...before, discards: [], burnt: before.discards };
  expect(movesBetween(whereaboutsIn(before, 0), whereaboutsIn(after, 0))).toEqual([
    { card: 'KC#1', from: 'discards', to: 'burnt' },
  ]);
});
