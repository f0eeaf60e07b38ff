import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { NodeBeat } from '@majlis/table';
import { Kysely } from 'kysely';
import type { Engine, JobAnswer, Statement } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { trouble } from '../trouble.ts';
import { threadDialect } from './dialect.ts';
import { lockFolder } from './lock.ts';
import { type FromWriter, flatMove, type ToWriter } from './wire.ts';

export interface SqliteEngine extends Engine {
  backup(file: string): Promise<JobAnswer>;
}

export interface SqliteOptions {
  readonly folder: string;
  /** read: for looking and copying beside a running house. */
  readonly use: 'serve' | 'read';
  /** The most pages of 4 KiB that the file may have: a quota of our own. */
  readonly pages?: number;
}

const DONE: JobAnswer = { kind: 'done', results: [] };
const GONE: JobAnswer = { kind: 'unknown', why: 'the writing thread has ended', full: false };

export const openSqlite = async ({ folder, use, pages }: SqliteOptions): Promise<SqliteEngine> => {
  makeFolder(folder);
  if (use === 'serve') makePrivate(folder);
  const lock = use === 'serve' ? lockFolder(folder) : undefined;
  const workerData = { file: join(folder, 'majlis.db'), pages };
  const writer = new Worker(new URL('./writer.ts', import.meta.url), { workerData });
  await ready(writer, folder);
  const checkpointer =
    use === 'serve' ? new Worker(new URL('./checkpointer.ts', import.meta.url), { workerData }) : undefined;
  // Without it the writer does its work, only not so smoothly.
  checkpointer?.on('error', () => {});
  let damage: string | null = null;
  checkpointer?.on('message', ({ damaged }: { readonly damaged: string }) => {
    damage = damaged;
  });
  const { ask, tell } = post(writer, why => {
    damage = why;
  });
  let own: string | undefined;
  const job = (statements: readonly Statement[]) => ask(id => ({ kind: 'job', id, statements }));
  const db = new Kysely<Schema>({ dialect: threadDialect(job) });
  return {
    kind: 'sqlite',
    place: `in ${folder}`,
    db,
    get damage() {
      return damage;
    },
    job,
    move: move => ask(id => flatMove(id, move)),
    backup: file => ask(id => ({ kind: 'backup', id, file })),
    // The folder is ours alone, so whoever else wrote its name into it is gone. Who only looks cannot tell.
    nameState: async node => (lock && node !== own ? 'gone' : 'held'),
    announce: async node => {
      const since = performance.now();
      own = node;
      return { heldSince: () => since, beat: () => beat(db, node), end: async () => {} };
    },
    close: async () => {
      if (checkpointer) {
        const rested = gone(checkpointer);
        checkpointer.postMessage('close');
        await rested;
      }
      const ended = gone(writer);
      tell({ kind: 'close' });
      await ended;
      lock?.release();
    },
  };
};

const beat = async (db: Kysely<Schema>, node: string): Promise<readonly NodeBeat[]> => {
  const moved = db
    .updateTable('nodes')
    .set(eb => ({ beat: eb('beat', '+', 1) }))
    .where('id', '=', node);
  const { numUpdatedRows } = await moved.executeTakeFirst();
  return numUpdatedRows === 0n ? [] : db.selectFrom('nodes').selectAll().execute();
};

const gone = (worker: Worker): Promise<unknown> =>
  worker.threadId < 0 ? Promise.resolve() : new Promise(resolve => worker.once('exit', resolve));

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw trouble(`The data folder ${folder} cannot be made: ${messageOf(error)}`, error);
  }
};

/** What is in it is for the house alone. The journal is made with the rights of its file. */
const makePrivate = (folder: string): void => {
  try {
    chmodSync(folder, 0o700);
    for (const name of ['majlis.db', 'lock']) closeSync(openSync(join(folder, name), 'a', 0o600));
    const files = ['majlis.db', 'majlis.db-wal', 'majlis.db-shm', 'lock'].map(name => join(folder, name));
    for (const file of files) if (existsSync(file)) chmodSync(file, 0o600);
  } catch (error) {
    throw trouble(`The data folder ${folder} cannot be used: ${messageOf(error)}`, error);
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const ready = (writer: Worker, folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    writer.once('message', () => resolve());
    writer.once('error', error =>
      reject(trouble(`The database in ${folder} cannot be opened: ${messageOf(error)}`, error)),
    );
  });

const post = (writer: Worker, damaged: (why: string) => void) => {
  const asked = new Map<number, (answer: JobAnswer) => void>();
  let last = 0;
  let ended = false;
  writer.on('message', (answers: readonly FromWriter[]) => {
    for (const one of answers) {
      const { id, answer } = typeof one === 'number' ? { id: one, answer: DONE } : one;
      if (answer.kind === 'unknown' && answer.damaged) damaged(answer.why);
      asked.get(id)?.(answer);
      asked.delete(id);
    }
  });
  const end = (): void => {
    ended = true;
    for (const answer of asked.values()) answer(GONE);
    asked.clear();
  };
  writer.on('exit', end);
  // A house that can never write again had better be started anew.
  writer.on('error', bug => {
    end();
    throw bug;
  });
  let bundle: ToWriter[] = [];
  const flush = (): void => {
    const messages = bundle;
    bundle = [];
    writer.postMessage(messages);
  };
  /** What is asked in one turn of the loop goes over in one piece. */
  const tell = (message: ToWriter): void => {
    if (bundle.push(message) === 1) setImmediate(flush);
  };
  const ask = (message: (id: number) => ToWriter): Promise<JobAnswer> => {
    if (ended) return Promise.resolve(GONE);
    const id = ++last;
    return new Promise(resolve => {
      asked.set(id, resolve);
      tell(message(id));
    });
  };
  return { ask, tell };
};
