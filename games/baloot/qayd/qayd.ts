import { type Card, following, ofSuit, type Seat, type Suit, type Trick } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import { mayCarryAkka } from '../play/akka.ts';
import { playable, type Situation } from '../play/duty.ts';
import { higherThan } from '../play/value.ts';

/** BAL-15.3 */
export const GROUNDS = ['revoke', 'noTrump', 'noRaise', 'lockedLead', 'falseAkka', 'falseSawa'] as const;
export type QaydGround = (typeof GROUNDS)[number];

/** BAL-15.5  What is stored of a round: nothing in it says whether a card was right. */
export interface RoundFacts {
  readonly trump: Suit | null;
  readonly locked: boolean;
  /** All tricks in order, the open one last. */
  readonly tricks: readonly Trick[];
  /** What each seat holds now. */
  readonly hands: readonly (readonly Card[])[];
  /** Cards that were led with a call of Akka, rightly or not. */
  readonly akkas: readonly Card[];
  readonly options: BalootOptions;
}

/** A card at the moment it was laid. */
export interface PastPlay {
  readonly seat: Seat;
  readonly card: Card;
  /** With the card still in it. */
  readonly hand: readonly Card[];
  /** What lay there already. */
  readonly trick: Trick;
  /** All that had fallen in earlier tricks. */
  readonly played: readonly Card[];
  /** The card itself was led with a call of Akka. */
  readonly calledAkka: boolean;
  readonly situation: Situation;
}

/** The moment at which a card was laid, put together again. */
export const pastPlayOf = (card: Card, facts: RoundFacts): PastPlay | undefined => {
  const at = facts.tricks.findIndex(trick => trick.some(play => play.card === card));
  const whole = facts.tricks[at] ?? [];
  const place = whole.findIndex(play => play.card === card);
  const [play, lead] = [whole[place], whole[0]];
  if (!play || !lead) return undefined;
  const { trump, locked, options, akkas } = facts;
  const played = facts.tricks.slice(0, at).flatMap(trick => trick.map(({ card }) => card));
  const akka = akkas.includes(lead.card) && mayCarryAkka(lead.card, played, trump);
  return {
    seat: play.seat,
    card,
    hand: handAt(play.seat, at, facts),
    trick: whole.slice(0, place),
    played,
    calledAkka: akkas.includes(card),
    situation: { trump, locked, akka, options },
  };
};

/** BAL-15.5  What a seat held when trick `at` began: what it played from then on, and what it holds still. */
const handAt = (seat: Seat, at: number, facts: RoundFacts): readonly Card[] => [
  ...facts.tricks.slice(at).flatMap(trick => trick.filter(play => play.seat === seat).map(({ card }) => card)),
  ...(facts.hands[seat] ?? []),
];

/** BAL-15.3  What a move offends against: nothing, one ground, or (leading) two. */
export const violations = (move: PastPlay): readonly QaydGround[] => {
  const { hand, seat, card, trick, played, situation } = move;
  const right = playable(hand, seat, trick, situation).includes(card);
  if (trick.length > 0) return right ? [] : [breach(move)];
  const akka = !move.calledAkka || mayCarryAkka(card, played, situation.trump);
  if (akka) return right ? [] : ['lockedLead'];
  return right ? ['falseAkka'] : ['lockedLead', 'falseAkka'];
};

const breach = ({ hand, card, trick, situation }: PastPlay): QaydGround => {
  const followers = following(hand, trick);
  if (!followers.includes(card)) return 'revoke';
  return ofSuit(situation.trump)(card) ? 'noRaise' : 'noTrump';
};

/** BAL-15.14  The cards a move should have been one of; for a false Akka, the higher cards still out. */
const proofOf = (ground: QaydGround, { hand, seat, card, trick, played, situation }: PastPlay): readonly Card[] =>
  ground === 'falseAkka'
    ? higherThan(card, situation.trump).filter(higher => !played.includes(higher))
    : playable(hand, seat, trick, situation);

export interface Offence {
  readonly seat: Seat;
  readonly card: Card;
  readonly ground: QaydGround;
  readonly proof: readonly Card[];
}

/** Every offence of the round, in the order they happened. */
export const offences = (facts: RoundFacts): readonly Offence[] =>
  facts.tricks.flatMap(trick => trick.flatMap(({ card }) => offencesOf(card, facts)));

const offencesOf = (card: Card, facts: RoundFacts): readonly Offence[] => {
  const move = pastPlayOf(card, facts);
  if (!move) return [];
  return violations(move).map(ground => ({ seat: move.seat, card, ground, proof: proofOf(ground, move) }));
};

/** BAL-15.5  The verdict on a card: the offence, if it is one on this ground. */
export const verdict = (ground: QaydGround, card: Card, facts: RoundFacts): Offence | undefined =>
  offencesOf(card, facts).find(offence => offence.ground === ground);
