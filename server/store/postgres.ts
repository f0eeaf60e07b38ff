import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine, JobAnswer, NodeName, Statement, StatementResult } from './engine.ts';
import { LANES, laned } from './lanes.ts';
import { answerAfter, messageOf, strokeOn } from './postgres-move.ts';
import { named, nameState } from './postgres-name.ts';
import type { Schema } from './schema.ts';
import { trouble } from './trouble.ts';

const PATIENCE_MS = 5_000;
/** For everything but moves, which have lanes of their own. */
const CONNECTIONS = 10;

/** The sums and times of the house are safe whole numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export const openPostgres = async (url: string): Promise<Engine> => {
  const [pool, lanes] = [poolOf(url, CONNECTIONS), poolOf(url, LANES)];
  await reach(pool, url);
  const names: Promise<NodeName>[] = [];
  return {
    kind: 'postgres',
    place: `at ${new URL(url).host}`,
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    damage: null, // PostgreSQL looks after its own pages
    job: statements => done(pool, statements),
    move: laned(strokeOn(lanes)),
    nameState: node => nameState(pool, node),
    announce: node => {
      const name = named(url, node);
      names.push(name);
      return name;
    },
    close: async () => {
      await Promise.all(names.map(name => name.then(({ end }) => end()).catch(() => {})));
      await Promise.all([pool.end(), lanes.end()]);
    },
  };
};

const poolOf = (url: string, max: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the next question.
  pool.on('error', () => {});
  // One that breaks in the middle of a question fails that question, not the house.
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
};

const reach = async (pool: pg.Pool, url: string): Promise<void> => {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { host } = new URL(url);
    throw trouble(`PostgreSQL at ${host} cannot be reached: ${messageOf(error)}`, error);
  }
};

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
    return answerAfter(error);
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
