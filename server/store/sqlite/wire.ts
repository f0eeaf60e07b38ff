import type { JobAnswer, Statement } from '../engine.ts';

/** Between the main thread and the one that writes. */
export type ToWriter =
  | { readonly kind: 'job'; readonly id: number; readonly statements: readonly Statement[] }
  | { readonly kind: 'backup'; readonly id: number; readonly file: string }
  | { readonly kind: 'close' };

export interface FromWriter {
  readonly id: number;
  readonly answer: JobAnswer;
}
