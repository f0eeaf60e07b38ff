import { bySeat, type Card, type Random, type Seat } from '@majlis/kernel';
import type { TrunfoAction, TrunfoState } from '@majlis/trunfo';
import type { Think } from '../player.ts';

/** What a duellist goes by. */
export interface Duel {
  readonly view: TrunfoState;
  readonly hand: readonly Card[];
  /** The cards that the other has shown in this deal, in order. */
  readonly shown: readonly Card[];
  /** The own cards of this deal that are gone. */
  readonly spent: readonly Card[];
}

/** A player who locks a card of the own hand as soon as he is asked. */
export const duellist =
  (choose: (duel: Duel, budget: number, random: Random) => Card): Think<TrunfoState, TrunfoAction> =>
  (view, seat, budget, random) => ({ kind: 'lock', card: choose(duelOf(view, seat), budget, random) });

export const duelOf = (view: TrunfoState, seat: Seat): Duel => {
  const rounds = view.rounds.slice(view.since);
  return {
    view,
    hand: bySeat(view.hands, seat).cards,
    shown: rounds.map(({ cards }) => bySeat(cards, 1 - seat)),
    spent: rounds.map(({ cards }) => bySeat(cards, seat)),
  };
};
