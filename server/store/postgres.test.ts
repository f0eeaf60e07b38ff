import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogLine } from '@majlis/table';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { authOf, migrateAuth } from '../people/auth.ts';
import { peopleOf } from '../people/people.ts';
import { isPostgresHere, newPostgres, type Postgres } from '../trial/postgres.ts';
import { brokenLink } from './audit.ts';
import { backUp } from './backup.ts';
import { openStore, type Store } from './index.ts';
import { leasesOf } from './lease.ts';
import type { Lease } from './log.ts';
import { openEngine } from './open.ts';
import { openPostgres } from './postgres.ts';
import { named } from './postgres-name.ts';

let postgres: Postgres;
let store: Store;
const KEY = 'ab'.repeat(32);
const secret = 'cd'.repeat(32);

const testOnPostgres = test.runIf(isPostgresHere);

beforeAll(async () => {
  if (!isPostgresHere) return;
  postgres = await newPostgres();
  store = await openStore({ url: await postgres.database('store'), folder: '', key: KEY, use: 'serve' });
});

afterAll(async () => {
  if (!isPostgresHere) return;
  await store.close();
  postgres.remove();
});

const host = { id: 'p1', name: 'Sara' };
const birth: readonly LogLine[] = [
  {
    seq: 1,
    at: 5,
    act: null,
    event: { kind: 'created', game: 'trunfo/1', options: {}, visibility: 'public', reveal: 'match', size: 2, host },
  },
];
const said = (seq: number, act: string | null = null): LogLine => ({
  seq,
  at: 10,
  act,
  event: { kind: 'said', seat: 0, text: 'x' },
});

const begun = async (table: string): Promise<Lease> => {
  const lease: Lease = { table, epoch: 1, owner: store.leases.node, entry: null };
  expect((await store.log.append(lease, birth, secret, null)).kind).toBe('done');
  return { ...lease, entry: (await store.log.read(table))!.entry };
};

testOnPostgres('the same log on PostgreSQL: each line once, each action once, only by its owner', async () => {
  const lease = await begun('t1');
  const kinds: string[] = [];
  for (const [epoch, line] of [
    [1, said(2, 'a')],
    [1, said(2, 'b')],
    [1, said(4, 'b')],
    [1, said(3, 'a')],
    [2, said(3, 'c')],
    [1, said(3, 'c')],
  ] as const) {
    kinds.push((await store.log.append({ ...lease, epoch }, [line], null, null)).kind);
  }
  expect(kinds).toEqual(['done', 'missed', 'missed', 'duplicate', 'missed', 'done']);
  const page = await store.log.read('t1');
  expect(page?.lines).toEqual([...birth, said(2, 'a'), said(3, 'c')]);
  expect(page?.secret).toBe(secret);
});

testOnPostgres('a table belongs to one process while that one lives', async () => {
  await begun('t2');
  const engine = await openEngine({ url: postgres.url.replace(/postgres$/, 'store'), folder: '', use: 'serve' });
  const other = await leasesOf(engine);
  expect(await other.claim('t2')).toBe('elsewhere');
  await engine.db.updateTable('tables').set({ owner: 'nobody' }).where('id', '=', 't2').execute();
  expect(await other.claim('t2')).toEqual({ epoch: 2 });
  expect(await store.leases.claim('t2')).toBe('elsewhere');
  await other.stop();
  await store.engine.db.insertInto('nodes').values({ id: 'killed', beat: 9 }).execute();
  const alive = await leasesOf(engine);
  await store.leases.sweep();
  const names = (await store.engine.db.selectFrom('nodes').select('id').execute()).map(({ id }) => id);
  expect(names.sort()).toEqual([alive.node, store.leases.node].sort());
  await alive.stop();
  await engine.close();
  expect(await store.leases.claim('t2')).toEqual({ epoch: 3 });
});

testOnPostgres('a process that lost its name takes it again on one connection, whatever breaks meanwhile', async () => {
  const url = await postgres.database('named');
  const [first, second] = [await openPostgres(url), await openPostgres(url)];
  const locks = async () => {
    const { rows } = await sql<{ pid: number; granted: boolean }>`
      select pid, granted from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`.execute(second.db);
    const pids = (granted: boolean) => rows.filter(row => row.granted === granted).map(({ pid }) => pid);
    return { held: pids(true), waiting: pids(false) };
  };
  const broken = (pid: number | undefined) => sql`select pg_terminate_backend(${pid}::int)`.execute(second.db);
  await first.announce('n1');
  await broken((await locks()).held[0]);
  await second.announce('n1');
  await expect.poll(async () => (await locks()).waiting.length).toBe(1);
  const { waiting } = await locks();
  await broken(waiting[0]);
  await expect.poll(async () => (await locks()).waiting.filter(pid => pid !== waiting[0]).length).toBe(1);
  await broken((await locks()).held[0]);
  await expect.poll(async () => Object.values(await locks()).map(({ length }) => length)).toEqual([1, 1]);
  await first.close();
  await expect.poll(async () => Object.values(await locks()).map(({ length }) => length)).toEqual([1, 0]);
  await second.close();
});

/** A way to PostgreSQL on which lines break unheard: our end is gone, and PostgreSQL takes it for alive. */
const brittleWay = async (url: string) => {
  const ours = new Set<Socket>();
  const theirs = new Set<Socket>();
  const way = createServer(socket => {
    const server = connect(Number(new URL(url).port), '127.0.0.1');
    ours.add(socket);
    theirs.add(server);
    for (const one of [socket, server]) one.on('error', () => {});
    socket.on('data', data => server.write(data));
    server.on('data', data => socket.writable && socket.write(data));
  });
  await once(way.listen(0, '127.0.0.1'), 'listening');
  const end = (those: ReadonlySet<Socket>): void => those.forEach(socket => void socket.destroy());
  return {
    url: url.replace(/:\d+\//, `:${(way.address() as AddressInfo).port}/`),
    breakUnheard: () => end(ours),
    close: () => {
      end(ours);
      end(theirs);
      way.close();
    },
  };
};

testOnPostgres('a process whose line broke unheard does not wait for the session that it left behind', async () => {
  const way = await brittleWay(await postgres.database('brittle'));
  const name = await named(way.url, 'n2');
  const since = name.heldSince();
  way.breakUnheard();
  await expect.poll(() => name.heldSince() ?? since, { timeout: 60_000 }).not.toBe(since);
  await name.end();
  way.close();
});

testOnPostgres('a guest becomes an account on PostgreSQL', async () => {
  const auth = authOf(store.engine, store.key, false);
  await migrateAuth(auth, store.engine);
  const people = peopleOf(auth, store.engine);
  const { me } = await people.guest('Noor');
  await people.account({ session: '', me }, 'Noor.1', 'seven blue lanterns');
  expect(await people.signIn('noor.1', 'seven blue lanterns')).toMatchObject({ me: { id: me.id, kind: 'account' } });
});

testOnPostgres('tallies on PostgreSQL', async () => {
  const used: number[] = [];
  for (const now of [0, 1, 999, 1_000]) used.push((await store.tallies.count('few', 'a', 1_000, now)).used);
  expect(used).toEqual([1, 2, 3, 1]);
});

testOnPostgres('the audit chain on PostgreSQL', async () => {
  for (let n = 0; n < 30; n++) store.audit.note('test', { n });
  await store.audit.settled();
  expect(await brokenLink(store.engine)).toBeUndefined();
});

testOnPostgres('[T28] a backup is made by pg_dump, and the password is not among its words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-backup-'));
  const seen = join(folder, 'seen');
  const looked = `#!/bin/sh
printf '%s\\n' "$@" > ${seen}
printf %s "$PGPASSWORD" > ${seen}.env
for word in "$@"; do case "$word" in --file=*) printf dumped > "\${word#--file=}";; esac; done
`;
  writeFileSync(join(folder, 'pg_dump'), looked, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  const url = postgres.url.replace('majlis@', 'majlis:seven%20lanterns@').replace(/postgres$/, 'store');
  expect(await backUp(store.engine, url, join(folder, 'copy'))).toContain('MB');
  vi.unstubAllEnvs();
  expect(readFileSync(join(folder, 'copy'), 'utf8')).toBe('dumped');
  expect(readFileSync(seen, 'utf8')).toContain('majlis@127.0.0.1');
  expect(readFileSync(seen, 'utf8')).not.toContain('lanterns');
  expect(readFileSync(`${seen}.env`, 'utf8')).toBe('seven lanterns');
  rmSync(folder, { recursive: true, force: true });
});

test('a PostgreSQL that cannot be reached is said in one line', async () => {
  const wish = { url: 'postgres://majlis@127.0.0.1:1/majlis', folder: '', use: 'serve' } as const;
  await expect(openEngine(wish)).rejects.toThrow('PostgreSQL at 127.0.0.1:1 cannot be reached');
});
