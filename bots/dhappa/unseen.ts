import { allCards, type DhappaState } from '@majlis/dhappa';
import { type Card, pack, RANKS } from '@majlis/kernel';
import { isWild } from './card.ts';

const PACK = pack(RANKS, 3, 6);

export interface Unseen {
  /** One copy of each natural card that may still come, and how many there are. */
  readonly cards: readonly (readonly [Card, number])[];
  readonly wild: number;
}

/** The cards that this view knows nothing of. */
export const unseen = ({ hands, discards, burnt, runs }: DhappaState): Unseen => {
  const seen = new Set([...hands.flatMap(hand => hand.cards), ...discards, ...burnt, ...runs.flatMap(allCards)]);
  const copies = new Map<string, [Card, number]>();
  let wild = 0;
  for (const card of PACK) {
    if (seen.has(card)) continue;
    if (isWild(card)) wild++;
    else {
      const face = card.slice(0, card.indexOf('#'));
      const known = copies.get(face);
      if (known) known[1]++;
      else copies.set(face, [card, 1]);
    }
  }
  return { cards: [...copies.values()], wild };
};
