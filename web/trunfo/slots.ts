import { type Card, RANKS, rankOf, type Seat, SUITS, type Suit, suitOf } from '@majlis/kernel';
import type { TrunfoState } from '@majlis/trunfo';

export type Fate = 'won' | 'lost' | 'drawn';

/** How a finished round went for a seat. */
export const fateOf = (winner: Seat | null, seat: Seat): Fate =>
  winner === null ? 'drawn' : winner === seat ? 'won' : 'lost';

export interface Slot {
  readonly card: Card;
  readonly fate: Fate | null;
}

const order = (card: Card, trump: Suit | null): number =>
  (suitOf(card) === trump ? 0 : 20 * (1 + SUITS.indexOf(suitOf(card)))) - RANKS.indexOf(rankOf(card));

/** All cards of the present deal, spent ones too, always in the same places: trumps first, then suit by suit. */
export const slotsOf = ({ hands, rounds, since, trump }: TrunfoState, seat: 0 | 1): readonly Slot[] => {
  const spent = rounds
    .slice(since)
    .map(({ cards, winner }): Slot => ({ card: cards[seat], fate: fateOf(winner, seat) }));
  const held = hands[seat].cards.map((card): Slot => ({ card, fate: null }));
  return [...spent, ...held].sort((a, b) => order(a.card, trump) - order(b.card, trump));
};
