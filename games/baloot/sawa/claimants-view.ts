import { type Card, type Seat, type Suit, sideOf, type Trick } from '@majlis/kernel';
import { SEATS } from '../auction/contract.ts';
import { playable, type Situation } from '../play/duty.ts';
import { beats, holding } from '../play/trick.ts';
import { PACK } from '../play/value.ts';
import { runsOut } from './runs-out.ts';

/** What the claimant sees: their hand, the trick in progress, and all that fell in earlier tricks. */
export interface ClaimantsView {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly trick: Trick;
  readonly played: readonly Card[];
}

/** BAL-14.10  Whether the claim holds wherever the cards lie that they do not see. */
export const sureFromOwnEyes = ({ seat, hand, trick, played }: ClaimantsView, situation: Situation): boolean => {
  const seen = new Set([...hand, ...played, ...trick.map(play => play.card)]);
  const out = PACK.filter(card => !seen.has(card));
  if (trick.length === 0) return runsOut(hand, [out], situation);
  return playable(hand, seat, trick, situation).some(card => {
    const after = [...trick, { seat, card }];
    const rest = hand.filter(other => other !== card);
    if (!isSafe(after, out, situation.trump)) return false;
    const taker = holding(after, situation.trump)?.seat;
    if (taker === seat) return runsOut(rest, [out], { ...situation, akka: false });
    return rest.length === 0 && isPartner(taker, seat) && situation.options.sawaBasis === 'team';
  });
};

const isPartner = (taker: Seat | undefined, seat: Seat): boolean =>
  taker !== undefined && taker !== seat && sideOf(taker) === sideOf(seat);

/** Whether nobody still to play can take the trick from the card that holds it, whatever they may hold of `out`. */
const isSafe = (trick: Trick, out: readonly Card[], trump: Suit | null): boolean => {
  const best = holding(trick, trump);
  if (!best || trick.length === SEATS) return true;
  return !out.some(card => beats(card, best.card, trump));
};
