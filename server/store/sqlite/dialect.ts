import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { JobAnswer, Statement } from '../engine.ts';
import { unreadable } from '../unreadable.ts';

type Run = (statements: readonly Statement[]) => Promise<JobAnswer>;

/** Kysely over the writing thread: each question is a job of one statement. */
export const threadDialect = (run: Run): Dialect => {
  const connection: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery) => answered<R>(run, query),
    streamQuery: () => {
      throw new Error('rows are not streamed');
    },
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: db => new SqliteIntrospector(db),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: () => alone(),
      commitTransaction: () => alone(),
      rollbackTransaction: () => alone(),
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
  };
};

/** A transaction that waits for the main thread would hold up every table: whatever belongs together goes as one job. */
const alone = (): Promise<never> => Promise.reject(new Error('use a job'));

const answered = async <R>(run: Run, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
  const answer = await run([{ sql, parameters, rows: null }]);
  if (answer.kind === 'unknown' && answer.damaged) throw unreadable('damaged', answer.why);
  if (answer.kind !== 'done') throw new Error(answer.kind === 'unknown' ? answer.why : answer.kind);
  const [result] = answer.results;
  return { rows: (result?.rows ?? []) as R[], numAffectedRows: BigInt(result?.count ?? 0) };
};
