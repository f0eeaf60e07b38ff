import { bySeat, type Card, RANKS, rankOf, SUITS, type Suit, suitOf } from '@majlis/kernel';

/**
 * The pack as numbers, for players who play a deal out a hundred times before they play a card: suit · 16 + rank, trumps
 * being suit 0. The cards of one suit are thirteen bits, its lowest card the lowest bit.
 */
export interface TurupDeck {
  code(card: Card): number;
  card(code: number): Card;
}

export const WHOLE_SUIT = 0x1fff;
export const TRUMPS = 0;
export const FOUR = [0, 1, 2, 3] as const;

const deckOf = (trump: Suit): TurupDeck => {
  const suits = [trump, ...SUITS.filter(suit => suit !== trump)];
  return {
    code: card => suits.indexOf(suitOf(card)) * 16 + RANKS.indexOf(rankOf(card)),
    card: code => `${bySeat(RANKS, code & 15)}${bySeat(suits, code >> 4)}`,
  };
};

const DECKS = { S: deckOf('S'), H: deckOf('H'), D: deckOf('D'), C: deckOf('C') };

export const deckFor = (trump: Suit): TurupDeck => DECKS[trump];

/** A hand: the bits of each suit. */
export const masks = (cards: readonly Card[], deck: TurupDeck): readonly number[] => {
  const suits = [0, 0, 0, 0];
  for (const card of cards) {
    const code = deck.code(card);
    suits[code >> 4] = (suits[code >> 4] ?? 0) | bitOf(code);
  }
  return suits;
};

/** Its place in its suit. */
export const bitOf = (code: number): number => 1 << (code & 15);

/** The higher cards of the same suit. */
export const above = (code: number): number => WHOLE_SUIT & ~((2 << (code & 15)) - 1);

export const highestOf = (mask: number): number => 31 - Math.clz32(mask);

export const lowestOf = (mask: number): number => 31 - Math.clz32(mask & -mask);

export const sizeOf = (mask: number): number => {
  const pairs = mask - ((mask >>> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >>> 2) & 0x3333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f;
  return (eights + (eights >>> 8)) & 0x1f;
};
