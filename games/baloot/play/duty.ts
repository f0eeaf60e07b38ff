import { type Card, type Play, rankOf, type Seat, type Suit, sideOf, suitOf, type Trick } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import { leadable } from './lead.ts';
import { beats, holding } from './trick.ts';

/** What a player must know, besides their hand and the trick, to see their duty. */
export interface Situation {
  readonly trump: Suit | null;
  /** A locked round: trumps are not led. */
  readonly locked: boolean;
  /** The led card carries an Akka, and rightly so. */
  readonly akka: boolean;
  readonly options: BalootOptions;
}

/** BAL-11  The cards a seat may play. The first duty that the hand can meet binds it; a hand that meets none is free. */
export const playable = (hand: readonly Card[], seat: Seat, trick: Trick, situation: Situation): readonly Card[] => {
  const { trump } = situation;
  const best = holding(trick, trump);
  if (!best) return leadable(hand, situation);
  const opposed = sideOf(best.seat) !== sideOf(seat);
  const led = suitOf((trick[0] ?? best).card);
  const followers = cardsOf(hand, led);
  if (led === trump) return trumpsOnTrump(followers, best, opposed, situation) ?? hand;
  if (followers.length > 0) return followers; // BAL-11.3, BAL-11.4a
  if (trump === null || (!opposed && exempt(trick, situation))) return hand; // BAL-11.3, BAL-11.4b, BAL-11.4c
  return ruffs(cardsOf(hand, trump), best, opposed, situation) ?? hand;
};

const cardsOf = (hand: readonly Card[], suit: Suit): readonly Card[] => hand.filter(card => suitOf(card) === suit);

/** The cards among `trumps` that would take the trick from `best`. */
const over = (trumps: readonly Card[], best: Play, trump: Suit | null): readonly Card[] =>
  trumps.filter(card => beats(card, best.card, trump));

const held = (cards: readonly Card[]): readonly Card[] | undefined => (cards.length > 0 ? cards : undefined);

/** BAL-11.2  A trump that was led is followed, and overtaken where it must be. */
const trumpsOnTrump = (
  trumps: readonly Card[],
  best: Play,
  opposed: boolean,
  { trump, options }: Situation,
): readonly Card[] | undefined =>
  (opposed || options.trumpLedRaise === 'always' ? held(over(trumps, best, trump)) : undefined) ?? held(trumps);

/** BAL-11.4d, BAL-11.4e, BAL-11.4f  A void hand cuts; over the opponents' cut, or under it where that is forced. */
const ruffs = (
  trumps: readonly Card[],
  best: Play,
  opposed: boolean,
  { trump, options }: Situation,
): readonly Card[] | undefined => {
  if (!opposed || suitOf(best.card) !== trump) return held(trumps);
  return held(over(trumps, best, trump)) ?? (options.underTrump === 'forced' ? held(trumps) : undefined);
};

/** BAL-11.4b, BAL-11.4c  Whether a void hand whose partner holds the trick need not cut. */
const exempt = (trick: Trick, { akka, options }: Situation): boolean => {
  if (options.partnerExemption !== 'akka') return options.partnerExemption === 'whenWinning';
  const lead = trick[0];
  return trick.length === 3 || akka || (lead !== undefined && rankOf(lead.card) === 'A');
};
