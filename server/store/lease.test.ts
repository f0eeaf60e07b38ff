import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPostgresHere, newPostgres, type Postgres } from '../trial/postgres.ts';
import type { Engine } from './engine.ts';
import { type Leases, leasesOf } from './lease.ts';
import { migrate, openEngine } from './open.ts';

/** Processes that share one PostgreSQL. */
interface Process {
  readonly engine: Engine;
  readonly leases: Leases;
}

let postgres: Postgres;
let url: string;
const open: Process[] = [];

const testOnPostgres = test.runIf(isPostgresHere);

beforeAll(async () => {
  if (!isPostgresHere) return;
  postgres = await newPostgres();
  url = await postgres.database('leases');
  const engine = await openEngine({ url, folder: '', use: 'serve' });
  await migrate(engine);
  await engine.close();
});

afterAll(async () => {
  for (const { engine, leases } of open) {
    await leases.stop();
    await engine.close();
  }
  if (isPostgresHere) postgres.remove();
});

const process = async (): Promise<Process> => {
  const engine = await openEngine({ url, folder: '', use: 'serve' });
  const one = { engine, leases: await leasesOf(engine) };
  open.push(one);
  return one;
};

/** It ends without a word: its name is free, its row stays. */
const dies = async (one: Process): Promise<void> => {
  open.splice(open.indexOf(one), 1);
  await one.engine.close();
};

const tables = async ({ engine, leases }: Process, ...ids: readonly string[]): Promise<void> => {
  const row = { game: 'trunfo/1', visibility: 'private', phase: 'lobby', code: null, head: 1, epoch: 1, entry: '{}' };
  const values = ids.map(id => ({ id, ...row, owner: leases.node, people: 0, opened_at: 0, touched_at: 0 }));
  await engine.db.insertInto('tables').values(values).execute();
};

testOnPostgres('the tables of one that died are taken as soon as that is proved, all at once', async () => {
  const [dead, one, other] = [await process(), await process(), await process()];
  const ids = Array.from({ length: 20 }, (_, n) => `left${n}`);
  await tables(dead, ...ids);
  expect(await one.leases.claim('left0')).toBe('elsewhere');
  await dies(dead);
  const claims = await Promise.all(ids.flatMap(id => [one.leases.claim(id), other.leases.claim(id)]));
  expect(claims.filter(claim => claim === 'elsewhere')).toHaveLength(20);
  expect(claims.filter(claim => typeof claim === 'object')).toEqual(Array(20).fill({ epoch: 2 }));
  const rows = await one.engine.db.selectFrom('nodes').select('id').execute();
  expect(rows.map(({ id }) => id)).not.toContain(dead.leases.node);
  expect(await one.leases.claim('nowhere')).toBe('no-such-table');
});

/** A row without a process: it beats as often as that of another, and never in between. */
const beatsWith = async ({ engine: { db }, leases }: Process, node: string): Promise<void> => {
  await db.insertInto('nodes').values({ id: node, beat: 1 }).execute();
  await sql`
    create function beats_too() returns trigger language plpgsql as
    $$ begin update nodes set beat = beat + 1 where id = tg_argv[0]; return null; end $$`.execute(db);
  await sql`
    create trigger beats_too after update on nodes for each row when (old.id = ${sql.lit(leases.node)})
    execute function beats_too(${sql.lit(node)})`.execute(db);
};

testOnPostgres('one whose name nobody holds is there as long as it beats', async () => {
  const one = await process();
  const node = `nameless ${one.leases.node}`;
  await beatsWith(one, node);
  await tables({ ...one, leases: { ...one.leases, node } }, 'nameless');
  expect(await one.leases.claim('nameless')).toBe('elsewhere');
});

testOnPostgres('one that was found gone goes on as somebody else, and lets go of everything', async () => {
  const [one, other] = [await process(), await process()];
  await tables(one, 'found');
  const { node } = one.leases;
  let lost = 0;
  one.leases.listen({ hushed: () => {}, spoke: () => {}, lost: () => lost++ });
  await other.engine.db.deleteFrom('nodes').where('id', '=', node).execute();
  expect(await other.leases.claim('found')).toEqual({ epoch: 2 });
  await expect.poll(() => lost, { timeout: 20_000 }).toBe(1);
  expect(one.leases.node).not.toBe(node);
  expect(await one.leases.claim('found')).toBe('elsewhere');
});

testOnPostgres('a database that was away: everybody falls silent, and no table changes hands', async () => {
  const [one, other] = [await process(), await process()];
  await tables(one, 'kept');
  const { node } = one.leases;
  const heard: string[] = [];
  one.leases.listen({
    hushed: () => heard.push('hushed'),
    spoke: silentMs => heard.push(silentMs > 0 ? 'spoke' : 'spoke at once'),
    lost: () => heard.push('lost'),
  });
  expect(one.leases.isSilent()).toBe(false);
  postgres.stop();
  await expect.poll(() => one.leases.isSilent(), { timeout: 20_000 }).toBe(true);
  postgres.start();
  const claims = new Set<unknown>();
  do claims.add(await other.leases.claim('kept').catch(() => 'elsewhere'));
  while (one.leases.isSilent() || other.leases.isSilent());
  expect([...claims]).toEqual(['elsewhere']);
  await expect.poll(() => one.leases.isSilent(), { timeout: 20_000 }).toBe(false);
  await expect.poll(() => heard.at(-1)).toBe('spoke');
  expect(heard).not.toContain('lost');
  expect(one.leases.node).toBe(node);
});
