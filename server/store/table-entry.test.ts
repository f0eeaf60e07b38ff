import type { TableEvent } from '@majlis/table';
import { expect, test } from 'vitest';
import { entryAfter, hasEnded, sittersOf, type TableEntry } from './table-entry.ts';

const SARA = { id: 'p-sara', name: 'سارة' };
const ALI = { id: 'p-ali', name: 'Ali' };

const OPENED: readonly TableEvent[] = [
  {
    kind: 'created',
    game: 'turup/1',
    options: {},
    visibility: 'private',
    reveal: 'match',
    size: 4,
    host: SARA,
  },
  { kind: 'sat', seat: 0, person: SARA, hash: '' },
  { kind: 'sat', seat: 1, person: ALI, hash: '' },
  { kind: 'botSeated', seat: 2, level: 'steady' },
];

const after = (...events: readonly TableEvent[]): TableEntry | null =>
  [...OPENED, ...events].reduce<TableEntry | null>(
    (entry, event, seq) => entryAfter(entry, { seq, at: 0, act: null, event }),
    null,
  );

test.each<readonly [string, TableEvent, readonly number[]]>([
  ['two chairs change places', { kind: 'swapped', seats: [0, 2] }, [2, 1, 0, 3]],
  ['the seats are drawn by lot', { kind: 'seatsDrawn', from: [3, 0, 1, 2] }, [3, 0, 1, 2]],
])('the list of tables knows who sits where when %s', (_, event, from) => {
  const before = after();
  expect(before?.seats).toHaveLength(4);
  expect(after(event)?.seats).toEqual(from.map(seat => before?.seats[seat] ?? null));
  expect(sittersOf(after(event) as TableEntry).toSorted()).toEqual(sittersOf(before as TableEntry).toSorted());
});

test('a match has ended once: not when people come and go after it, nor for a house that finds it so', () => {
  const started: TableEvent = { kind: 'started', nonces: [] };
  const ended: TableEvent = { kind: 'ended', ending: { by: 'game', outcome: null, conduct: [] } };
  const events = [started, ended, { kind: 'readied', seat: 0, ready: true }, { kind: 'stood', seat: 1, why: 'left' }];
  const seen = events.map((_, n) => after(...(events.slice(0, n + 1) as readonly TableEvent[])));
  expect(seen.map((entry, n) => entry && hasEnded(entry, seen[n - 1] ?? null))).toEqual([false, true, false, false]);
  expect(seen.map(entry => entry && hasEnded(entry, null))).toEqual([false, false, false, false]);
});
