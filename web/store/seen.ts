import type { Me, TableRequest } from '@majlis/protocol';
import type { DiceCommitment } from '@majlis/table';
import { type ClientTable, type MaskedEvent, type Person, UNKNOWN } from '@majlis/table';
import { NO_OFFSET, type Offset } from '@/store/clock-offset.ts';
import type { Parting } from '@/store/wire.ts';

/** connecting: the first time. lost: it comes back by itself. replay: a match that is over, nobody is at the other end. The rest wait for the player. */
export type Link = 'connecting' | 'open' | 'lost' | 'replay' | Parting;

/** Asked and not yet answered. */
export interface Pending {
  readonly act: string;
  readonly request: TableRequest;
  readonly askedAt: number;
  readonly sentAt: number;
  /** Done by the app itself: a refusal is nobody's news. */
  readonly quiet: boolean;
}

interface Refusal {
  readonly act: string;
  readonly request: TableRequest;
  readonly reason: string;
}

/** One thing that happened, with the view after it. */
export interface LogEntry {
  /** Counts up, whatever the stream does. */
  readonly n: number;
  readonly told: MaskedEvent;
  readonly view: unknown;
  /** The clock had run out: it was not the player who chose. */
  readonly late: boolean;
}

/** A watch that gained time stands still for as long as it gained: in house time. */
export interface Held {
  readonly id: string;
  readonly left: number;
  readonly until: number;
}

/** Everything this device knows of a table. */
export interface Seen extends ClientTable {
  readonly link: Link;
  readonly me: Me | null;
  readonly code: string | null;
  /** All hands lie open: in the replay of a match. `beside`: round the table instead of on it. */
  readonly open: boolean | 'beside';
  /** The dice of the match that is on, or was last. */
  readonly match: DiceCommitment | null;
  /** Who sat down to it, seat by seat, also if they left it. */
  readonly players: readonly (Person | null)[];
  /** What each running watch had at first. */
  readonly spans: { readonly [watch: string]: number | null };
  readonly held: Held | null;
  readonly pending: readonly Pending[];
  readonly refusal: Refusal | null;
  readonly log: readonly LogEntry[];
  /** The view that the log began with: it still tells of what was before. */
  readonly recalled: unknown;
  /** Counts welcomes: after each everything is at rest. */
  readonly epoch: number;
  readonly offset: Offset;
}

export const UNSEEN: Seen = {
  ...UNKNOWN,
  link: 'connecting',
  me: null,
  code: null,
  open: false,
  match: null,
  players: [],
  spans: {},
  held: null,
  pending: [],
  refusal: null,
  log: [],
  recalled: null,
  epoch: 0,
  offset: NO_OFFSET,
};
