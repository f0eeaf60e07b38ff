import type { Actor, DealSummary, OfKind, Outcome, Seat } from '@majlis/kernel';
import type { DiceValue, Hex } from '@majlis/kernel/dice';

/** Who is behind an event of the game: the player, a bot in that chair, the clock, or the house. */
export type Cause = 'player' | 'bot' | 'clock' | 'house';

/** How a seat bore itself in a match: for whoever keeps the ranks. `excused`: absent, but by no fault of its own. */
export type SeatConduct = 'bot' | 'present' | 'absent' | 'excused' | 'left';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** How the person looks; absent: never chosen. */
  readonly avatar?: string;
}

/** Which deal of the day a table plays: its day, told in days since 1970, and its number, from 1. */
export interface DailyMark {
  readonly day: number;
  readonly deal: number;
}

/** Everything that happens at a table: its own events and, wrapped, those of the game. */
export type TableEvent =
  | {
      readonly kind: 'created';
      readonly game: string;
      readonly options: object;
      readonly visibility: 'private' | 'public';
      readonly reveal: 'match' | 'deal';
      readonly size: number;
      /** null: nobody is; the queue opened it. */
      readonly host: Person | null;
      /** It counts: opened by the queue, with everybody in a chair. Absent: a table like any other. */
      readonly ranked?: true;
      /** The pool that it counts in. */
      readonly pool?: string;
      /** A deal of the day: one person, bots, and the same dice at every such table. */
      readonly daily?: DailyMark;
    }
  /** The dice of the next match are fixed. `match`: its own name, where many matches have the same dice; absent: `id` is. */
  | {
      readonly kind: 'committed';
      readonly id: Hex;
      readonly ctx: string;
      readonly commitment: Hex;
      readonly match?: Hex;
    }
  /** `hash` null: was given the chair, and has yet to come. */
  | { readonly kind: 'sat'; readonly seat: Seat; readonly person: Person; readonly hash: Hex | null }
  /** A seated player looks different from now on. */
  | { readonly kind: 'dressed'; readonly seat: Seat; readonly avatar: string }
  /** A seated player binds itself to a nonce for the match that was committed last. */
  | { readonly kind: 'bound'; readonly seat: Seat; readonly hash: Hex }
  /** Two chairs change places; either may be empty. */
  | { readonly kind: 'swapped'; readonly seats: readonly [Seat, Seat] }
  /** The chairs were dealt out by lot: who now sits at i sat at `from[i]`, empty chairs among them. */
  | { readonly kind: 'seatsDrawn'; readonly from: readonly Seat[] }
  | { readonly kind: 'stood'; readonly seat: Seat; readonly why: 'left' | 'kicked' | 'late' }
  | { readonly kind: 'botSeated'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'botUnseated'; readonly seat: Seat }
  | { readonly kind: 'hostPassed'; readonly to: string | null }
  | { readonly kind: 'optionsSet'; readonly options: object }
  | { readonly kind: 'readied'; readonly seat: Seat; readonly ready: boolean }
  | { readonly kind: 'starting' }
  /** Those seats did not open their nonces. */
  | { readonly kind: 'startAborted'; readonly seats: readonly Seat[] }
  | { readonly kind: 'started'; readonly nonces: readonly Hex[] }
  | { readonly kind: 'dealStarted'; readonly k: number }
  | {
      readonly kind: 'thrown';
      readonly k: number;
      readonly label: string;
      /** So many throws were refused before this one. */
      readonly attempt: number;
      readonly value: DiceValue;
    }
  | { readonly kind: 'game'; readonly by: Actor; readonly cause: Cause; readonly event: OfKind }
  | { readonly kind: 'lapsed'; readonly seat: Seat; readonly watch: string }
  /** 15 s of silence. `excused`: seats that the drop of several at once speaks free. */
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly excused: readonly Seat[] }
  /** It was the network: others fell silent elsewhere too. */
  | { readonly kind: 'excused'; readonly seats: readonly Seat[] }
  | { readonly kind: 'reconnected'; readonly seat: Seat }
  | { readonly kind: 'wentAway'; readonly seat: Seat }
  /** An Away player gave a sign. */
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'botTook'; readonly seat: Seat }
  | { readonly kind: 'handBack'; readonly seat: Seat }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'reacted'; readonly seat: Seat; readonly sign: string }
  | { readonly kind: 'hurried' }
  | { readonly kind: 'revealed'; readonly k: number; readonly secret: Hex }
  | { readonly kind: 'ended'; readonly ending: Ending }
  /** The table came back after a fault of the house. */
  | { readonly kind: 'recovered' }
  /** Something broke inside the table. */
  | { readonly kind: 'struck' }
  | { readonly kind: 'closed' };

export interface Ending {
  readonly by: 'game' | 'abandoned' | 'voided';
  /** null: no result. */
  readonly outcome: Outcome | null;
  readonly conduct: readonly SeatConduct[];
  /** What a deal of the day came to. */
  readonly deal?: DealSummary;
}

/** One line of the log. */
export interface LogLine {
  readonly seq: number;
  /** The house's time when it was written: a label, for the eye and for judging blame. */
  readonly at: number;
  /** The id of the action behind it, on the first of its lines; the store takes each id once. */
  readonly act: string | null;
  readonly event: TableEvent;
}
