import type { OfKind, Seat, Viewer } from '@majlis/kernel';
import type { Hex } from '@majlis/kernel/dice';
import type { Blameless } from './blame.ts';
import type { ChatLine } from './chat.ts';
import type { Watch } from './clock.ts';
import type { LogLine, Person } from './event.ts';

import type { Conn, Origin } from './messages.ts';
import type { HeldSign } from './ranked.ts';
import type { Request } from './request.ts';
import type { Openings } from './start.ts';
import type { Streams } from './stream.ts';
import { type Table, UNBORN } from './table.ts';

/** A connected person. */
export interface Guest extends Origin {
  readonly conn: Conn;
  readonly person: Person;
  readonly mayTalk: boolean;
  /** As whom the guest was last welcomed. */
  readonly viewer: Viewer;
}

/** A question to a bot. */
export interface BotQuestion {
  readonly id: string;
  readonly seat: Seat;
  /** The watch that runs for it; or the chance it has, which it may let pass. */
  readonly watch: string;
  readonly must: boolean;
  /** When the answer is played. */
  readonly due: number;
  readonly answer: OfKind | null;
}

/** Something to be judged in its turn. */
export type QueueItem =
  | {
      readonly kind: 'asked';
      readonly at: number;
      readonly conn: Conn;
      readonly person: Person;
      readonly mayTalk: boolean;
      readonly act: string;
      readonly request: Request;
    }
  /** Strangers elsewhere fell silent too. */
  | { readonly kind: 'outage'; readonly at: number }
  /** A seat that was given up gives a sign of life. */
  | { readonly kind: 'back'; readonly at: number; readonly seat: Seat }
  /** Somebody who sits here came in looking different. */
  | { readonly kind: 'dress'; readonly at: number; readonly person: Person };

/** Lines on their way to the store. */
export interface Saving {
  readonly lines: readonly LogLine[];
  readonly secret: Hex | null;
  readonly since: number;
  /** What is behind them; judged again should the store not have them. */
  readonly item: QueueItem | null;
  /** Everybody has been told that the house cannot write. */
  readonly told: boolean;
}

/** saving: one append is under way. loading: only the log knows. retired: another owner has the table. locked: nobody can read the log. */
type Stage = 'running' | 'saving' | 'loading' | 'retired' | 'locked';

/** A table in operation: the stored table, and what a restart may forget. */
export interface Room {
  readonly table: Table;
  readonly secret: Hex;
  readonly stage: Stage;
  readonly saving: Saving | null;
  readonly queue: readonly QueueItem[];
  readonly watches: readonly Watch[];
  readonly guests: readonly Guest[];
  /** The last sign of life of each person. */
  readonly seen: ReadonlyMap<string, number>;
  /** What a turn of a person with a long line has on top, in ms. */
  readonly credits: ReadonlyMap<string, number>;
  /** Persons with a slow line. */
  readonly slow: readonly string[];
  readonly asks: readonly BotQuestion[];
  readonly openings: Openings;
  /** When the start was called, while it is on. */
  readonly startingAt: number | null;
  /** When a ranked table was opened, until its match begins. */
  readonly gatheringAt: number | null;
  readonly talk: readonly ChatLine[];
  /** When each seat of a ranked table last acted. */
  readonly turns: ReadonlyMap<Seat, number>;
  readonly held: readonly HeldSign[];
  /** For each person who spoke here, who is told nothing of it. No viewer knows of this list, and no log. */
  readonly unheard: ReadonlyMap<string, readonly string[]>;
  readonly streams: Streams;
  readonly blameless: Blameless;
  /** Where the people of the chairs came from who are not connected. */
  readonly homes: ReadonlyMap<string, string | null>;
  /** Homes that the house is being flooded from. */
  readonly floods: readonly string[];
  /** What broke and is not yet written down. */
  readonly strike: boolean;
  /** A restart that is not yet written down. */
  readonly restarted: boolean;
  /** When to ask the store again. */
  readonly retryAt: number | null;
}

export const EMPTY_ROOM: Room = {
  table: UNBORN,
  secret: '',
  stage: 'running',
  saving: null,
  queue: [],
  watches: [],
  guests: [],
  seen: new Map(),
  credits: new Map(),
  slow: [],
  asks: [],
  openings: new Map(),
  startingAt: null,
  gatheringAt: null,
  talk: [],
  turns: new Map(),
  held: [],
  unheard: new Map(),
  streams: new Map(),
  blameless: new Map(),
  homes: new Map(),
  floods: [],
  strike: false,
  restarted: false,
  retryAt: null,
};
