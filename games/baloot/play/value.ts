import { type Card, pack, type Rank, rankOf, type Suit, suitOf } from '@majlis/kernel';
import type { Mode } from '../auction/contract.ts';

/** BAL-2.6  In sequences and on screen, strong to weak. */
export const SEQUENCE: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];

/** BAL-2.5  In a side suit, and in every suit of Sun. */
const PLAIN: readonly Rank[] = ['A', '10', 'K', 'Q', 'J', '9', '8', '7'];

/** BAL-2.4  In the trump suit. */
const TRUMPS: readonly Rank[] = ['J', '9', 'A', '10', 'K', 'Q', '8', '7'];

/** BAL-8.1  Suits side by side, colours alternating. */
export const SUIT_RING: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** The 32 cards, in the order the fair shuffle starts from. */
export const PACK: readonly Card[] = pack([...SEQUENCE].reverse());

/** BAL-2.8  What the last trick adds. */
export const LAST_TRICK = 10;

/** BAL-2.9  What a round is worth in points. */
export const ROUND_POINTS: { readonly [M in Mode]: number } = { sun: 26, hokum: 16 };

type Scale = { readonly [rank in Rank]?: number };
/** A number for every rank, found by the first letter of a card: what is asked most often is to be found at once. */
type LetterScale = readonly number[];

const byLetter = (scale: Scale): LetterScale => {
  const numbers = Array.from({ length: 128 }, () => 0);
  for (const rank of SEQUENCE) numbers[rank.charCodeAt(0)] = scale[rank] ?? 0;
  return numbers;
};

const byOrder = (order: readonly Rank[]): LetterScale =>
  byLetter(Object.fromEntries(order.map((rank, i) => [rank, order.length - i])));

const onScale = (card: Card, scale: LetterScale): number => scale[card.charCodeAt(0)] ?? 0;

const PLAIN_STRENGTH = byOrder(PLAIN);
const TRUMP_STRENGTH = byOrder(TRUMPS);
const SEQUENCE_HEIGHT = byOrder(SEQUENCE);

const ABNAT: Scale = { A: 11, '10': 10, K: 4, Q: 3, J: 2 };
const PLAIN_ABNAT = byLetter(ABNAT);
const TRUMP_ABNAT = byLetter({ ...ABNAT, J: 20, '9': 14 });

/** How strong a card is inside its suit: 8 for the best, 1 for the worst. */
export const strength = (card: Card, trump: Suit | null): number =>
  onScale(card, suitOf(card) === trump ? TRUMP_STRENGTH : PLAIN_STRENGTH);

/** Where a card stands in sequences: 8 for an Ace, 1 for a 7. */
export const height = (card: Card): number => onScale(card, SEQUENCE_HEIGHT);

/** BAL-2.7  The Abnat of one card. */
export const abnat = (card: Card, trump: Suit | null): number =>
  onScale(card, suitOf(card) === trump ? TRUMP_ABNAT : PLAIN_ABNAT);

export const totalAbnat = (cards: readonly Card[], trump: Suit | null): number =>
  cards.reduce((sum, card) => sum + abnat(card, trump), 0);

/** The cards of the same suit that are stronger. */
export const higherThan = (card: Card, trump: Suit | null): readonly Card[] =>
  (suitOf(card) === trump ? HIGHER_TRUMPS : HIGHER_PLAIN).get(card) ?? [];

const higherBy = (order: readonly Rank[]): ReadonlyMap<Card, readonly Card[]> =>
  new Map(
    PACK.map(card => [
      card,
      order
        .slice(0, order.indexOf(rankOf(card)))
        .flatMap(rank => PACK.filter(higher => higher === `${rank}${suitOf(card)}`)),
    ]),
  );

const HIGHER_PLAIN = higherBy(PLAIN);
const HIGHER_TRUMPS = higherBy(TRUMPS);
