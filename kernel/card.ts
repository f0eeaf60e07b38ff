export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** A card is its own name: `AS`, `10H`; where a pack has copies, `7C#2`; jokers `JK#1`. */
export type Card = `${Rank}${Suit}` | `${Rank}${Suit}#${number}` | `JK#${number}`;

const CARD = /^(?:(?:[2-9]|10|[JQKA])[SHDC](?:#[1-9]\d?)?|JK#[1-9]\d?)$/;

export const parseCard = (text: string): Card | undefined => (CARD.test(text) ? (text as Card) : undefined);

/** `cards('AS 10H')`: for fixtures and records we wrote ourselves, where nonsense is a bug. */
export const cards = (text: string): Card[] =>
  text
    .split(/\s+/)
    .filter(word => word !== '')
    .map(word => {
      const card = parseCard(word);
      if (!card) throw new Error(`not a card: ${word}`);
      return card;
    });

/** A rank is followed by its suit, or is the ten: only a joker has a K there. */
export const isJoker = (card: Card): boolean => card.charAt(1) === 'K';

export const rankOf = (card: Card): Rank => {
  if (isJoker(card)) throw new Error(`${card} has no rank`);
  return (card.charAt(0) === '1' ? '10' : card.charAt(0)) as Rank;
};

export const suitOf = (card: Card): Suit => {
  if (isJoker(card)) throw new Error(`${card} has no suit`);
  return card.charAt(card.charAt(0) === '1' ? 2 : 1) as Suit;
};

export const isOfSuit = (card: Card, suit: Suit | null): boolean => !isJoker(card) && suitOf(card) === suit;

export const ofSuit =
  (suit: Suit | null) =>
  (card: Card): boolean =>
    isOfSuit(card, suit);

/**
 * A pack in its canonical order, which the fair shuffle starts from: copy after copy; in each the suits S H D C;
 * in each the ranks as given; the jokers last. A lone copy goes without its number.
 */
export const pack = (ranks: readonly Rank[], copies = 1, jokers = 0): Card[] =>
  named([
    ...count(copies).flatMap(copy =>
      SUITS.flatMap(suit => ranks.map((rank): Card => (copies === 1 ? `${rank}${suit}` : `${rank}${suit}#${copy}`))),
    ),
    ...count(jokers).map((joker): Card => `JK#${joker}`),
  ]);

/** The names as keys of an object: the engine keeps each of these once, and compares two of them by address, at half the cost. */
const named = (cards: readonly Card[]): Card[] =>
  Object.keys(Object.fromEntries(cards.map(card => [card, true]))) as Card[];

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** Whether these are the cards of that pack, each once, in whatever order. */
export const isShuffled = (cards: readonly Card[], pack: readonly Card[]): boolean => {
  const seen = new Set(cards);
  return cards.length === pack.length && seen.size === pack.length && pack.every(card => seen.has(card));
};
