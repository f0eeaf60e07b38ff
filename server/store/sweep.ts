import type { LogLine, TableEvent } from '@majlis/table';
import { sweepNotices } from './club/notices.ts';
import { type Engine, must } from './engine.ts';

const MINUTE_MS = 60_000;
const HOUR = 60 * MINUTE_MS;
const DAY = 24 * HOUR;

/** How long things are kept that nobody needs any more. */
const KEPT = { waiting: DAY, chat: 90 * DAY, addresses: 30 * DAY, audit: 180 * DAY, newcomers: DAY, homes: 8 * DAY };

export interface SweepCounts {
  readonly tables: number;
  readonly chats: number;
}

/** Empty waiting tables go, old words are blanked, old addresses are forgotten. Running tables stay, finished matches too. */
export const sweep = async (engine: Engine, now: number): Promise<SweepCounts> => {
  const { db } = engine;
  const tables = await sweepTables(engine, now - KEPT.waiting);
  const chats = await blankChats(engine, now - KEPT.chat);
  await db.deleteFrom('tickets').where('expires_at', '<', now).execute();
  await db.deleteFrom('tallies').where('until', '<', now).execute();
  await db
    .deleteFrom('bars')
    .where('table_id', 'not in', db.selectFrom('tables').select('id').where('phase', '!=', 'closed'))
    .execute();
  await db
    .deleteFrom('newcomers')
    .where('at', '<', now - KEPT.newcomers)
    .execute();
  await db
    .deleteFrom('homes')
    .where('at', '<', now - KEPT.homes)
    .execute();
  await sweepNotices(db, now);
  await db
    .updateTable('audit')
    .set({ ip: null })
    .where('at', '<', now - KEPT.addresses)
    .where('ip', 'is not', null)
    .execute();
  await db
    .deleteFrom('audit')
    .where('at', '<', now - KEPT.audit)
    .execute();
  return { tables, chats };
};

/** A waiting table where nobody sits, or nobody has been for a day, and no match was ever finished. */
const sweepTables = async (engine: Engine, before: number): Promise<number> => {
  const { db } = engine;
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', 'in', ['lobby', 'starting', 'closed'])
    .where('people', '=', 0)
    .where('touched_at', '<', before)
    .where('id', 'not in', db.selectFrom('matches').select('table_id'))
    .limit(1_000)
    .execute();
  for (const { id } of rows) await drop(engine, id, before);
  return rows.length;
};

const drop = async (engine: Engine, id: string, before: number): Promise<void> => {
  const { db } = engine;
  await engine.job([
    // The epoch moves on: should somebody have opened the table in this moment, he finds that it is gone.
    must(db.deleteFrom('tables').where('id', '=', id).where('people', '=', 0).where('touched_at', '<', before), 1),
    must(db.deleteFrom('events').where('table_id', '=', id)),
    must(db.deleteFrom('words').where('table_id', '=', id)),
    must(db.deleteFrom('secrets').where('table_id', '=', id)),
    must(db.deleteFrom('sitters').where('table_id', '=', id)),
  ]);
};

const blankChats = async (engine: Engine, before: number): Promise<number> => {
  const due = await engine.db
    .selectFrom('words')
    .select(['table_id', 'seq'])
    .where('at', '<', before)
    .orderBy('at')
    .limit(10_000)
    .execute();
  for (const [table, words] of Map.groupBy(due, ({ table_id }) => table_id))
    await blankTable(engine, table, new Set(words.map(({ seq }) => seq)));
  return due.length;
};

/** What was said in these lines goes, from the log and from every report about the table. */
const blankTable = async (engine: Engine, table: string, seqs: ReadonlySet<number>): Promise<void> => {
  const { db } = engine;
  const lines = db.selectFrom('events').select(['seq', 'event']).where('table_id', '=', table);
  const told = await lines.where('seq', 'in', [...seqs]).execute();
  const matches = db.selectFrom('matches').select('id').where('table_id', '=', table);
  const reports = await db.selectFrom('reports').select(['id', 'lines']).where('match_id', 'in', matches).execute();
  await engine.job([
    ...told.map(({ seq, event }) =>
      must(
        db
          .updateTable('events')
          .set({ event: JSON.stringify(unsaid(JSON.parse(event))) })
          .where('table_id', '=', table)
          .where('seq', '=', seq),
      ),
    ),
    ...reports.map(({ id, lines: copied }) => {
      const blank = JSON.parse(copied).map((line: LogLine) =>
        seqs.has(line.seq) ? { ...line, event: unsaid(line.event) } : line,
      );
      return must(
        db
          .updateTable('reports')
          .set({ lines: JSON.stringify(blank) })
          .where('id', '=', id),
      );
    }),
    must(
      db
        .deleteFrom('words')
        .where('table_id', '=', table)
        .where('seq', 'in', [...seqs]),
    ),
  ]);
};

const unsaid = (event: TableEvent): TableEvent => (event.kind === 'said' ? { ...event, text: '' } : event);

export const sweeping = (work: () => Promise<unknown>, failed: (error: unknown) => void): { stop(): void } => {
  const once = () => void work().catch(failed);
  // A house that is started anew every half hour is swept too.
  const timers = [setTimeout(once, MINUTE_MS), setInterval(once, HOUR)];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
};
