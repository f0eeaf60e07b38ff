import type { Review } from '@majlis/bots/analysis';
import type { OfKind, Seat } from '@majlis/kernel';

/** A match to be judged. */
export interface ReviewWish {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly events: readonly OfKind[];
  /** Made of the match's id: everybody sees the same figures. */
  readonly seed: number;
}

/** A deal to be played on from a choice, the events before it given. */
export interface LineWish extends ReviewWish {
  readonly seat: Seat;
  readonly action: OfKind;
  /** The seat that then plays for itself; null: none does. */
  readonly until: Seat | null;
}

/** Somebody who plays against bots asks what one of them would do. */
export interface HintWish {
  readonly game: string;
  /** What the seat sees. */
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: number;
}

export interface BotHint {
  readonly action: OfKind;
  /** Of the closed list of the game; null: none is certain. */
  readonly reason: string | null;
}

export type ReviewTold =
  /** A deal has been looked at: what was chosen in it, and how well everybody chose so far. */
  | ({ readonly kind: 'judged'; readonly deal: number } & Pick<Review<OfKind>, 'moments' | 'curve' | 'accuracy'>)
  /** null: nobody judges this game. */
  | { readonly kind: 'reviewed'; readonly review: Review<OfKind> | null };
