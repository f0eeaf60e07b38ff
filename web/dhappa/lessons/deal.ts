import { type Card, cards, pack, RANKS } from '@majlis/kernel';

/** DHA-1.2  Three packs and six jokers. */
const PACK = pack(RANKS, 3, 6);
const SIZE = 27;

/** A deal by the cards that a lesson needs; the rest of the pack falls as it lies. */
interface LessonDeal {
  /** Whole, or filled up with cards that go with nothing. */
  readonly hands: readonly [string, string, string, string];
  /** What is drawn, the first card first. */
  readonly draws?: string;
  readonly first?: number;
}

/** How far apart the cards lie that hands are filled up with: neighbours would make runs. */
const STRIDE = 35;

const spread = (all: readonly Card[]): readonly Card[] => {
  const found = Array.from({ length: all.length }, (_, n) => all[(n * STRIDE) % all.length] ?? '');
  return [...new Set([...found, ...all])].filter(card => card !== '') as Card[];
};

const isPlain = (card: Card): boolean => !card.startsWith('2') && !card.startsWith('JK');

/** The record of a deal, up to the first pick. */
export const deal = ({ hands, draws = '', first = 0 }: LessonDeal): string => {
  const wanted = hands.map(hand => cards(hand));
  const drawn = cards(draws);
  const named = new Set([...wanted.flat(), ...drawn]);
  const rest = spread(PACK.filter(card => !named.has(card)));
  const plain = rest.filter(isPlain);
  const held = wanted.map(hand => [...hand, ...plain.splice(0, SIZE - hand.length)]);
  const out = new Set(held.flat());
  const stock = [...rest.filter(card => !out.has(card)), ...drawn.toReversed()];
  return [
    'dhappa/1 seats=4 turnMs=off',
    `first=${first}`,
    ...held.map((hand, seat) => `${seat}  ${hand.join(' ')}`),
    `stock  ${stock.join(' ')}`,
  ].join('\n');
};
