import {
  type Card,
  ledSuit,
  ofSuit,
  partnerOf,
  rankOf,
  type Seat,
  type Suit,
  sideOf,
  suitOf,
  type Trick,
} from '@majlis/kernel';
import type { Situation } from '../play/duty.ts';
import { beats, holding } from '../play/trick.ts';
import { strength } from '../play/value.ts';

/** A moment in the proof of a claim. */
export interface ClaimPosition {
  readonly claimant: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly trick: Trick;
}

/**
 * The cards worth trying, the most telling first: of cards that no other card parts, and of cards that can never
 * matter again, one stands for all.
 */
export const telling = (
  cards: readonly Card[],
  seat: Seat,
  position: ClaimPosition,
  situation: Situation,
): readonly Card[] => {
  const { trump } = situation;
  const order = seat === position.claimant ? strongest(trump) : hardest(seat, position, trump);
  const kinds = new Map<string, Card>();
  for (const card of [...cards].sort(order)) {
    const kind = kindOf(card, seat, position, situation);
    if (!kinds.has(kind)) kinds.set(kind, card);
  }
  return [...kinds.values()];
};

const strongest =
  (trump: Suit | null) =>
  (a: Card, b: Card): number =>
    strength(b, trump) - strength(a, trump);

/** What hurts the claim most: taking the trick; else throwing what the claimant does not lead, the lowest first. */
const hardest = (seat: Seat, { claimant, hands, trick }: ClaimPosition, trump: Suit | null) => {
  const best = holding(trick, trump);
  const needed = new Set((hands[claimant] ?? []).map(suitOf));
  const takes = (card: Card): number =>
    sideOf(seat) !== sideOf(claimant) && best && beats(card, best.card, trump) ? 0 : 1;
  const keeps = (card: Card): number => (needed.has(suitOf(card)) ? 1 : 0);
  return (a: Card, b: Card): number =>
    takes(a) - takes(b) || keeps(a) - keeps(b) || strength(a, trump) - strength(b, trump);
};

/** Cards of one kind in one hand do the same from here on. */
const kindOf = (card: Card, seat: Seat, position: ClaimPosition, situation: Situation): string => {
  const { trump } = situation;
  const leaders = leadersOf(position.claimant, situation);
  const led = leaders.flatMap(leader => position.hands[leader] ?? []).some(ofSuit(suitOf(card)));
  if (!led && suitOf(card) !== trump && suitOf(card) !== ledSuit(position.trick)) return 'dead';
  // An Ace that is led frees the partner, which no other card does.
  if (trump !== null && rankOf(card) === 'A' && leaders.includes(seat)) return card;
  const below = parting(seat, position).filter(
    other => suitOf(other) === suitOf(card) && strength(other, trump) < strength(card, trump),
  );
  return `${suitOf(card)}${below.length}`;
};

/** Who may come to lead as long as the claim holds. */
const leadersOf = (claimant: Seat, { options }: Situation): readonly Seat[] =>
  options.sawaBasis === 'claimant' ? [claimant] : [claimant, partnerOf(claimant)];

/** The cards that tell two cards of a hand apart. Which opponent breaks the claim, and how high, is all the same. */
const parting = (seat: Seat, { claimant, hands, trick }: ClaimPosition): readonly Card[] => {
  const opposed = sideOf(seat) !== sideOf(claimant);
  const hides = (at: Seat): boolean => at === seat || (opposed && sideOf(at) === sideOf(seat));
  return [...hands.flatMap((hand, at) => (hides(at) ? [] : hand)), ...trick.map(play => play.card)];
};
