import type { Seat } from '@majlis/kernel';
import { above, bitOf, highestOf, lowestOf, sizeOf, TRUMPS } from './deck.ts';
import { discarded } from './discard.ts';
import { led } from './lead.ts';
import { allowed, hasPlayed, held, mayHold, type TurupDuties, type TurupPlayout, unseen } from './playout.ts';

/** The card that plain good sense lays. It goes by the own hand and by what has fallen, never by another hand. */
export const sensible = (playout: TurupPlayout, seat: Seat, duties: TurupDuties): number => {
  const suits = allowed(playout, seat, duties);
  if (playout.sat === 0) return led(playout, seat, suits);
  const suit = playout.lead >> 4;
  return held(playout, seat, suit) ? followed(playout, seat, suit) : voided(playout, seat);
};

export const isPartners = (playout: TurupPlayout, seat: Seat): boolean => ((playout.holder ^ seat) & 1) === 0;

/** The cards of a suit with which an opponent who is still to play might beat one of it. */
export const threats = (playout: TurupPlayout, seat: Seat, suit: number): number => {
  const [left, right] = [(seat + 1) & 3, (seat + 3) & 3];
  const of = (other: Seat): number => (hasPlayed(playout, other) ? 0 : mayHold(playout, other, suit));
  return (of(left) | of(right)) & unseen(playout, seat, suit);
};

/** Whether an opponent who is still to play is known to be out of the led suit, and may hold a trump. */
const mayBeCut = (playout: TurupPlayout, seat: Seat): boolean => {
  const suit = playout.lead >> 4;
  if (suit === TRUMPS || !threats(playout, seat, TRUMPS)) return false;
  const cuts = (other: Seat): boolean =>
    !hasPlayed(playout, other) && !mayHold(playout, other, suit) && mayHold(playout, other, TRUMPS) !== 0;
  return cuts((seat + 1) & 3) || cuts((seat + 3) & 3);
};

/** The cards of a suit up to the highest of these. */
const under = (danger: number): number => (danger ? (2 << highestOf(danger)) - 1 : 0);

/** The lowest card that does as much as the highest: nothing that could beat the one lies under the other. */
const cheapest = (mine: number, danger: number): number => {
  const below = danger & ((1 << highestOf(mine)) - 1);
  return lowestOf(mine & ~under(below));
};

const followed = (playout: TurupPlayout, seat: Seat, suit: number): number => {
  const mine = held(playout, seat, suit);
  const low = suit * 16 + lowestOf(mine);
  const over = playout.best >> 4 === suit ? mine & above(playout.best) : 0;
  if (!over) return low;
  const danger = threats(playout, seat, suit);
  if (isPartners(playout, seat)) return suit * 16 + supported(playout, mine, over, danger);
  if (!danger && !mayBeCut(playout, seat)) return suit * 16 + lowestOf(over);
  const partnerToCome = !hasPlayed(playout, (seat + 2) & 3);
  return partnerToCome ? suit * 16 + second(playout, mine, over, danger) : suit * 16 + cheapest(over, danger);
};

/** The partner holds the trick: high only where it keeps out a card that would beat him. */
const supported = (playout: TurupPlayout, mine: number, over: number, danger: number): number => {
  const between = danger & above(playout.best) & ((1 << highestOf(over)) - 1);
  return between ? cheapest(over, danger) : lowestOf(mine);
};

/** Second hand low; but a card that nothing beats is taken home, and an honour is covered. */
export const second = (playout: TurupPlayout, mine: number, over: number, danger: number): number => {
  const sure = over & ~under(danger);
  if (sure) return lowestOf(sure);
  return bitOf(playout.best) >= JACK ? lowestOf(over) : lowestOf(mine);
};

const JACK = 1 << 9;

/** The lowest card of the led suit that takes the trick whatever comes; -1 if there is none. */
export const sureCard = (playout: TurupPlayout, seat: Seat): number => {
  const suit = playout.lead >> 4;
  const over =
    playout.best >> 4 === suit && !mayBeCut(playout, seat) ? held(playout, seat, suit) & above(playout.best) : 0;
  const sure = over & ~under(threats(playout, seat, suit));
  return sure ? suit * 16 + lowestOf(sure) : -1;
};

/** Out of the led suit: cut what an opponent holds, never what the partner is about to win. */
const voided = (playout: TurupPlayout, seat: Seat): number => {
  const trumps = held(playout, seat, TRUMPS);
  const over = playout.best >> 4 === TRUMPS ? trumps & above(playout.best) : trumps;
  if (!over || (isPartners(playout, seat) && isSafe(playout, seat))) return discarded(playout, seat);
  return lowestOf(over);
};

/** Whether a partner's card holds: no more than one card is out that could beat it, and nobody is known to cut it. */
export const isSafe = (playout: TurupPlayout, seat: Seat): boolean => {
  const suit = playout.best >> 4;
  const cut = suit !== TRUMPS && mayBeCut(playout, seat);
  return !cut && sizeOf(threats(playout, seat, suit) & above(playout.best)) <= 1;
};
