import type { DhappaPlay } from '@majlis/dhappa';
import type { Run } from '@majlis/dhappa/for-web';
import type { Card } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { hintOf } from '@/dhappa/hints.ts';

const runOf = (id: Run['id'], low: number, ...cards: readonly Card[]): Run => ({
  id,
  side: 0,
  by: 0,
  form: 'run',
  suit: 'H',
  low,
  cards,
  parked: [],
});

const LOWER = runOf('r1', 3, '3H#1', '4H#1', '5H#1');
const UPPER = runOf('r2', 7, '7H#1', '8H#1', '9H#1');
const RUNS = [LOWER, UPPER];

test.each([
  ['a natural card', '6H#1'],
  ['a joker', 'JK#1'],
  ['a 2', '2S#1'],
] as const)('DHA-06 a bridge of %s is drawn between the two runs that it joins', (_, card) => {
  const plays: readonly DhappaPlay[] = [{ kind: 'merge', run: 'r1', other: 'r2', bridge: [card] }];
  expect(hintOf(LOWER, plays, RUNS)).toMatchObject({ low: [], high: [card] });
  expect(hintOf(UPPER, plays, RUNS)).toMatchObject({ low: [card], high: [] });
});
