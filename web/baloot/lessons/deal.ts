import { type Card, cards, type Seat, seatsFrom } from '@majlis/kernel';

/** A deal by the hands of eight that it leads to, if `taker` is given the floor card. */
interface LessonDeal {
  readonly dealer: Seat;
  readonly taker: Seat;
  readonly floor: Card;
  readonly hands: readonly [string, string, string, string];
  /** House rules, as a record spells them. Where nothing is said, Sawa is offered only to whoever can prove it: nobody else is led astray by it. */
  readonly rules?: string;
}

const SEATS = 4;
const FIRST_FIVE = 5;

/** The record of a deal, up to the first call. */
export const deal = ({ dealer, taker, floor, hands, rules = 'sawaMode=verified' }: LessonDeal): string => {
  const held = hands.map(hand => cards(hand).filter(card => card !== floor));
  const rest = seatsFrom(dealer + 1, SEATS).flatMap(seat => held[seat]?.slice(FIRST_FIVE) ?? []);
  if (rest.length !== 11 || held[taker]?.length !== 7) throw new Error(`not a deal: ${hands.join(' | ')}`);
  return [
    `baloot/1 seats=4 speed=infinite ${rules}`.trim(),
    `dealer=${dealer}`,
    ...held.map((hand, seat) => `${seat}  ${hand.slice(0, FIRST_FIVE).join(' ')}`),
    `floor  ${floor}`,
    `stock  ${rest.join(' ')}`,
    '.',
  ].join('\n');
};
