import { type Card, parseCard } from '@majlis/kernel';
import { handed, ignorance, type Oracle, opened } from '@majlis/table/sim';

/** From TRUNFO.md §1 and §8: one's own nine cards, and every card that was shown together with the other's. The rest stays unseen. */
export const oracle: Oracle = {
  learn: (known, event) => {
    switch (event.kind) {
      case 'dealt': {
        const hands: unknown = Reflect.get(event, 'hands');
        const fresh = opened(ignorance(2), known.everybody); // rounds of an earlier deal stay on the score sheet
        return handed(fresh, Array.isArray(hands) ? hands.map(cardsOf) : []);
      }
      case 'revealed':
        return opened(known, listed(Reflect.get(event, 'cards')));
      default:
        return known;
    }
  },
  isSilent: ({ kind }) => kind === 'selected' || kind === 'deselected',
};

const cardsOf = (pile: unknown): readonly Card[] =>
  typeof pile === 'object' && pile !== null ? listed(Reflect.get(pile, 'cards')) : [];

const listed = (cards: unknown): readonly Card[] =>
  Array.isArray(cards) ? cards.flatMap(card => (typeof card === 'string' ? (parseCard(card) ?? []) : [])) : [];
