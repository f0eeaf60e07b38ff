import { createHash } from 'node:crypto';
import type { NodeBeat } from '@majlis/table';
import pg from 'pg';
import type { NameState, NodeName } from './engine.ts';

const PATIENCE_MS = 5_000;
/** A beat that takes longer is none; another connection may be better. */
const BEAT_PATIENCE_MS = 1_500;
const AGAIN_MS = 500;
/** PostgreSQL says no by itself; should nothing be heard at all, it is tried again. */
const LOCK_PATIENCE_MS = 5_000;
const SILENCE_MS = 6_000;

const keyOf = (node: string): string =>
  `${createHash('sha256').update(`majlis/node/${node}`).digest().readBigInt64BE()}`;

/** Its own row moves on, if it is still there; and all as they were before. */
const BEAT = `
  with mine as (update nodes set beat = beat + 1 where id = $1 returning id)
  select nodes.id, nodes.beat from nodes where exists (select 1 from mine)`;

/** A line that broke unheard: PostgreSQL takes its session for alive, for hours perhaps, and the lock with it. Only if it does hold the lock is it ours. */
const END_DEAD = `
  select pg_terminate_backend(pid) from pg_locks
  where pid = $2 and locktype = 'advisory' and granted and objsubid = 1
    and (classid::bigint << 32 | objid::bigint) = $1::bigint`;

/** Which session holds it from now on. */
const locked = async (client: pg.Client, node: string, dead: number | null): Promise<number> => {
  const asked = (text: string, values: readonly unknown[] = []) => {
    const question = { text, values: [...values], query_timeout: SILENCE_MS };
    return client.query<{ pid: number }>(question);
  };
  await asked('set synchronous_commit = off');
  await asked(`set lock_timeout = ${LOCK_PATIENCE_MS}`);
  if (dead !== null) await asked(END_DEAD, [keyOf(node), dead]);
  const { rows } = await asked('select pg_backend_pid() as pid, pg_advisory_lock($1)', [keyOf(node)]);
  return Number(rows[0]?.pid);
};

/**
 * A lock on a connection of its own: when the process dies, PostgreSQL lets go of it at once. Its beats go the same way, so that they wait
 * for nothing else; they need not outlive the database, so they do not wait for the disk either.
 */
export const named = async (url: string, node: string): Promise<NodeName> => {
  let ended = false;
  let since: number | null = null;
  let session: number | null = null;
  let client: pg.Client | undefined;
  const again = (): void => {
    if (!ended) setTimeout(() => hold().catch(again), AGAIN_MS).unref();
  };
  /** Only one that has the lock is missed when it ends: whoever fails on the way is tried again already, and once is enough. */
  const hold = async (): Promise<void> => {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: PATIENCE_MS });
    client = mine;
    mine.on('error', () => {});
    try {
      await mine.connect();
      session = await locked(mine, node, session);
    } catch (error) {
      void mine.end().catch(() => {});
      throw error;
    }
    since = performance.now();
    mine.once('end', () => {
      since = null;
      again();
    });
  };
  await hold();
  return {
    heldSince: () => since,
    beat: () => (client && since !== null ? beaten(client, node) : Promise.reject(new Error('the name is not held'))),
    end: async () => {
      ended = true;
      await client?.end();
    },
  };
};

const beaten = async (client: pg.Client, node: string): Promise<readonly NodeBeat[]> => {
  try {
    const question = { text: BEAT, values: [node], query_timeout: BEAT_PATIENCE_MS };
    return (await client.query<{ id: string; beat: number }>(question)).rows;
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }
};

/** Whoever gets the lock of a name, if only for this statement, knows that nobody has it now. A stopped one still holds it. */
export const nameState = async (pool: pg.Pool, node: string): Promise<NameState> => {
  const { rows } = await pool.query('select pg_try_advisory_xact_lock($1) as free', [keyOf(node)]);
  return rows[0]?.free ? 'free' : 'held';
};
