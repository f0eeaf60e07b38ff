import type { Card } from '../card.ts';
import type { Game, OfKind } from '../game.ts';
import type { Pile } from '../pile.ts';
import type { Random } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';

/** A game before the laws, with what they cannot ask of the contract. */
export interface JudgedGame<S, A extends OfKind, E extends OfKind> {
  readonly game: Omit<Game<unknown, S, A, E, string>, 'options' | 'absence' | 'open'>;
  /** Every card that is now in play: none before the first deal. */
  pack(state: S): readonly Card[];
  /** Every place a card can be in; each card of the pack lies in exactly one. */
  piles(state: S): readonly Pile[];
  /** Whether lawful play could have led to this full state. */
  isReachable(state: S): boolean;
  /** A random player who tries more than blind luck would, where blind luck would never get anywhere. */
  choose?(state: S, seat: Seat, offers: readonly A[], random: Random): A;
}

export interface LawCase<O, S, A extends OfKind, E extends OfKind, R extends string> extends JudgedGame<S, A, E> {
  readonly game: Game<O, S, A, E, R>;
}

/** A state and what every viewer knows of it, carried along event by event as a client would. */
export interface StateWithViews<S> {
  readonly state: S;
  readonly views: ReadonlyMap<Viewer, S>;
}

export const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'rail'];
