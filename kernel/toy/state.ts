import { type Card, pack } from '../card.ts';
import type { Outcome } from '../game.ts';
import { EMPTY, type Pile } from '../pile.ts';
import type { Seat } from '../seat.ts';

/**
 * Hush, a game for the laws' own tests: it uses every feature of the contract at once and is no fun to play.
 * Each seat gets three cards, one of them open. All choose one in secret; the highest takes the round. A seat may peek
 * once at a card that the dice pick, may call a halt once, and may keep a mark that nobody else hears of.
 */
export type HushRules = { readonly chooseMs: number };

type Phase = 'shuffle' | 'choose' | 'peek' | 'halt' | 'pause' | 'over';

export interface Hush {
  readonly rules: HushRules;
  readonly phase: Phase;
  /** Who interrupted, and at whom. */
  readonly by: Seat;
  readonly at: Seat;
  readonly hands: readonly Pile[];
  readonly stock: Pile;
  readonly played: readonly Card[];
  readonly choices: readonly { readonly made: boolean; readonly card: Card | null }[];
  readonly marks: readonly number[];
  /** Where each seat has peeked, and what it saw. */
  readonly peeked: readonly { readonly at: Seat | null; readonly card: Card | null }[];
  readonly halted: readonly Seat[];
  readonly points: readonly [number, number];
  readonly end: Outcome | null;
}

export type HushAction =
  | { readonly kind: 'choose'; readonly card: Card }
  | { readonly kind: 'peek'; readonly at: Seat }
  | { readonly kind: 'halt' | 'go' | 'lapse' | 'proceed' }
  | { readonly kind: 'mark'; readonly mark: number };

export type HushEvent =
  | { readonly kind: 'dealt'; readonly hands: readonly Pile[]; readonly stock: Pile }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly card: Card | null }
  | { readonly kind: 'opened'; readonly cards: readonly Card[]; readonly taker: Seat }
  | { readonly kind: 'peeking' | 'halting'; readonly seat: Seat; readonly at: Seat }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly card: Card | null }
  | { readonly kind: 'marked'; readonly seat: Seat; readonly mark: number }
  | { readonly kind: 'resumed' | 'wentOn' }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

export type HushReason = 'not-now' | 'not-yours' | 'not-in-hand' | 'spent' | 'not-the-pack';

export const PACK = pack(['J', 'Q', 'K', 'A']);

export const seatsOf = (state: Hush): Seat[] => state.hands.map((_, seat) => seat);

export const open = (rules: HushRules, seats: number): Hush => {
  const each = <T>(entry: T): T[] => Array.from({ length: seats }, () => entry);
  return {
    rules,
    phase: 'shuffle',
    by: 0,
    at: 0,
    hands: each(EMPTY),
    stock: EMPTY,
    played: [],
    choices: each({ made: false, card: null }),
    marks: each(0),
    peeked: each({ at: null, card: null }),
    halted: [],
    points: [0, 0],
    end: null,
  };
};
