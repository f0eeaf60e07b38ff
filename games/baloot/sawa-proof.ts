import { type Card, nextSeat, type Seat, sideOf, type Trick, withSeat } from '@majlis/kernel';
import { partnerOf, SEATS } from './contract.ts';
import { playable, type Situation } from './duty.ts';
import { breaksClaim } from './sawa.ts';
import { type Position, telling } from './sawa-lines.ts';
import { mustFail, runsOut, unbeatable } from './sawa-run.ts';
import { takerOf } from './trick.ts';

type Hands = Position['hands'];

/**
 * BAL-14.8  Whether the claimant can play so that no trick breaks his claim, whatever the other three play within
 * the rules. Positions between tricks are remembered: many ways lead to each.
 */
export const provable = (claim: Position, situation: Situation): boolean => {
  const { claimant } = claim;
  const known = new Map<string, boolean>();

  const fromLead = (hands: Hands, leader: Seat): boolean => {
    const key = `${leader} ${hands.join()}`;
    const found = known.get(key) ?? atOnce(hands, leader) ?? fromPlay(hands, [], leader, { ...situation, akka: false });
    known.set(key, found);
    return found;
  };

  /** What can be seen without trying. */
  const atOnce = (hands: Hands, leader: Seat): boolean | undefined => {
    const hand = hands[claimant] ?? [];
    if (hand.length === 0) return true;
    const partner = hands[partnerOf(claimant)] ?? [];
    const opponents = hands.filter((_, seat) => sideOf(seat) !== sideOf(claimant));
    if (unbeatable([...hand, ...partner], opponents.flat(), situation)) return true;
    if (leader !== claimant) return undefined;
    if (runsOut(hand, [partner, ...opponents], situation)) return true;
    return mustFail(hand, partner, opponents, situation) ? false : undefined;
  };

  const fromPlay = (hands: Hands, trick: Trick, seat: Seat, now: Situation): boolean => {
    const hand = hands[seat] ?? [];
    const holds = (card: Card): boolean => {
      const next = [...trick, { seat, card }];
      const left = withSeat(
        hands,
        seat,
        hand.filter(other => other !== card),
      );
      if (next.length < SEATS) return fromPlay(left, next, nextSeat(seat, SEATS), now);
      const taker = takerOf(next, now.trump);
      return !breaksClaim(taker, claimant, now.options) && fromLead(left, taker);
    };
    const cards = telling(playable(hand, seat, trick, now), seat, { claimant, hands, trick }, now);
    return seat === claimant ? cards.some(holds) : cards.every(holds);
  };

  return claim.trick.length === 0
    ? fromLead(claim.hands, claimant)
    : fromPlay(claim.hands, claim.trick, claimant, situation);
};
