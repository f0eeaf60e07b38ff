import type { OfKind, Seat, Viewer } from '@majlis/kernel';
import type { Hex } from '@majlis/kernel/dice';
import type { TurnClock } from './clock.ts';
import type { LogLine, Person } from './event.ts';

import type { Request } from './request.ts';
import type { MaskedEvent } from './secrecy.ts';
import type { Table } from './table.ts';

/** A connection, by whatever name its keeper gives it. */
export type Conn = string;

/** Where a person comes from, as far as the rail must know. */
export interface Origin {
  /** The same for all who come from one place; null: nobody counts them. */
  readonly home: string | null;
  /** Somebody of this table asked them to come. */
  readonly invited: boolean;
}

/** What reaches a table from outside. */
export type Input =
  /** A person's connection. An older one of the same person is closed: the newest acts. */
  | ({
      readonly kind: 'arrived';
      readonly conn: Conn;
      readonly person: Person;
      readonly mayTalk: boolean;
    } & Partial<Origin>)
  | { readonly kind: 'departed'; readonly conn: Conn }
  /** A sign of life, with the round trip if it was measured here. */
  | { readonly kind: 'heard'; readonly conn: Conn; readonly rtt: number | null }
  | {
      readonly kind: 'asked';
      readonly conn: Conn;
      readonly act: string;
      readonly request: Request;
      /** Who is told nothing of the words and signs of whoever asks, from now on. Absent: as before. */
      readonly unheardBy?: readonly string[];
    }
  /** A client has the stream of viewer `you` up to `at`, and thinks that there is more. */
  | { readonly kind: 'missed'; readonly conn: Conn; readonly you: Viewer | null; readonly at: number }
  | { readonly kind: 'botActed'; readonly ask: string; readonly action: OfKind }
  | { readonly kind: 'woke' }
  /** For so long nothing at all was handled here. */
  | {
      readonly kind: 'stalled';
      readonly ms: number;
      /** false: time stands still on purpose, and nobody is excused for it. */
      readonly excuses?: boolean;
      /** Everybody was told that the house pauses, and is told that it is over. */
      readonly told?: boolean;
    }
  /** The house will not be able to write for a while, nor to say so. */
  | { readonly kind: 'hushed' }
  /** From these homes of people here the house is being flooded, and from no others. */
  | { readonly kind: 'flooded'; readonly homes: readonly string[] }
  /** Strangers at other tables fell silent in this moment. */
  | { readonly kind: 'outage' }
  | { readonly kind: 'stored'; readonly seq: number }
  /** Refused, clashed, or no answer at all: nobody knows but the log. */
  | { readonly kind: 'unsure'; readonly seq: number }
  /** Another owner has the table. */
  | { readonly kind: 'fenced' }
  | { readonly kind: 'loaded'; readonly lines: readonly LogLine[]; readonly secret: Hex }
  | { readonly kind: 'unloadable' };

/** What a table wants done. */
export type Effect =
  /** All or nothing, under (table, seq), each `act` once; `secret`, if any, replaces the kept one in the same stroke. */
  | { readonly kind: 'append'; readonly seq: number; readonly lines: readonly LogLine[]; readonly secret: Hex | null }
  | { readonly kind: 'load' }
  | { readonly kind: 'send'; readonly to: Conn; readonly message: Message }
  | { readonly kind: 'close'; readonly conn: Conn; readonly why: 'elsewhere' | 'full' | 'moved' }
  /** `woke` is wanted then; only the latest wish counts. */
  | { readonly kind: 'wake'; readonly at: number }
  | {
      readonly kind: 'askBot';
      readonly ask: string;
      readonly seat: Seat;
      readonly level: string;
      /** All that the bot is shown: what the seat itself would see. */
      readonly view: unknown;
      /** Its answer is played then, however early it comes. */
      readonly until: number;
      /** Names the throw of its own dice; null: any. */
      readonly draw: number | null;
    }
  /** Something broke, or the log cannot be read: somebody must look. */
  | { readonly kind: 'alarm'; readonly what: string };

/** What is sent. `now` is the house's time, so that a client can tell how much is left on a clock. */
export type Message = { readonly now: number } & (
  | {
      readonly kind: 'welcome';
      readonly you: Viewer;
      /** Where this viewer's stream stands. */
      readonly at: number;
      /** The table as this viewer may know it. */
      readonly table: Table;
      readonly clocks: readonly TurnClock[];
      readonly slow: readonly string[];
    }
  /** The events numbered `at`, `at + 1` … of the stream of viewer `you`. */
  | {
      readonly kind: 'told';
      readonly you: Viewer;
      readonly at: number;
      readonly events: readonly MaskedEvent[];
      readonly clocks: readonly TurnClock[];
    }
  | { readonly kind: 'done'; readonly act: string }
  | { readonly kind: 'refused'; readonly act: string; readonly reason: string }
  | { readonly kind: 'clocks'; readonly clocks: readonly TurnClock[] }
  /** Yellow: the line of a person is slow, or is well again. */
  | { readonly kind: 'signal'; readonly person: string; readonly slow: boolean }
  /** The house cannot write: nothing is lost, and no clock runs. */
  | { readonly kind: 'paused' }
);
