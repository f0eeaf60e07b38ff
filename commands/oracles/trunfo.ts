import { pack, RANKS } from '@majlis/kernel';
import { gathered, handed, type Oracle, opened } from '@majlis/table/sim';
import { cardsIn, field, pilesIn } from './reading.ts';

/** From the rules of Trunfo: one's own nine cards, and every card that was shown together with the other's. The rest stays unseen. */
export const oracle: Oracle = {
  begin: seats => gathered(seats, pack(RANKS)),
  learn: (known, event) => {
    switch (event.kind) {
      case 'dealt': {
        const shown = known.seats.some(seat => seat.size > 0) ? known.everybody : []; // rounds before sudden death stay on the sheet
        return handed(opened({ ...gathered(known.seats.length, [], known) }, shown), pilesIn(field(event, 'hands')));
      }
      case 'revealed':
        return opened(known, cardsIn(field(event, 'cards')));
      default:
        return known;
    }
  },
  isSilent: ({ kind }) => kind === 'selected' || kind === 'deselected',
  veil: ({ kind }) => (kind === 'locked' ? 'drawn' : kind === 'revealed' ? 'lifted' : null),
};
