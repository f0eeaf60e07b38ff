import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Host } from '../host/host.ts';
import { authOf, migrateAuth } from '../people/auth.ts';
import { type QueueRow, queueOf } from '../store/club/queue.ts';
import { openStore, type Store } from '../store/index.ts';
import { pairPool } from './pairing.ts';
import { type OfferedPool, poolOf } from './pools.ts';

const NOW = Date.UTC(2026, 8, 29);
const MINUTE = 60_000;
const POOL = poolOf('trunfo/standard/usual') as OfferedPool;
const folder = mkdtempSync(join(tmpdir(), 'majlis-pairing-'));
let store: Store;

beforeAll(async () => {
  store = await openStore({ url: undefined, folder, key: 'ab'.repeat(32), use: 'serve' });
  await migrateAuth(authOf(store.engine, store.key, false), store.engine);
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An account of this name, who has waited for so long. */
const waits = async (id: string, name: string, forMs: number): Promise<QueueRow> => {
  const { db } = store.engine;
  const at = new Date(NOW).toISOString();
  const person = { id, name, username: id, email: `${id}@nobody`, emailVerified: 0, createdAt: at, updatedAt: at };
  await db
    .insertInto('user')
    .values(person as never)
    .execute();
  const row = { person: id, entry: id, pool: POOL.name, since: NOW - forMs, beat: NOW, marks: [], table: null };
  await queueOf(store.engine).join([row]);
  return row;
};

/** Who would sit together. */
const paired = async (rows: readonly QueueRow[]): Promise<readonly (readonly string[])[]> => {
  const tables: string[][] = [];
  const host: Pick<Host, 'open'> = {
    open: async ({ ranked }) => {
      tables.push((ranked?.seated ?? []).map(({ id }) => id).toSorted());
      return { ok: true, id: 't', code: null };
    },
  };
  await pairPool(store.engine, queueOf(store.engine), host, POOL, rows, NOW);
  return tables;
};

test('[CLUB-2.7] [T24] whose pause began while they waited is not paired before it is over', async () => {
  const rows = [await waits('gone', 'Sara', 9_000), await waits('here', 'Omar', 8_000)];
  const fact = { match_id: 'm', seat: 0, pool: POOL.name, season: 's', nth: 1 };
  const gone = { ...fact, person: 'gone', kind: 'escape', at: NOW - MINUTE };
  await store.engine.db.insertInto('rated').values(gone).execute();
  expect(await paired(rows)).toEqual([]);
  const third = await waits('late', 'Hind', 1_000);
  expect(await paired([...rows, third])).toEqual([['here', 'late']]);
  await store.engine.db
    .updateTable('rated')
    .set({ at: NOW - 3 * MINUTE })
    .execute();
  expect(await paired(rows)).toEqual([['gone', 'here']]);
});

test('[T46] two whose names look alike are not paired, whatever they were called when they came', async () => {
  const rows = [await waits('sami', 'Sami', 9_000), await waits('other', 'Layla', 8_000)];
  await store.engine.db.updateTable('user').set({ name: 'Ѕаmі' }).where('id', '=', 'other').execute();
  expect(await paired(rows)).toEqual([]);
  await store.engine.db.updateTable('user').set({ name: 'Layla' }).where('id', '=', 'other').execute();
  expect(await paired(rows)).toEqual([['other', 'sami']]);
});
