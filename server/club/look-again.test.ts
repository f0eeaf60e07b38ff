import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogLine, TableEvent } from '@majlis/table';
import { expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import { lookAgain, seenBy } from './look-again.ts';

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

test('[CLUB-4.4] a match that nobody can read does not keep the others from being looked at', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-look-'));
  const store = await openStore({ url: undefined, folder, key: 'ab'.repeat(32), use: 'serve' });
  const { db } = store.engine;
  const match = { game: 'trunfo/1', first: 1, last: 1, started_at: 0, ended_at: 5, ended_by: 'game', outcome: 'null' };
  const fact = { person: 'sara', seat: 0, pool: 'trunfo/standard/usual', season: 's', nth: 1, kind: 'escape', at: 5 };
  for (const id of ['a-garbled', 'b-odd', 'c-sound']) {
    await db
      .insertInto('matches')
      .values({ ...match, id, table_id: id })
      .execute();
    await db
      .insertInto('rated')
      .values({ ...fact, match_id: id })
      .execute();
  }
  const event = (table_id: string, text: string) => ({ table_id, seq: 1, act: null, at: 0, event: text });
  const odd = JSON.stringify({ kind: 'game', by: 0, cause: 'player', event: null });
  const events = [
    event('a-garbled', '{"kind'),
    event('b-odd', odd),
    event('c-sound', '{"kind":"started","nonces":[]}'),
  ];
  await db.insertInto('events').values(events).execute();
  await lookAgain(store);
  const rows = await db.selectFrom('rated').select(['match_id', 'stood']).orderBy('match_id').execute();
  expect(rows.map(({ match_id, stood }) => [match_id, stood])).toEqual([
    ['a-garbled', 'level'],
    ['b-odd', 'level'],
    ['c-sound', 'level'],
  ]);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
