import { pack, RANKS } from '@majlis/kernel';
import { gatherCards, handToSeats, type Oracle, showToAll } from '@majlis/table/sim';
import { cardsIn, field, list, pilesIn } from './reading.ts';

const PACK = pack(RANKS);

/**
 * From the rules of Turup: one's own hand; every card played; what is shown when five cards are thrown in; a peeked card, to the one who
 * peeked; what was left in the hands, once the deal is scored.
 */
export const oracle: Oracle = {
  begin: seats => gatherCards(seats, PACK),
  learn: (known, event) => {
    const fresh = gatherCards(known.seats.length, [], known);
    switch (event.kind) {
      case 'dealt':
        return handToSeats(fresh, pilesIn(field(event, 'hands')));
      case 'dealtOn':
        return handToSeats(known, pilesIn(field(event, 'packets')));
      case 'played':
        return showToAll(known, cardsIn([field(event, 'card')]));
      case 'thrownIn':
        return showToAll(known, cardsIn(field(event, 'hand')));
      case 'peeked':
        return handToSeats(
          known,
          known.seats.map((_, seat) => (seat === field(event, 'seat') ? cardsIn([field(event, 'card')]) : [])),
        );
      case 'scored':
        return showToAll(known, list(field(event, 'left')).flatMap(cardsIn));
      default:
        return known;
    }
  },
  isSilent: () => false,
  veil: event =>
    event.kind === 'voted' && field(event, 'open') === false ? 'drawn' : event.kind === 'tallied' ? 'lifted' : null,
};
