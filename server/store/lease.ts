import { randomBytes } from 'node:crypto';
import { type Engine, must } from './engine.ts';

/** Who owns a table: a row with an epoch. The row is for finding the owner; what keeps a lost owner from writing is the epoch. */
export interface Leases {
  readonly node: string;
  /** `elsewhere`: its owner lives. */
  claim(table: string): Promise<{ readonly epoch: number } | 'elsewhere' | 'no-such-table'>;
  release(tables: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

const BEAT_MS = 2_000;
/** A beat that stands still for so long is that of a process that does. */
const STALE_MS = 6_000;

export const leasesOf = async (engine: Engine): Promise<Leases> => {
  const node = randomBytes(16).toString('hex');
  await engine.announce(node);
  await engine.db.insertInto('nodes').values({ id: node, beat: 0 }).execute();
  const seen: Seen = { beats: new Map(), lookedAt: performance.now() };
  const beat = async (): Promise<void> => {
    // Written anew if the sweep took it away while the name was not held for a moment.
    await engine.db
      .insertInto('nodes')
      .values({ id: node, beat: 1 })
      .onConflict(conflict => conflict.column('id').doUpdateSet(eb => ({ beat: eb('nodes.beat', '+', 1) })))
      .execute();
    await observe(engine, seen);
  };
  await observe(engine, seen);
  const timer = setInterval(() => beat().catch(() => {}), BEAT_MS);
  timer.unref();
  return {
    node,
    claim: table => claim(engine, seen, node, table),
    release: async tables => {
      if (tables.length === 0) return;
      await engine.db
        .updateTable('tables')
        .set({ owner: null })
        .where('id', 'in', [...tables])
        .where('owner', '=', node)
        .execute();
    },
    stop: async () => {
      clearInterval(timer);
      await engine.db.deleteFrom('nodes').where('id', '=', node).execute();
    },
  };
};

interface Seen {
  readonly beats: Map<string, { beat: number; since: number }>;
  lookedAt: number;
}

/** Beats are compared with this process's own clock alone: no two clocks need agree. */
const observe = async ({ db }: Engine, seen: Seen): Promise<void> => {
  const rows = await db.selectFrom('nodes').selectAll().execute();
  const now = performance.now();
  // Whoever stood still himself has seen nobody stand still.
  const slept = now - seen.lookedAt > 2 * BEAT_MS;
  seen.lookedAt = now;
  const { beats } = seen;
  for (const id of beats.keys()) if (rows.every(row => row.id !== id)) beats.delete(id);
  for (const { id, beat } of rows) if (slept || beats.get(id)?.beat !== beat) beats.set(id, { beat, since: now });
};

const isGone = async (engine: Engine, seen: Seen, owner: string): Promise<boolean> => {
  if (performance.now() - seen.lookedAt > 2 * BEAT_MS || !seen.beats.has(owner)) await observe(engine, seen);
  const last = seen.beats.get(owner);
  if (last && performance.now() - last.since > STALE_MS) return true;
  return (await engine.isGone(owner)) ?? false;
};

const claim = async (engine: Engine, seen: Seen, node: string, table: string) => {
  const { db } = engine;
  const row = await db.selectFrom('tables').select(['owner', 'epoch']).where('id', '=', table).executeTakeFirst();
  if (!row) return 'no-such-table';
  const { owner, epoch } = row;
  if (owner !== null && owner !== node && !(await isGone(engine, seen, owner))) return 'elsewhere';
  const taken = db
    .updateTable('tables')
    .set({ owner: node, epoch: epoch + 1 })
    .where('id', '=', table)
    .where('epoch', '=', epoch);
  const answer = await engine.job([must(taken, 1)]);
  return answer.kind === 'done' ? { epoch: epoch + 1 } : 'elsewhere';
};
