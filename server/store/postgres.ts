import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine, JobAnswer, Statement, StatementResult } from './engine.ts';
import type { Schema } from './schema.ts';
import { trouble } from './trouble.ts';

const DUPLICATE = '23505';
const DISK_FULL = '53100';
const PATIENCE_MS = 5_000;

/** The sums and times of the house are safe whole numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export const openPostgres = async (url: string): Promise<Engine> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the next question.
  pool.on('error', () => {});
  // One that breaks in the middle of a question fails that question, not the house.
  pool.on('connect', client => client.on('error', () => {}));
  await reach(pool, url);
  const names: Promise<Named>[] = [];
  return {
    kind: 'postgres',
    place: `at ${new URL(url).host}`,
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    damage: null, // PostgreSQL looks after its own pages
    job: statements => done(pool, statements),
    isGone: node => isGone(pool, node),
    announce: async node => {
      const name = named(url, node);
      names.push(name);
      await name;
    },
    close: async () => {
      await Promise.all(names.map(name => name.then(({ end }) => end()).catch(() => {})));
      await pool.end();
    },
  };
};

const reach = async (pool: pg.Pool, url: string): Promise<void> => {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { host } = new URL(url);
    throw trouble(`PostgreSQL at ${host} cannot be reached: ${messageOf(error)}`, error);
  }
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || String(Reflect.get(error, 'code') ?? error.name) : String(error);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;

const done = async (pool: pg.Pool, statements: readonly Statement[]): Promise<JobAnswer> => {
  let client: pg.PoolClient | undefined;
  try {
    client = await pool.connect();
    const answer = await within(client, statements);
    client.release();
    return answer;
  } catch (error) {
    // The connection may be in any state: it is thrown away, and PostgreSQL undoes what was open.
    client?.release(true);
    if (codeOf(error) === DUPLICATE) return { kind: 'duplicate' };
    return { kind: 'unknown', why: messageOf(error), full: codeOf(error) === DISK_FULL };
  }
};

const within = async (client: pg.PoolClient, statements: readonly Statement[]): Promise<JobAnswer> => {
  const results: StatementResult[] = [];
  await client.query('BEGIN');
  for (const { sql, parameters, rows } of statements) {
    const result = await client.query(sql, [...parameters]);
    const count = result.rowCount ?? 0;
    if (rows !== null && rows !== count) {
      await client.query('ROLLBACK');
      return { kind: 'missed' };
    }
    results.push({ rows: result.rows, count });
  }
  await client.query('COMMIT');
  return { kind: 'done', results };
};

interface Named {
  end(): Promise<void>;
}

const keyOf = (node: string): string =>
  `${createHash('sha256').update(`majlis/node/${node}`).digest().readBigInt64BE()}`;

/** A lock on a connection of its own: when the process dies, PostgreSQL lets go of it at once. */
const named = async (url: string, node: string): Promise<Named> => {
  let ended = false;
  let client: pg.Client | undefined;
  const again = (): void => {
    if (!ended) setTimeout(() => hold().catch(again), 500).unref();
  };
  /** Only one that has the lock is missed when it ends: whoever fails on the way is tried again already, and once is enough. */
  const hold = async (): Promise<void> => {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: PATIENCE_MS });
    client = mine;
    mine.on('error', () => {});
    try {
      await mine.connect();
      await mine.query('select pg_advisory_lock($1)', [keyOf(node)]);
    } catch (error) {
      void mine.end().catch(() => {});
      throw error;
    }
    mine.once('end', again);
  };
  await hold();
  return {
    end: async () => {
      ended = true;
      await client?.end();
    },
  };
};

/** Whoever gets the lock of a name knows that its holder is dead. A stopped one still holds it. */
const isGone = async (pool: pg.Pool, node: string): Promise<boolean | undefined> => {
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [keyOf(node)]);
    if (!rows[0]?.free) return undefined;
    await client.query('select pg_advisory_unlock($1)', [keyOf(node)]);
    return true;
  } finally {
    client.release();
  }
};
