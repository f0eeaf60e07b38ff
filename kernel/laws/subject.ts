import type { Card } from '../card.ts';
import type { Game } from '../game.ts';
import type { Pile } from '../pile.ts';
import type { Random } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';

export type Kind = { readonly kind: string };

/** A game before the laws, with what they cannot ask of the contract. */
export interface Case<S, A extends Kind, E extends Kind> {
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

export interface Subject<O, S, A extends Kind, E extends Kind, R extends string> extends Case<S, A, E> {
  readonly game: Game<O, S, A, E, R>;
}

/** A state and what every viewer knows of it, carried along event by event as a client would. */
export interface Scene<S> {
  readonly state: S;
  readonly views: ReadonlyMap<Viewer, S>;
}

export const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'rail'];
