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
export const winning = (
  trick: Trick,
  trump: Suit | null,
  strength: (card: Card, trump: Suit | null) => number,
): Play | undefined => {
  const led = ledSuit(trick);
  let best: Play | undefined;
  let most = -1;
  for (const play of trick) {
    const suit = suitOf(play.card);
    if (suit !== trump && suit !== led) continue;
    const power = strength(play.card, trump) + (suit === trump ? TRUMP : 0);
    if (power <= most) continue;
    best = play;
    most = power;
  }
  return best;
};

/** Lifts the lowest trump above every other card. */
const TRUMP = 1000;
