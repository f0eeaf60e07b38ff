import type { Card } from './card.ts';

/** Cards in one place, as far as this state knows. Events carry piles too: a packet is a pile on its way. */
export interface Pile {
  /** Known here: on the server all of them. */
  readonly cards: readonly Card[];
  /** Those of them that everybody at the table knows. */
  readonly shown: readonly Card[];
  /** How many more there are. */
  readonly hidden: number;
}

export const EMPTY: Pile = { cards: [], shown: [], hidden: 0 };

export const pileOf = (cards: readonly Card[]): Pile => ({ cards, shown: [], hidden: 0 });

export const openPile = (cards: readonly Card[]): Pile => ({ cards, shown: cards, hidden: 0 });

/** A pile whose hidden cards are these: for a world that somebody imagines. */
export const filled = (pile: Pile, cards: readonly Card[]): Pile => ({
  ...pile,
  cards: [...pile.cards, ...cards],
  hidden: 0,
});

export const sizeOf = (pile: Pile): number => pile.cards.length + pile.hidden;

/** What those may know of a pile who may not look into it: its shown cards and its size. */
export const covered = (pile: Pile): Pile => ({
  cards: pile.shown,
  shown: pile.shown,
  hidden: sizeOf(pile) - pile.shown.length,
});

export const join = (pile: Pile, packet: Pile): Pile => ({
  cards: [...pile.cards, ...packet.cards],
  shown: [...pile.shown, ...packet.shown],
  hidden: pile.hidden + packet.hidden,
});

/** The pile without these cards. One that is not known here leaves from the hidden ones. */
export const without = (pile: Pile, cards: readonly Card[]): Pile => {
  const left = pile.cards.filter(card => !cards.includes(card));
  const unknown = cards.length - (pile.cards.length - left.length);
  return {
    cards: left,
    shown: pile.shown.length === 0 ? pile.shown : pile.shown.filter(card => !cards.includes(card)),
    hidden: pile.hidden - unknown,
  };
};

/** The same for one card, which is what every play of every game does. */
export const withoutCard = (pile: Pile, card: Card): Pile => {
  const left = pile.cards.length === 0 ? pile.cards : pile.cards.filter(other => other !== card);
  return {
    cards: left,
    shown: pile.shown.length === 0 ? pile.shown : pile.shown.filter(other => other !== card),
    hidden: left.length === pile.cards.length ? pile.hidden - 1 : pile.hidden,
  };
};

/** These cards of the pile are now known to everybody. */
export const showing = (pile: Pile, cards: readonly Card[]): Pile => {
  if (cards.length === 0) return pile;
  const learned = cards.filter(card => !pile.cards.includes(card));
  const fresh = cards.filter(card => !pile.shown.includes(card));
  return {
    cards: [...pile.cards, ...learned],
    shown: [...pile.shown, ...fresh],
    hidden: pile.hidden - learned.length,
  };
};
