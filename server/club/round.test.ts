import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authOf, migrateAuth } from '../people/auth.ts';
import { queueOf } from '../store/club/queue.ts';
import { openStore } from '../store/index.ts';
import { POOLS } from './pools.ts';
import { queueRound } from './round.ts';

test('[T55] however many come and go, there is one round and then a rest; all who wait are told in one go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-round-'));
  const store = await openStore({ url: undefined, folder, key: 'ab'.repeat(32), use: 'serve' });
  await migrateAuth(authOf(store.engine, store.key, false), store.engine);
  const queue = queueOf(store.engine);
  const [rests, told]: [(() => void)[], string[][]] = [[], []];
  let looked = 0;
  const all = () => {
    looked += 1;
    return queue.all();
  };
  const people = ['a', 'b', 'c'];
  const pool = POOLS[0]?.name ?? '';
  for (const person of people)
    await queue.join([{ person, entry: person, pool, since: 0, beat: 0, marks: [], table: null }]);
  const round = queueRound({
    store,
    queue: { ...queue, all },
    host: { open: async () => ({ ok: false, reason: 'paused' }), rouse: async () => {} },
    callers: { people: () => new Set(people), tell: news => told.push([...news.keys()]), onLobby: () => {} },
    log: { warn: () => {} },
    now: () => 0,
    later: what => rests.push(what),
  });
  const resting = () => expect.poll(() => rests.length).toBe(1);
  round.soon();
  await resting();
  for (let n = 0; n < 100; n++) round.soon();
  expect([looked, told]).toEqual([1, [people]]);
  rests.pop()?.();
  await resting();
  expect(looked).toBe(2);
  rests.pop()?.();
  round.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('[CLUB-2.1] how long people wait is told by those who were paired, not by those who still wait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-round-'));
  const store = await openStore({ url: undefined, folder, key: 'ab'.repeat(32), use: 'serve' });
  await migrateAuth(authOf(store.engine, store.key, false), store.engine);
  const queue = queueOf(store.engine);
  const pool = 'trunfo/standard/usual';
  const at = new Date(0).toISOString();
  // Two of one place never meet: one of them waits on.
  const people = { a: ['here'], b: [], c: ['here'] };
  for (const [n, [person, marks]] of Object.entries(people).entries()) {
    const user = { id: person, name: person, email: person, emailVerified: 0, createdAt: at, updatedAt: at };
    await store.engine.db
      .insertInto('user')
      .values(user as never)
      .execute();
    await queue.join([{ person, entry: person, pool, since: n * 1_000, beat: 50_000, marks, table: null }]);
  }
  const rests: (() => void)[] = [];
  const round = queueRound({
    store,
    queue,
    host: { open: async () => ({ ok: true, id: 't', code: null }), rouse: async () => {} },
    callers: { people: () => new Set(Object.keys(people)), tell: () => {}, onLobby: () => {} },
    log: { warn: () => {} },
    now: () => 60_000,
    later: what => rests.push(what),
  });
  round.soon();
  await expect.poll(() => rests.length).toBe(1);
  expect(round.typicalMs(pool)).toBe(60_000);
  round.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
