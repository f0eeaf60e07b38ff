import { type Card, ofSuit, type Play, rankOf, type Seat, type Suit, sideOf, suitOf, type Trick } from '@majlis/kernel';
import { leadable } from './lead.ts';
import type { BalootOptions } from './options.ts';
import { beats, holding } from './trick.ts';

/** What a player must know, besides his hand and the trick, to see his duty. */
export interface Situation {
  readonly trump: Suit | null;
  /** A locked round: trumps are not led. */
  readonly locked: boolean;
  /** The led card carries an Akka, and rightly so. */
  readonly akka: boolean;
  readonly options: BalootOptions;
}

type Duty = (card: Card) => boolean;

/** BAL-11  The cards a seat may play. The first duty that the hand can meet binds it; a hand that meets none is free. */
export const playable = (hand: readonly Card[], seat: Seat, trick: Trick, situation: Situation): readonly Card[] => {
  const best = holding(trick, situation.trump);
  if (!best) return leadable(hand, situation);
  for (const duty of duties(seat, trick, best, situation)) {
    const cards = hand.filter(duty);
    if (cards.length > 0) return cards;
  }
  return hand;
};

/** The duties of a follower, the most pressing first. */
const duties = (seat: Seat, trick: Trick, best: Play, situation: Situation): readonly Duty[] => {
  const { trump, options } = situation;
  const led = suitOf((trick[0] ?? best).card);
  const follow = ofSuit(led);
  if (trump === null) return [follow]; // BAL-11.3
  const ruff = ofSuit(trump);
  const over: Duty = card => ruff(card) && beats(card, best.card, trump);
  const opposed = sideOf(best.seat) !== sideOf(seat);
  if (led === trump) return opposed || options.trumpLedRaise === 'always' ? [over, follow] : [follow]; // BAL-11.2
  if (!opposed && exempt(trick, situation)) return [follow]; // BAL-11.4b, BAL-11.4c
  if (!opposed || !ruff(best.card)) return [follow, ruff]; // BAL-11.4d
  return options.underTrump === 'forced' ? [follow, over, ruff] : [follow, over]; // BAL-11.4e, BAL-11.4f
};

/** BAL-11.4b, BAL-11.4c  Whether a void hand whose partner holds the trick need not cut. */
const exempt = (trick: Trick, { akka, options }: Situation): boolean => {
  if (options.partnerExemption !== 'akka') return options.partnerExemption === 'whenWinning';
  const lead = trick[0];
  return trick.length === 3 || akka || (lead !== undefined && rankOf(lead.card) === 'A');
};
