import type { WatchedTable } from '@majlis/protocol';
import { expect, test } from 'vitest';
import { turnOf } from '@/watch/use-shown.ts';

const on = (id: string): WatchedTable => ({
  table: {
    id,
    game: 'trunfo/1',
    options: {},
    visibility: 'public',
    phase: 'playing',
    host: null,
    seats: [],
    matches: 0,
    openedAt: 0,
  },
  watching: 0,
  score: null,
  ranked: false,
});

const [A, B] = [on('a'), on('b')];

test.each([
  ['nothing is on', [], [], null, null, 'stay'],
  ['the best is shown at first', [A, B], [A, B], null, null, 'go'],
  ['a better one comes, and nobody is torn away', [B, A], [B, A], null, 'a', 'stay'],
  ['somebody asks for another', [A, B], [A, B], 'b', 'a', 'go'],
  ['what was asked for is not on', [A], [A], 'b', 'a', 'stay'],
  ['its match is over: the result is looked at', [B], [B], null, 'a', 'rest'],
  ['it was asked for, and is over', [B], [B], 'a', 'a', 'rest'],
  ['another game is picked', [A, B], [B], null, 'a', 'go'],
] as const)('SPEC-03 %s', (_, all, picked, wished, shown, turn) => {
  expect(turnOf(all, picked, wished, shown)).toBe(turn);
});
