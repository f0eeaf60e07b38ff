import type { LogLine } from '@majlis/table';
import { rankedJob } from './club/ranked-log.ts';
import { triesOf } from './daily/daily-log.ts';
import { type Engine, type EventRow, type JobAnswer, type Move, must, type Statement } from './engine.ts';
import type { Seal } from './seal.ts';
import { entryAfter, type Finish, finishes, heldBy, sittersOf, type TableEntry } from './table-entry.ts';
import { unreadable } from './unreadable.ts';

/** What an append stands on: the directory's entry and the owner's epoch. */
export interface Lease {
  readonly table: string;
  readonly epoch: number;
  readonly owner: string;
  readonly entry: TableEntry | null;
}

export interface StoredTable {
  readonly lines: readonly LogLine[];
  /** null: there is none any more; the table is closed. */
  readonly secret: string | null;
  readonly epoch: number;
  readonly entry: TableEntry;
  readonly code: string | null;
}

/** The log of every table: appended to by its owner, read by whoever must know what happened. */
export interface Log {
  /** Anything but `done` is no answer: read the log. */
  append(lease: Lease, lines: readonly LogLine[], secret: string | null, code: string | null): Promise<JobAnswer>;
  read(table: string): Promise<StoredTable | undefined>;
  /** What was written from there to there, and nothing else of the table. */
  between(table: string, first: number, last: number): Promise<readonly LogLine[]>;
}

export const logOf = (engine: Engine, seal: Seal): Log => ({
  append: (lease, lines, secret, code) => {
    const entry = lines.reduce<TableEntry | null>(entryAfter, lease.entry);
    if (!entry) throw new Error('nothing to append');
    if (secret === null && isMove(lease, entry, lines)) return engine.move(moveOf(lease, lines));
    const birth = lines[0]?.seq === 1;
    const kept = secret === null ? [] : [locked(engine, lease.table, seal.close(lease.table, secret))];
    const statements = [
      birth ? born(engine, lease, entry, lines, code) : moved(engine, lease, entry, lines),
      written(engine, lease.table, lines),
      ...spoken(engine, lease.table, lines),
      ...(entry.phase === 'closed' ? [forgotten(engine, lease.table)] : kept),
      ...seatingOf(engine, lease, entry),
      ...finishes(lease.entry, lines).flatMap(finish => resultOf(engine, lease.table, entry.game, finish, lines)),
      ...(entry.daily ? triesOf(engine, lease.table, lease.entry, entry, lines) : []),
    ];
    if (entry.pool === undefined) return engine.job(statements);
    return rankedJob(engine, entry.pool, lease.table, lease.entry, lines, statements);
  },
  read: table => read(engine, seal, table),
  between: (table, first, last) => linesOf(engine.db, table, first, last),
});

const born = (
  { db }: Engine,
  lease: Lease,
  entry: TableEntry,
  lines: readonly LogLine[],
  code: string | null,
): Statement =>
  must(
    db.insertInto('tables').values({
      id: lease.table,
      game: entry.game,
      visibility: entry.visibility,
      phase: entry.phase,
      code,
      head: lines.length,
      epoch: lease.epoch,
      owner: lease.owner,
      entry: JSON.stringify(entry),
      people: sittersOf(entry).length,
      opened_at: entry.openedAt,
      touched_at: entry.openedAt,
    }),
    1,
  );

/** The directory stays as it is, and nothing was said. */
const isMove = ({ entry: before }: Lease, entry: TableEntry, lines: readonly LogLine[]): boolean =>
  entry === before && lines.every(({ event }) => event.kind !== 'said');

const moveOf = ({ table, epoch }: Lease, lines: readonly LogLine[]): Move => ({
  table,
  epoch,
  from: before(lines),
  rows: lines.map(rowOf),
});

const before = (lines: readonly LogLine[]): number => (lines[0]?.seq ?? 0) - 1;

/** Only the owner of this epoch, and only at the end of the log as it knows it. */
const moved = ({ db }: Engine, lease: Lease, entry: TableEntry, lines: readonly LogLine[]): Statement => {
  const from = before(lines);
  const dead = entry.phase === 'playing' || entry.phase === 'closed' ? { code: null } : {};
  const change = { entry: JSON.stringify(entry), phase: entry.phase, people: sittersOf(entry).length };
  const advanced = db
    .updateTable('tables')
    .set({ head: from + lines.length, touched_at: lines.at(-1)?.at ?? 0, ...change, ...dead })
    .where('id', '=', lease.table)
    .where('epoch', '=', lease.epoch)
    .where('head', '=', from);
  return must(advanced, 1);
};

const written = ({ db }: Engine, table: string, lines: readonly LogLine[]): Statement =>
  must(db.insertInto('events').values(lines.map(line => ({ table_id: table, ...rowOf(line) }))), lines.length);

const rowOf = ({ seq, act, at, event }: LogLine): EventRow => ({ seq, act, at, event: JSON.stringify(event) });

/** What is said is noted apart: so the sweep finds it when its time is over. */
const spoken = ({ db }: Engine, table: string, lines: readonly LogLine[]): readonly Statement[] => {
  const rows = lines.flatMap(({ seq, at, event }) => (event.kind === 'said' ? [{ table_id: table, seq, at }] : []));
  return rows.length === 0 ? [] : [must(db.insertInto('words').values(rows), rows.length)];
};

const locked = ({ db }: Engine, table: string, sealed: string): Statement =>
  must(
    db
      .insertInto('secrets')
      .values({ table_id: table, sealed })
      .onConflict(conflict => conflict.column('table_id').doUpdateSet({ sealed })),
    1,
  );

const forgotten = ({ db }: Engine, table: string): Statement =>
  must(db.deleteFrom('secrets').where('table_id', '=', table));

const seatingOf = ({ db }: Engine, { table, entry: before }: Lease, entry: TableEntry): readonly Statement[] => {
  const people = heldBy(entry);
  if (before && heldBy(before).join() === people.join()) return [];
  return [
    must(db.deleteFrom('sitters').where('table_id', '=', table)),
    ...people.map(person => must(db.insertInto('sitters').values({ table_id: table, person }), 1)),
  ];
};

const resultOf = (
  { db }: Engine,
  table: string,
  game: string,
  { id, first, startedAt, endedAt, ending, seats, opening }: Finish,
  lines: readonly LogLine[],
): readonly Statement[] => [
  must(
    db.insertInto('matches').values({
      id,
      table_id: table,
      game,
      first,
      last: lines.at(-1)?.seq ?? first,
      started_at: startedAt,
      ended_at: endedAt,
      ended_by: ending.by,
      outcome: JSON.stringify(ending.outcome),
      opening: opening ? JSON.stringify({ ...opening, avatars: seats.map(avatarOf) }) : null,
    }),
    1,
  ),
  ...seats.map((sitting, seat) => {
    const person = sitting && 'person' in sitting ? sitting.person : null;
    const name = person?.name ?? (sitting && 'bot' in sitting ? sitting.bot : '');
    const conduct = ending.conduct[seat] ?? 'bot';
    return must(db.insertInto('players').values({ match_id: id, seat, person: person?.id ?? null, name, conduct }), 1);
  }),
];

const avatarOf = (sitting: Finish['seats'][number]): string | null =>
  (sitting && 'person' in sitting && sitting.person.avatar) || null;

const read = async ({ db }: Engine, seal: Seal, table: string): Promise<StoredTable | undefined> => {
  const row = await db
    .selectFrom('tables')
    .leftJoin('secrets', 'secrets.table_id', 'tables.id')
    .select(['tables.epoch', 'tables.head', 'tables.entry', 'tables.code', 'secrets.sealed'])
    .where('tables.id', '=', table)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await linesOf(db, table, 1, row.head);
  return {
    lines,
    secret: row.sealed === null ? null : opened(seal, table, row.sealed),
    epoch: row.epoch,
    entry: parsed(row.entry, 'its entry in the directory'),
    code: row.code,
  };
};

const linesOf = async (db: Engine['db'], table: string, first: number, last: number): Promise<readonly LogLine[]> => {
  const rows = await db
    .selectFrom('events')
    .select(['seq', 'at', 'act', 'event'])
    .where('table_id', '=', table)
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, at, act, event }) => ({ seq, at, act, event: parsed(event, `line ${seq}`) }));
};

const parsed = (text: string, what: string) => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable('garbled', `${what} is not JSON`, error);
  }
};

const opened = (seal: Seal, table: string, sealed: string): string => {
  try {
    return seal.open(table, sealed);
  } catch (error) {
    throw unreadable('sealed', 'the key of the house does not open its secret', error);
  }
};
