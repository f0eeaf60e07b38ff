import { bySeat, type Card, ofSuit, partnerOf, type Seat, type Suit } from '@majlis/kernel';
import type { TurupAction, TurupState } from '@majlis/turup';
import { autoVote } from '@majlis/turup/for-bots';

/** With so many of a suit one joins a partner who has openly voted for it: two ballots decide. */
const ENOUGH = 2;

/** TUR-3  Votes for length, then for honours. Five worthless cards are thrown in where they may be. */
export const vote = (view: TurupState, seat: Seat, offers: readonly TurupAction[]): TurupAction => {
  const redeal = offers.find(({ kind }) => kind === 'redeal');
  if (redeal) return redeal;
  const hand = bySeat(view.hands, seat).cards;
  const among = offers.flatMap(action => (action.kind === 'vote' ? [action.suit] : []));
  return { kind: 'vote', suit: joined(view, seat, hand, among) ?? autoVote(hand, among) };
};

/** (option) Ballots may be open. */
const joined = ({ votes }: TurupState, seat: Seat, hand: readonly Card[], among: readonly Suit[]): Suit | undefined => {
  const ballot = votes.at(-1)?.ballots[partnerOf(seat)];
  return among.find(suit => suit === ballot && hand.filter(ofSuit(suit)).length >= ENOUGH);
};
