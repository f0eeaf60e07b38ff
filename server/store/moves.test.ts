import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogLine } from '@majlis/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPostgresHere, newPostgres, type Postgres } from '../trial/postgres.ts';
import { openStore, type Store } from './index.ts';
import type { Lease } from './log.ts';

/** Moves, which leave the directory as it is, have a way of their own into both stores. */
const KEY = 'ab'.repeat(32);
const folder = mkdtempSync(join(tmpdir(), 'majlis-moves-'));
const stores = new Map<string, Store>();
let postgres: Postgres | undefined;

beforeAll(async () => {
  stores.set('sqlite', await openStore({ url: undefined, folder, key: KEY, use: 'serve' }));
  if (!isPostgresHere) return;
  postgres = await newPostgres();
  stores.set(
    'postgres',
    await openStore({ url: await postgres.database('moves'), folder: '', key: KEY, use: 'serve' }),
  );
});

afterAll(async () => {
  for (const store of stores.values()) await store.close();
  postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const STORES = isPostgresHere ? ['sqlite', 'postgres'] : ['sqlite'];
const storeOf = (kind: string): Store => stores.get(kind)!;

const birth: readonly LogLine[] = [
  {
    seq: 1,
    at: 5,
    act: null,
    event: {
      kind: 'created',
      game: 'trunfo/1',
      options: {},
      visibility: 'private',
      reveal: 'match',
      size: 2,
      host: { id: 'p1', name: 'Sara "the Ace" \\ {1,2}' },
    },
  },
];

/** A line that nothing but the log tells of. */
const moved = (seq: number, act: string | null = null, sign = 'hello'): LogLine => ({
  seq,
  at: 10 + seq,
  act,
  event: { kind: 'reacted', seat: 0, sign },
});

const begun = async ({ log, leases }: Store, table: string): Promise<Lease> => {
  const lease: Lease = { table, epoch: 1, owner: leases.node, entry: null };
  expect((await log.append(lease, birth, KEY, null)).kind).toBe('done');
  return { ...lease, entry: (await log.read(table))!.entry };
};

const linesOf = async ({ log }: Store, table: string): Promise<readonly LogLine[]> => (await log.read(table))!.lines;

test.each(STORES)('%s: a move is read again as it was written, whatever is in it', async kind => {
  const store = storeOf(kind);
  const lease = await begun(store, 'text');
  const lines = [moved(2, 'a1', '{"quoted\\",null}'), moved(3, null, 'ورق ♠ 😀'), moved(4, null, 'NULL')];
  expect((await store.log.append(lease, lines, null, null)).kind).toBe('done');
  expect(await linesOf(store, 'text')).toEqual([...birth, ...lines]);
  const { head, touched_at } = await store.engine.db
    .selectFrom('tables')
    .select(['head', 'touched_at'])
    .where('id', '=', 'text')
    .executeTakeFirstOrThrow();
  expect([head, touched_at]).toEqual([4, 14]);
});

test.each(STORES)('%s: of many moves at once each stands or falls by itself', async kind => {
  const { log } = storeOf(kind);
  const leases = await Promise.all(Array.from({ length: 40 }, (_, n) => begun(storeOf(kind), `many${n}`)));
  for (const lease of leases) expect((await log.append(lease, [moved(2, 'old')], null, null)).kind).toBe('done');
  const wish = (n: number) => {
    const lease = leases[n]!;
    if (n % 10 === 3) return { lease, line: moved(3, 'old'), kind: 'duplicate' };
    if (n % 10 === 5) return { lease: { ...lease, epoch: 2 }, line: moved(3, 'new'), kind: 'missed' };
    if (n % 10 === 7) return { lease, line: moved(4, 'new'), kind: 'missed' };
    return { lease, line: moved(3, 'new'), kind: 'done' };
  };
  const wishes = leases.map((_, n) => wish(n));
  const answers = await Promise.all(wishes.map(({ lease, line }) => log.append(lease, [line], null, null)));
  expect(answers.map(answer => answer.kind)).toEqual(wishes.map(one => one.kind));
  for (const [n, one] of wishes.entries())
    expect((await linesOf(storeOf(kind), `many${n}`)).length).toBe(one.kind === 'done' ? 3 : 2);
});

test.each(STORES)('%s: moves of one table keep their order, and nothing goes into a gap', async kind => {
  const store = storeOf(kind);
  const lease = await begun(store, 'order');
  const answers = await Promise.all(
    [moved(2, 'a'), moved(3, 'b'), moved(3, 'c'), moved(4, 'a'), moved(4, 'd'), moved(6, 'e')].map(line =>
      store.log.append(lease, [line], null, null),
    ),
  );
  expect(answers.map(answer => answer.kind)).toEqual(['done', 'done', 'missed', 'duplicate', 'done', 'missed']);
  expect((await linesOf(store, 'order')).map(({ act }) => act)).toEqual([null, 'a', 'b', 'd']);
});

test.each(STORES)('%s: a move of an owner of old is not written, also while the new one moves', async kind => {
  const store = storeOf(kind);
  const old = await begun(store, 'fence');
  const claim = await store.leases.claim('fence');
  expect(claim).toEqual({ epoch: 2 });
  const answers = await Promise.all([
    store.log.append(old, [moved(2, 'zombie')], null, null),
    store.log.append({ ...old, epoch: 2 }, [moved(2, 'owner')], null, null),
  ]);
  expect(answers.map(answer => answer.kind)).toEqual(['missed', 'done']);
  expect((await linesOf(store, 'fence')).map(({ act }) => act)).toEqual([null, 'owner']);
});

test.runIf(isPostgresHere)('a PostgreSQL that goes in the middle says nothing, and its log knows', async () => {
  const store = storeOf('postgres');
  const leases = await Promise.all(Array.from({ length: 60 }, (_, n) => begun(store, `gone${n}`)));
  const asks = (seq: number) =>
    Promise.all(leases.map(lease => store.log.append(lease, [moved(seq, `${seq}`)], null, null)));
  await asks(2);
  const underWay = asks(3);
  await new Promise(resolve => setImmediate(resolve));
  postgres!.stop();
  const answers = await underWay;
  const late = await asks(4);
  postgres!.start();
  expect(new Set(late.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
  await expect.poll(() => linesOf(store, 'gone0').catch(() => null)).not.toBeNull();
  for (const [n, lease] of leases.entries()) {
    const head = (await linesOf(store, lease.table)).length;
    expect(head).toBeGreaterThanOrEqual(answers[n]?.kind === 'done' ? 3 : 2);
    expect((await store.log.append(lease, [moved(head + 1, 'z')], null, null)).kind).toBe('done');
  }
});
