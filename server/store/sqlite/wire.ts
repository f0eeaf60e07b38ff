import type { JobAnswer, Move, Statement } from '../engine.ts';

/**
 * A move as scalars in a row, which cost least between threads: its id, table, epoch, the last line before it; then seq, act, at
 * and event of each line.
 */
export type FlatMove = readonly (string | number | null)[];

export const flatMove = (id: number, { table, epoch, from, rows }: Move): FlatMove => {
  const flat: (string | number | null)[] = [id, table, epoch, from];
  for (const { seq, act, at, event } of rows) flat.push(seq, act, at, event);
  return flat;
};

/** Between the main thread and the one that writes. */
export type ToWriter =
  | FlatMove
  | { readonly kind: 'job'; readonly id: number; readonly statements: readonly Statement[] }
  | { readonly kind: 'backup'; readonly id: number; readonly file: string }
  | { readonly kind: 'close' };

/** An id alone: that move is done. */
export type FromWriter = number | { readonly id: number; readonly answer: JobAnswer };
