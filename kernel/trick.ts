import { type Card, ofSuit, type Suit, suitOf } from './card.ts';
import type { Seat } from './seat.ts';

export interface Play {
  readonly seat: Seat;
  readonly card: Card;
}

/** The cards of one trick in the order they fell. */
export type Trick = readonly Play[];

export const ledSuit = (trick: Trick): Suit | undefined => trick[0] && suitOf(trick[0].card);

/** The cards that follow the led suit; the whole hand where none does, or where nothing is led. */
export const following = (hand: readonly Card[], trick: Trick): readonly Card[] => {
  const led = ledSuit(trick);
  if (!led) return hand;
  const cards = hand.filter(ofSuit(led));
  return cards.length > 0 ? cards : hand;
};

/** The play that holds the trick: the highest trump, else the highest card of the led suit. Equal strength: the earlier one. */
export const winning = (trick: Trick, trump: Suit | null, strength: (card: Card) => number): Play | undefined => {
  const led = ledSuit(trick);
  const power = (card: Card): number => {
    const suit = suitOf(card);
    if (suit === trump) return 1000 + strength(card);
    return suit === led ? strength(card) : -1;
  };
  return trick.reduce<Play | undefined>(
    (best, play) => (best && power(best.card) >= power(play.card) ? best : play),
    undefined,
  );
};
