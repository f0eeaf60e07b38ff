import { type Card, pack, RANKS } from '@majlis/kernel';
import { gatherCards, handToSeats, type Knowledge, type Oracle, showToAll } from '@majlis/table/sim';
import { cardsIn, field, list, pilesIn } from './reading.ts';

const PACK = pack(RANKS, 3, 6);

const taken = (known: Knowledge, seat: unknown, cards: readonly Card[]): Knowledge =>
  handToSeats(
    known,
    known.seats.map((_, at) => (at === seat ? cards : [])),
  );

/**
 * From the rules of Dhappa: one's own hand and draws; all that was laid, discarded, picked up from the discards or burnt, for that was seen
 * by all; every hand once the round is over.
 */
export const oracle: Oracle = {
  begin: seats => gatherCards(seats, PACK),
  learn: (known, event) => {
    switch (event.kind) {
      case 'dealt':
        return handToSeats(gatherCards(known.seats.length, [], known), pilesIn(field(event, 'hands')));
      case 'drawn':
        return taken(known, field(event, 'seat'), cardsIn(field(field(event, 'packet'), 'cards')));
      case 'turnedUp':
        return showToAll(known, [...cardsIn([field(event, 'card')]), ...cardsIn(field(event, 'buried'))]);
      case 'discarded':
        return showToAll(known, cardsIn([field(event, 'card')]));
      case 'melded':
      case 'extended':
      case 'swapped':
      case 'shifted':
      case 'merged':
        return showToAll(known, cardsIn(field(event, 'cards')));
      case 'roundEnded':
        return showToAll(known, list(field(event, 'hands')).flatMap(cardsIn));
      default:
        return known;
    }
  },
  isSilent: () => false,
  veil: () => null,
};
