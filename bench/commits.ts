import type { LogLine } from '@majlis/table';
import { type Engine, type EventRow, type Move, must } from '../server/store/engine.ts';
import { openStore, type Store } from '../server/store/index.ts';
import type { Lease } from '../server/store/log.ts';
import { isPostgresHere, newPostgres } from '../server/trial/postgres.ts';
import { figure } from './rate.ts';

/** Moves into a PostgreSQL of our own, flat out: a transaction for each, as it once was, beside strokes of whatever waits, in turns of one run. */
const TABLES = 64;
const TURNS = 4;
const TURN_MS = 2_000;

/** What one way has done so far. */
interface Tally {
  moves: number;
  ms: number;
  /** CPU of the main thread, in µs. */
  cpu: number;
}

/** BEGIN, UPDATE, INSERT, COMMIT: four trips for a move. */
const alone = (engine: Engine, { table, epoch, from, rows }: Move) => {
  const { db } = engine;
  const advanced = db
    .updateTable('tables')
    .set({ head: from + rows.length, touched_at: rows.at(-1)?.at ?? 0 })
    .where('id', '=', table)
    .where('epoch', '=', epoch)
    .where('head', '=', from);
  const written = db.insertInto('events').values(rows.map(row => ({ table_id: table, ...row })));
  return engine.job([must(advanced, 1), must(written, rows.length)]);
};

/** A row such as a card played leaves. */
const rowOf = (seq: number): EventRow => ({
  seq,
  at: 1_800_000_000_000 + seq,
  act: `${seq}`.padStart(32, 'a'),
  event: '{"kind":"game","by":1,"cause":"player","event":{"kind":"played","seat":1,"card":"10S"}}',
});

const opened = async ({ log, leases }: Store, table: string): Promise<Lease> => {
  const host = { id: 'p1', name: 'Sara' };
  const created = { kind: 'created', game: 'baloot/1', options: {}, visibility: 'private', reveal: 'match' } as const;
  const lease: Lease = { table, epoch: 1, owner: leases.node, entry: null };
  const line: LogLine = { seq: 1, at: 0, act: null, event: { ...created, size: 4, host } };
  await log.append(lease, [line], null, null);
  const stored = await log.read(table);
  if (!stored) throw new Error('no table to write to');
  return { ...lease, entry: stored.entry };
};

type Heads = Map<Lease, number>;

/** Each table asks for its next move as soon as the last is written. */
const turn = async (heads: Heads, move: Engine['move'], tally: Tally): Promise<void> => {
  const [from, before] = [performance.now(), process.threadCpuUsage()];
  const until = from + TURN_MS;
  const busy = async (lease: Lease): Promise<void> => {
    while (performance.now() < until) {
      const head = heads.get(lease) ?? 1;
      const answer = await move({ table: lease.table, epoch: lease.epoch, from: head, rows: [rowOf(head + 1)] });
      if (answer.kind !== 'done') throw new Error(`a move was ${answer.kind}`);
      heads.set(lease, head + 1);
      tally.moves += 1;
    }
  };
  await Promise.all([...heads.keys()].map(busy));
  const { user, system } = process.threadCpuUsage(before);
  tally.ms += performance.now() - from;
  tally.cpu += user + system;
};

export const benchCommits = async (): Promise<void> => {
  if (!isPostgresHere) return console.log('commits: no PostgreSQL for this platform');
  const postgres = await newPostgres();
  const url = await postgres.database('commits');
  const store = await openStore({ url, folder: '', key: 'ab'.repeat(32), use: 'serve' });
  const { engine } = store;
  const heads: Heads = new Map();
  for (let n = 0; n < TABLES; n++) heads.set(await opened(store, `t${n}`), 1);
  const ways = [
    { name: 'a transaction each', move: (move: Move) => alone(engine, move), tally: { moves: 0, ms: 0, cpu: 0 } },
    { name: 'strokes', move: engine.move, tally: { moves: 0, ms: 0, cpu: 0 } },
  ];
  for (let n = 0; n < TURNS; n++) for (const { move, tally } of ways) await turn(heads, move, tally);
  console.log(`commits, ${TABLES} tables flat out on PostgreSQL`);
  for (const { name, tally } of ways)
    console.log(
      `  ${name.padEnd(26)}${figure(rateOf(tally))} moves/s, ${figure(tally.cpu / tally.moves)} µs of the main thread each`,
    );
  const [old, now] = ways.map(({ tally }) => rateOf(tally));
  console.log(`  ${'ratio'.padEnd(26)}1 : ${figure((now ?? 0) / (old ?? 1))}`);
  await store.close();
  postgres.remove();
};

const rateOf = ({ moves, ms }: Tally): number => (moves * 1000) / ms;
