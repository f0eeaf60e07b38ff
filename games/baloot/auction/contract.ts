import { type BySide, type Seat, type Side, type Suit, sideOf } from '@majlis/kernel';

export type Mode = 'hokum' | 'sun';

/** BAL-5.20  What the auction settles. */
export interface BalootContract {
  readonly mode: Mode;
  /** null in Sun. */
  readonly trump: Suit | null;
  /** Whose call became the contract. */
  readonly buyer: Seat;
  /** Who is given the floor card: the buyer, except after Ashkal. */
  readonly taker: Seat;
  readonly round: 1 | 2;
  readonly ashkal: boolean;
}

/** BAL-7.1  What a round is worth: once, so many times, or the match. */
export type Multiplier = 1 | 2 | 3 | 4 | 'gahwa';

export const SEATS = 4;

export const buyingSide = (contract: BalootContract): Side => sideOf(contract.buyer);

/** BAL-2.3  0 for the dealer's right, who speaks first and comes first in every dispute, to 3 for the dealer. */
export const orderOf = (seat: Seat, dealer: Seat): number => (seat - dealer - 1 + SEATS) % SEATS;

export const modeOf = (trump: Suit | null): Mode => (trump === null ? 'sun' : 'hokum');

/** A pair from its entry for `side` and its entry for the other. */
export const bySide = <T>(side: Side, mine: T, theirs: T): BySide<T> => (side === 0 ? [mine, theirs] : [theirs, mine]);

export const addSides = (a: BySide<number>, b: BySide<number>): BySide<number> => [a[0] + b[0], a[1] + b[1]];
