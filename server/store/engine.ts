import type { NodeBeat } from '@majlis/table';
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

/** A line of a log as its row has it. */
export interface EventRow {
  readonly seq: number;
  readonly act: string | null;
  readonly at: number;
  readonly event: string;
}

/** Lines at the end of a log that leave the directory as it is: most of what is ever written. */
export interface Move {
  readonly table: string;
  readonly epoch: number;
  /** The last line before them. */
  readonly from: number;
  readonly rows: readonly EventRow[];
}

/** Whether a process holds its name. gone: it surely ended. free: nobody holds it, which may be so for a moment while it lives. */
export type NameState = 'held' | 'free' | 'gone';

/** A process's own name. */
export interface NodeName {
  /** Since when it is held without a break, by `performance.now()`; null: it is not. */
  heldSince(): number | null;
  /** One beat more, and the beats of all; none: this process was found gone. Throws if there is no answer. */
  beat(): Promise<readonly NodeBeat[]>;
  end(): Promise<void>;
}

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
  /** Only the owner of this epoch, and only at the end of the log as it knows it. Never throws. */
  move(move: Move): Promise<JobAnswer>;
  nameState(node: string): Promise<NameState>;
  /** Holds the name of this process until it ends, however it ends. */
  announce(node: string): Promise<NodeName>;
  close(): Promise<void>;
}

export const must = (query: { compile(): CompiledQuery }, rows: number | null = null): Statement => {
  const { sql, parameters } = query.compile();
  return { sql, parameters, rows };
};
