import { bySeat, type Card, type Rank, rankOf, SUITS, type Suit, suitOf } from '@majlis/kernel';

/**
 * The pack as 32 bits, for players who play a round out a thousand times before they lay a card. Each byte is a suit,
 * its weakest card lowest, so that the higher bit wins; trumps are the lowest byte.
 */
export interface Deck {
  /** The bits of the trump suit: none in Sun. */
  readonly trumps: number;
  /** The Abnat of each bit. */
  readonly worth: readonly number[];
  bit(card: Card): number;
  card(bit: number): Card;
  mask(cards: readonly Card[]): number;
  cards(mask: number): readonly Card[];
}

const PLAIN = ['7', '8', '9', 'J', 'Q', 'K', '10', 'A'] as const satisfies readonly Rank[];
const TRUMPS = ['7', '8', 'Q', 'K', '10', 'A', '9', 'J'] as const satisfies readonly Rank[];
const PLAIN_WORTH = [0, 0, 0, 2, 3, 4, 10, 11];
const TRUMP_WORTH = [0, 0, 3, 4, 10, 11, 14, 20];

export const TRUMP_SUIT = 0xff;
/** Of a side suit: its place in the byte. */
export const [KING, TEN, ACE] = [5, 6, 7];
/** Of trumps. */
export const [TRUMP_QUEEN, TRUMP_KING] = [2, 3];

const deckOf = (trump: Suit | null): Deck => {
  const suits = trump === null ? SUITS : [trump, ...SUITS.filter(suit => suit !== trump)];
  const names = suits.flatMap(suit => (suit === trump ? TRUMPS : PLAIN).map((rank): Card => `${rank}${suit}`));
  const places = new Map(names.map((card, bit) => [card, bit]));
  const bit = (card: Card): number => places.get(card) ?? missing(card);
  return {
    trumps: trump === null ? 0 : TRUMP_SUIT,
    worth: suits.flatMap(suit => (suit === trump ? TRUMP_WORTH : PLAIN_WORTH)),
    bit,
    card: at => bySeat(names, at),
    mask: cards => cards.reduce((mask, card) => mask | (1 << bit(card)), 0),
    cards: mask => names.filter((_, at) => (mask >>> at) & 1),
  };
};

const missing = (card: Card): never => {
  throw new Error(`no ${rankOf(card)}${suitOf(card)} in this pack`);
};

const SUN = deckOf(null);
const HOKUM = { S: deckOf('S'), H: deckOf('H'), D: deckOf('D'), C: deckOf('C') };

export const deckFor = (trump: Suit | null): Deck => (trump === null ? SUN : HOKUM[trump]);

export const highest = (mask: number): number => 31 - Math.clz32(mask);

export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

export const size = (mask: number): number => {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** All cards of the suit that the bit belongs to. */
export const suitOfBit = (bit: number): number => 0xff << (bit & 24);

/** The stronger cards of the same suit. */
export const above = (bit: number): number => suitOfBit(bit) & ~((2 << bit) - 1);

export const BYTES = [0xff, 0xff << 8, 0xff << 16, 0xff << 24] as const;
