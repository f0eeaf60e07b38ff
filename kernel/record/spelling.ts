import type { HouseAction } from '../game.ts';
import type { Pile } from '../pile.ts';
import type { Actor } from '../seat.ts';

/** One packet of a shuffled pack: where it goes, and which cards of the pack (by position) fall to it, in order. */
export interface Packet {
  /** `0`…`5` for a seat, or a place of the game: `floor`, `stock`, `unused`. No spaces. */
  readonly to: string;
  readonly at: readonly number[];
}

/**
 * How an event reads in a record.
 * `by` and `word`: someone's doing. The word must be one that `read` turns into the action that caused the event.
 * `fact`: what followed by itself; written for people and checked when the record is replayed (`>2`, `=16:10`).
 * `deal`: cards on their way, one line for each place; what is not known is written as a count. A place that begins
 * with `+` is a fact too: cards that came from the stock without a new shuffle.
 */
export type SpelledEvent =
  | { readonly by: Actor; readonly word: string }
  | { readonly fact: string }
  | { readonly deal: readonly { readonly to: string; readonly pile: Pile }[] };

/** A game's words: for records, for bug reports, and for actions on the wire. One word is one action, without spaces. */
export interface Spelling<S, A, E> {
  /** undefined: not a word of this game. Words of seats and of the house alike; `left` and packs are read by the record. */
  read(word: string): A | HouseAction | undefined;
  write(action: A): string;
  /** The first event of a decision spells the action; those that follow spell facts, or nothing. */
  tell(event: E, before: S): readonly SpelledEvent[];
  /** How the pack falls if it is shuffled now; every position of the pack once. */
  layout(state: S): readonly Packet[];
}

/** The words that all games share. */
export const TIME_UP = '~';
export const GO_ON = '.';
