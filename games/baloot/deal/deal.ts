import { type Card, nextSeat, type Pile, pileOf, type Seat, seatsFrom } from '@majlis/kernel';
import { orderOf, SEATS } from '../auction/contract.ts';

export const FLOOR_AT = 20;

/** BAL-4.2  Which cards of the shuffled pack fall to a seat: three, and after everybody's three, two more. */
export const firstFive = (seat: Seat, dealer: Seat): readonly number[] => {
  const turn = orderOf(seat, dealer);
  const [three, two] = [turn * 3, SEATS * 3 + turn * 2];
  return [three, three + 1, three + 2, two, two + 1];
};

export interface FirstDeal {
  readonly hands: readonly Pile[];
  readonly floor: Card;
  readonly stock: Pile;
}

/** BAL-4.2, BAL-4.3  Five cards each, one turned up, eleven hidden. */
export const dealFirst = (cards: readonly Card[], dealer: Seat): FirstDeal => {
  const floor = cards[FLOOR_AT];
  if (!floor) throw new Error('a short pack');
  const hand = (seat: Seat): Pile => pileOf(firstFive(seat, dealer).flatMap(at => cards[at] ?? []));
  return { hands: seatsFrom(0, SEATS).map(hand), floor, stock: pileOf(cards.slice(FLOOR_AT + 1)) };
};

/** BAL-6.2  From the dealer's right on, two more cards for the taker of the floor card and three for the others. */
export const dealLast = (stock: readonly Card[], dealer: Seat, taker: Seat): readonly Pile[] => {
  const packets: Pile[] = [];
  let from = 0;
  for (const seat of seatsFrom(nextSeat(dealer, SEATS), SEATS)) {
    const size = seat === taker ? 2 : 3;
    packets[seat] = pileOf(stock.slice(from, from + size));
    from += size;
  }
  return packets;
};
