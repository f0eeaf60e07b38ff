import { type Engine, must } from '../engine.ts';

export interface QueueRow {
  readonly person: string;
  readonly entry: string;
  readonly pool: string;
  readonly since: number;
  readonly beat: number;
  readonly marks: readonly string[];
  readonly table: string | null;
}

/** Those who wait, as long as the house stands and beyond. */
export interface Queue {
  /** All of them together, or none: false if one of them waits already. */
  join(rows: readonly QueueRow[]): Promise<boolean>;
  /** Nobody who is on the way to a table leaves here. */
  leave(person: string): Promise<boolean>;
  all(): Promise<readonly QueueRow[]>;
  /** How many wait in each pool. */
  waiting(): Promise<ReadonlyMap<string, number>>;
  of(person: string): Promise<QueueRow | undefined>;
  beat(people: readonly string[], now: number): Promise<void>;
  /** Who has not been seen since then is gone, and so is the partner's wish. */
  expire(pool: string, since: number): Promise<void>;
  /** Whether this process pairs the pool now. */
  lease(pool: string, owner: string, now: number): Promise<boolean>;
  /** Those at a ranked table that is not over. */
  playing(people: readonly string[]): Promise<ReadonlySet<string>>;
}

const LEASE_MS = 5_000;

export const queueOf = (engine: Engine): Queue => {
  const { db } = engine;
  return {
    join: async rows => {
      const values = rows.map(({ table, marks, ...row }) => ({
        ...row,
        marks: JSON.stringify(marks),
        table_id: table,
      }));
      const answer = await engine.job([must(db.insertInto('queue').values(values), values.length)]);
      if (answer.kind === 'duplicate') return false;
      if (answer.kind !== 'done') throw new Error(answer.kind);
      return true;
    },
    leave: async person => {
      const own = db.selectFrom('queue').select('entry').where('person', '=', person);
      const gone = db.deleteFrom('queue').where('entry', 'in', own).where('table_id', 'is', null);
      return (await gone.executeTakeFirst()).numDeletedRows > 0n;
    },
    all: async () => (await db.selectFrom('queue').selectAll().orderBy('since').execute()).map(rowOf),
    waiting: async () => {
      const rows = db.selectFrom('queue').select(eb => ['pool', eb.fn.countAll().as('n')]);
      const counted = await rows.where('table_id', 'is', null).groupBy('pool').execute();
      return new Map(counted.map(({ pool, n }) => [pool, Number(n)]));
    },
    of: async person => {
      const row = await db.selectFrom('queue').selectAll().where('person', '=', person).executeTakeFirst();
      return row && rowOf(row);
    },
    beat: async (people, now) => {
      if (people.length === 0) return;
      await db
        .updateTable('queue')
        .set({ beat: now })
        .where('person', 'in', [...people])
        .execute();
    },
    expire: async (pool, since) => {
      const stale = db
        .selectFrom('queue')
        .select('entry')
        .where('pool', '=', pool)
        .where('table_id', 'is', null)
        .where('beat', '<', since);
      await db.deleteFrom('queue').where('entry', 'in', stale).where('table_id', 'is', null).execute();
    },
    lease: (pool, owner, now) => leased(engine, pool, owner, now),
    playing: people => playing(db, people),
  };
};

type Row = Omit<QueueRow, 'marks' | 'table'> & { readonly marks: string; readonly table_id: string | null };

const rowOf = ({ table_id, marks, ...row }: Row): QueueRow => ({ ...row, table: table_id, marks: JSON.parse(marks) });

const leased = async ({ db }: Engine, pool: string, owner: string, now: number): Promise<boolean> => {
  const row = { owner, until: now + LEASE_MS };
  const taken = await db
    .insertInto('pool_leases')
    .values({ pool, ...row })
    .onConflict(conflict =>
      conflict
        .column('pool')
        .doUpdateSet(row)
        .where(eb => eb.or([eb('pool_leases.owner', '=', owner), eb('pool_leases.until', '<', now)])),
    )
    .executeTakeFirst();
  return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

const playing = async (db: Engine['db'], people: readonly string[]): Promise<ReadonlySet<string>> => {
  if (people.length === 0) return new Set();
  const rows = await db
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select(['sitters.person', 'tables.entry'])
    .where('sitters.person', 'in', [...people])
    .where('tables.phase', '!=', 'closed')
    .execute();
  const isOn = (entry: string): boolean => {
    const { pool, matches } = JSON.parse(entry);
    return pool !== undefined && matches === 0;
  };
  return new Set(rows.filter(({ entry }) => isOn(entry)).map(({ person }) => person));
};
