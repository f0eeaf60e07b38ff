import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** One statement of a job. `rows`: so many it must touch, or the whole job is undone. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows: number | null;
}

export interface StatementResult {
  readonly rows: readonly object[];
  readonly count: number;
}

/**
 * duplicate: a key was there already. missed: a statement touched other rows than it must. Either way nothing was written.
 * unknown: no answer, or one that says nothing: perhaps it was written, perhaps not.
 */
export type JobAnswer =
  | { readonly kind: 'done'; readonly results: readonly StatementResult[] }
  | { readonly kind: 'duplicate' | 'missed' }
  | { readonly kind: 'unknown'; readonly why: string; readonly full: boolean; readonly damaged?: boolean };

/** A database: Kysely for questions, jobs for what must happen all at once. */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  /** Where it is, for whoever must see to it. */
  readonly place: string;
  readonly db: Kysely<Schema>;
  /** What is wrong with the file itself, once a read has met it: that does not mend by itself. */
  readonly damage: string | null;
  /** All statements or none. Never throws. */
  job(statements: readonly Statement[]): Promise<JobAnswer>;
  /** Whether the process that called itself so is surely gone; undefined: only its beat can tell. */
  isGone(node: string): Promise<boolean | undefined>;
  /** Holds the name of this process until it ends, however it ends. */
  announce(node: string): Promise<void>;
  close(): Promise<void>;
}

export const must = (query: { compile(): CompiledQuery }, rows: number | null = null): Statement => {
  const { sql, parameters } = query.compile();
  return { sql, parameters, rows };
};
