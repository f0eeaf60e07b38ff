import type { Hex } from '@majlis/kernel/dice';
import type { Cast } from './cast.ts';
import type { TableEvent } from './event.ts';
import type { Reason } from './request.ts';
import type { Table } from './table.ts';

/** What a decision is made upon. */
export interface Scene {
  readonly cast: Cast;
  readonly table: Table;
  /** Of the match that is committed or being played. */
  readonly secret: Hex;
}

/** `string`: the reasons of the game. `secret`: kept from now on, in place of the old one. */
export type Verdict =
  | { readonly ok: true; readonly events: readonly TableEvent[]; readonly secret?: Hex }
  | { readonly ok: false; readonly reason: Reason | (string & {}) };

export const granted = (...events: readonly TableEvent[]): Verdict => ({ ok: true, events });

export const refused = (reason: Reason): Verdict => ({ ok: false, reason });
