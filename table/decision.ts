import type { Hex } from '@majlis/kernel/dice';
import type { TableEvent } from './event.ts';
import type { GameSetup } from './game-setup.ts';
import type { TableReason } from './request.ts';
import type { Table } from './table.ts';

/** What a decision is made upon. */
export interface DecisionContext {
  readonly setup: GameSetup;
  readonly table: Table;
  /** Of the match that is committed or being played. */
  readonly secret: Hex;
}

/** `string`: the reasons of the game. `secret`: kept from now on, in place of the old one. */
export type TableDecision =
  | { readonly ok: true; readonly events: readonly TableEvent[]; readonly secret?: Hex }
  | { readonly ok: false; readonly reason: TableReason | (string & {}) };

export const granted = (...events: readonly TableEvent[]): TableDecision => ({ ok: true, events });

export const refused = (reason: TableReason): TableDecision => ({ ok: false, reason });
