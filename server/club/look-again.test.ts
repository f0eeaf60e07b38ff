import type { LogLine, TableEvent } from '@majlis/table';
import { expect, test } from 'vitest';
import { seenBy } from './look-again.ts';

/** A game of one number: who is ahead. */
const game = { open: () => 0, evolve: (_: unknown, event: object) => Number(Reflect.get(event, 'lead')) };
const pool = { lead: (state: unknown) => Number(state) };

const lines = (...events: readonly (readonly [at: number, event: TableEvent])[]): readonly LogLine[] =>
  events.map(([at, event], i) => ({ seq: i + 1, at, act: null, event }));

const moved = (lead: number): TableEvent =>
  ({ kind: 'game', by: 0, cause: 'player', event: { kind: 'moved', lead } }) as TableEvent;

test('[CLUB-4.4] the share of the time behind, and how the side stood when the seat was given up', () => {
  const log = lines(
    [0, { kind: 'started', nonces: [] }],
    [100, moved(-5)],
    [400, moved(3)],
    [500, { kind: 'dropped', seat: 0, excused: [] }],
    [900, moved(-9)],
  );
  expect(seenBy(pool, game, {}, log, 0, 2)).toEqual({ behind: 0.6, stood: 'ahead' });
  expect(seenBy(pool, game, {}, log, 1, 2)).toEqual({ behind: 500 / 900, stood: 'ahead' });
});

test('[CLUB-4.4] who came back was there to the end', () => {
  const log = lines(
    [0, { kind: 'started', nonces: [] }],
    [100, { kind: 'dropped', seat: 1, excused: [] }],
    [200, { kind: 'reconnected', seat: 1 }],
    [300, moved(4)],
    [400, { kind: 'left', seat: 1 }],
  );
  expect(seenBy(pool, game, {}, log, 1, 2)).toEqual({ behind: 0.25, stood: 'behind' });
});
