import { pack, RANKS } from '@majlis/kernel';
import { gatherCards, handToSeats, type Oracle, showToAll } from '@majlis/table/sim';
import { cardsIn, field, pilesIn } from './reading.ts';

/** From the rules of Trunfo: one's own nine cards, and every card that was shown together with the other's. The rest stays unseen. */
export const oracle: Oracle = {
  begin: seats => gatherCards(seats, pack(RANKS)),
  learn: (known, event) => {
    switch (event.kind) {
      case 'dealt': {
        const shown = known.seats.some(seat => seat.size > 0) ? known.everybody : []; // rounds before sudden death stay on the sheet
        return handToSeats(
          showToAll({ ...gatherCards(known.seats.length, [], known) }, shown),
          pilesIn(field(event, 'hands')),
        );
      }
      case 'revealed':
        return showToAll(known, cardsIn(field(event, 'cards')));
      default:
        return known;
    }
  },
  isSilent: ({ kind }) => kind === 'selected' || kind === 'deselected',
  veil: ({ kind }) => (kind === 'locked' ? 'drawn' : kind === 'revealed' ? 'lifted' : null),
};
