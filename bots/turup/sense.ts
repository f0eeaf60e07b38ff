import type { Seat } from '@majlis/kernel';
import { above, bitOf, highestOf, lowestOf, sizeOf, TRUMPS } from './deck.ts';
import { discarded } from './discard.ts';
import { led } from './lead.ts';
import { allowed, type Bonds, hasPlayed, held, mayHold, type Run, unseen } from './run.ts';

/** The card that plain good sense lays. It goes by the own hand and by what has fallen, never by another hand. */
export const sensible = (run: Run, seat: Seat, bonds: Bonds): number => {
  const suits = allowed(run, seat, bonds);
  if (run.sat === 0) return led(run, seat, suits);
  const suit = run.lead >> 4;
  return held(run, seat, suit) ? followed(run, seat, suit) : voided(run, seat);
};

export const isPartners = (run: Run, seat: Seat): boolean => ((run.holder ^ seat) & 1) === 0;

/** The cards of a suit with which an opponent who is still to play might beat one of it. */
export const threats = (run: Run, seat: Seat, suit: number): number => {
  const [left, right] = [(seat + 1) & 3, (seat + 3) & 3];
  const of = (other: Seat): number => (hasPlayed(run, other) ? 0 : mayHold(run, other, suit));
  return (of(left) | of(right)) & unseen(run, seat, suit);
};

/** Whether an opponent who is still to play is known to be out of the led suit, and may hold a trump. */
const mayBeCut = (run: Run, seat: Seat): boolean => {
  const suit = run.lead >> 4;
  if (suit === TRUMPS || !threats(run, seat, TRUMPS)) return false;
  const cuts = (other: Seat): boolean =>
    !hasPlayed(run, other) && !mayHold(run, other, suit) && mayHold(run, other, TRUMPS) !== 0;
  return cuts((seat + 1) & 3) || cuts((seat + 3) & 3);
};

/** The cards of a suit up to the highest of these. */
const under = (danger: number): number => (danger ? (2 << highestOf(danger)) - 1 : 0);

/** The lowest card that does as much as the highest: nothing that could beat the one lies under the other. */
const cheapest = (mine: number, danger: number): number => {
  const below = danger & ((1 << highestOf(mine)) - 1);
  return lowestOf(mine & ~under(below));
};

const followed = (run: Run, seat: Seat, suit: number): number => {
  const mine = held(run, seat, suit);
  const low = suit * 16 + lowestOf(mine);
  const over = run.best >> 4 === suit ? mine & above(run.best) : 0;
  if (!over) return low;
  const danger = threats(run, seat, suit);
  if (isPartners(run, seat)) return suit * 16 + supported(run, mine, over, danger);
  if (!danger && !mayBeCut(run, seat)) return suit * 16 + lowestOf(over);
  const partnerToCome = !hasPlayed(run, (seat + 2) & 3);
  return partnerToCome ? suit * 16 + second(run, mine, over, danger) : suit * 16 + cheapest(over, danger);
};

/** The partner holds the trick: high only where it keeps out a card that would beat him. */
const supported = (run: Run, mine: number, over: number, danger: number): number => {
  const between = danger & above(run.best) & ((1 << highestOf(over)) - 1);
  return between ? cheapest(over, danger) : lowestOf(mine);
};

/** Second hand low; but a card that nothing beats is taken home, and an honour is covered. */
export const second = (run: Run, mine: number, over: number, danger: number): number => {
  const sure = over & ~under(danger);
  if (sure) return lowestOf(sure);
  return bitOf(run.best) >= JACK ? lowestOf(over) : lowestOf(mine);
};

const JACK = 1 << 9;

/** The lowest card of the led suit that takes the trick whatever comes; -1 if there is none. */
export const sureCard = (run: Run, seat: Seat): number => {
  const suit = run.lead >> 4;
  const over = run.best >> 4 === suit && !mayBeCut(run, seat) ? held(run, seat, suit) & above(run.best) : 0;
  const sure = over & ~under(threats(run, seat, suit));
  return sure ? suit * 16 + lowestOf(sure) : -1;
};

/** Out of the led suit: cut what an opponent holds, never what the partner is about to win. */
const voided = (run: Run, seat: Seat): number => {
  const trumps = held(run, seat, TRUMPS);
  const over = run.best >> 4 === TRUMPS ? trumps & above(run.best) : trumps;
  if (!over || (isPartners(run, seat) && isSafe(run, seat))) return discarded(run, seat);
  return lowestOf(over);
};

/** Whether a partner's card holds: no more than one card is out that could beat it, and nobody is known to cut it. */
export const isSafe = (run: Run, seat: Seat): boolean => {
  const suit = run.best >> 4;
  const cut = suit !== TRUMPS && mayBeCut(run, seat);
  return !cut && sizeOf(threats(run, seat, suit) & above(run.best)) <= 1;
};
