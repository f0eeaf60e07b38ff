import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { JobAnswer, Statement, StatementResult } from '../engine.ts';
import { isDamage } from './damage.ts';
import type { FlatMove, FromWriter, ToWriter } from './wire.ts';

/** The only thread that touches the file. Whatever has come in meanwhile goes to the disk together, with one fsync. */
type Job = Extract<ToWriter, { kind: 'job' }> | FlatMove;

const MOST_TOGETHER = 512;
const MOST_PREPARED = 300;
const FULL = 13;
const CONSTRAINT = 19;

const db = new DatabaseSync(String(workerData.file));
db.exec('PRAGMA busy_timeout = 5000');
db.exec('PRAGMA journal_mode = WAL');
db.exec('PRAGMA synchronous = FULL');
db.exec('PRAGMA secure_delete = ON');
// Only what the checkpointer has not yet carried over, and seldom: it holds everybody up.
db.exec('PRAGMA wal_autocheckpoint = 4000');
if (workerData.pages) db.exec(`PRAGMA max_page_count = ${Number(workerData.pages)}`);

const prepared = new Map<string, StatementSync>();
const waiting: Job[] = [];

const statementOf = (sql: string): StatementSync => {
  const known = prepared.get(sql);
  if (known) return known;
  if (prepared.size >= MOST_PREPARED) prepared.clear();
  const statement = db.prepare(sql);
  prepared.set(sql, statement);
  return statement;
};

const bound = (parameter: unknown): SQLInputValue => {
  if (parameter === undefined) return null;
  if (typeof parameter === 'boolean') return parameter ? 1 : 0;
  return parameter instanceof Date ? parameter.toISOString() : (parameter as SQLInputValue);
};

const touched = ({ sql, parameters }: Statement): StatementResult => {
  const statement = statementOf(sql);
  const values = parameters.map(bound);
  if (statement.columns().length > 0) {
    const rows = statement.all(...values);
    return { rows, count: rows.length };
  }
  return { rows: [], count: Number(statement.run(...values).changes) };
};

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;

const unknown = (error: unknown): JobAnswer => ({
  kind: 'unknown',
  why: error instanceof Error ? error.message : String(error),
  full: codeOf(error) === FULL,
  damaged: isDamage(error),
});

const ADVANCE = 'update tables set head = ?, touched_at = ? where id = ? and epoch = ? and head = ?';
const ENTER = 'insert into events (table_id, seq, act, at, event) values (?, ?, ?, ?, ?)';
/** Where the lines of a flat move begin, and how many scalars each is. */
const [FIRST, EACH] = [4, 4];

/** Only the owner of this epoch, and only at the end of the log as it knows it. */
const moved = (move: FlatMove): JobAnswer => {
  const [, table = null, epoch = null, from = null] = move;
  const head = Number(from) + (move.length - FIRST) / EACH;
  const { changes } = statementOf(ADVANCE).run(head, move.at(-2) ?? null, table, epoch, from);
  if (Number(changes) !== 1) return { kind: 'missed' };
  for (let at = FIRST; at < move.length; at += EACH) statementOf(ENTER).run(table, ...move.slice(at, at + EACH));
  return { kind: 'done', results: [] };
};

const allOf = (statements: readonly Statement[]): JobAnswer => {
  const results: StatementResult[] = [];
  for (const statement of statements) {
    const result = touched(statement);
    if (statement.rows !== null && statement.rows !== result.count) return { kind: 'missed' };
    results.push(result);
  }
  return { kind: 'done', results };
};

/** Inside the common transaction; what fails is undone alone, unless SQLite has already undone everything. */
const doneWithin = (job: Job): JobAnswer => {
  db.exec('SAVEPOINT job');
  try {
    const answer = 'kind' in job ? allOf(job.statements) : moved(job);
    db.exec(answer.kind === 'done' ? 'RELEASE job' : 'ROLLBACK TO job; RELEASE job');
    return answer;
  } catch (error) {
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO job; RELEASE job');
    return codeOf(error) === CONSTRAINT ? { kind: 'duplicate' } : unknown(error);
  }
};

const together = (jobs: readonly Job[]): readonly JobAnswer[] => {
  try {
    db.exec('BEGIN IMMEDIATE');
    const answers = jobs.map(doneWithin);
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return jobs.map(() => unknown(error));
  }
};

const told = (job: Job, answer: JobAnswer): FromWriter => {
  if ('kind' in job) return { id: job.id, answer };
  const id = Number(job[0]);
  return answer.kind === 'done' ? id : { id, answer };
};

const flush = (): void => {
  while (waiting.length > 0) {
    const jobs = waiting.splice(0, MOST_TOGETHER);
    const answers = together(jobs);
    parentPort?.postMessage(jobs.map((job, i) => told(job, answers[i] ?? unknown('no answer'))));
  }
};

const backUp = (id: number, file: string): void => {
  let answer: JobAnswer = { kind: 'done', results: [] };
  try {
    db.prepare('VACUUM INTO ?').run(file);
  } catch (error) {
    answer = unknown(error);
  }
  parentPort?.postMessage([{ id, answer }]);
};

const take = (message: ToWriter): void => {
  if (!('kind' in message) || message.kind === 'job') {
    waiting.push(message);
    return;
  }
  flush();
  if (message.kind === 'backup') backUp(message.id, message.file);
  if (message.kind === 'close') {
    db.close();
    process.exit(0);
  }
};

parentPort?.on('message', (messages: readonly ToWriter[]) => {
  if (waiting.length === 0) setImmediate(flush);
  messages.forEach(take);
});
parentPort?.postMessage([]);
