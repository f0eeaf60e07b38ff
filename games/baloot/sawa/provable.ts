import { type Card, nextSeat, partnerOf, type Seat, sideOf, type Trick, withSeat } from '@majlis/kernel';
import { SEATS } from '../auction/contract.ts';
import { playable, type Situation } from '../play/duty.ts';
import { takerOf } from '../play/trick.ts';
import { mustFail, runsHome, runsOut, unbeatable } from './runs-out.ts';
import { breaksClaim } from './sawa.ts';
import { type ClaimPosition, telling } from './telling-cards.ts';

type Hands = ClaimPosition['hands'];

interface Proof {
  readonly claimant: Seat;
  readonly situation: Situation;
  /** Positions between tricks that were settled before: many ways lead to each. */
  readonly known: Map<string, boolean>;
}

/**
 * BAL-14.8  Whether the claimant can play so that no trick breaks their claim, whatever the other three play within
 * the rules.
 */
export const provable = ({ claimant, hands, trick }: ClaimPosition, situation: Situation): boolean => {
  const proof: Proof = { claimant, situation, known: new Map() };
  return trick.length === 0 ? fromLead(hands, claimant, unsaid(proof)) : fromPlay(hands, trick, claimant, proof);
};

/** An Akka goes with its trick. Later ones prove nothing: the claimant's own frees their partner, and the partner need not call. */
const unsaid = (proof: Proof): Proof => ({ ...proof, situation: { ...proof.situation, akka: false } });

const fromLead = (hands: Hands, leader: Seat, proof: Proof): boolean => {
  const key = `${leader} ${hands.join()}`;
  const found = proof.known.get(key) ?? atOnce(hands, leader, proof) ?? fromPlay(hands, [], leader, proof);
  proof.known.set(key, found);
  return found;
};

/** What can be seen without trying. */
const atOnce = (hands: Hands, leader: Seat, { claimant, situation }: Proof): boolean | undefined => {
  const hand = hands[claimant] ?? [];
  if (hand.length === 0) return true;
  const partner = hands[partnerOf(claimant)] ?? [];
  const opponents = hands.filter((_, seat) => sideOf(seat) !== sideOf(claimant));
  if (unbeatable([...hand, ...partner], opponents.flat(), situation)) return true;
  if (leader !== claimant) return undefined;
  if (runsOut(hand, [partner, ...opponents], situation)) return true;
  if (runsHome(hand, partner, opponents, situation)) return true;
  return mustFail(hand, partner, opponents, situation) ? false : undefined;
};

/** The claimant needs one card that holds; against the others every card must. */
const fromPlay = (hands: Hands, trick: Trick, seat: Seat, proof: Proof): boolean => {
  const { claimant, situation } = proof;
  const cards = telling(
    playable(hands[seat] ?? [], seat, trick, situation),
    seat,
    { claimant, hands, trick },
    situation,
  );
  const holds = (card: Card): boolean => afterPlay(hands, [...trick, { seat, card }], seat, proof);
  return seat === claimant ? cards.some(holds) : cards.every(holds);
};

const afterPlay = (hands: Hands, trick: Trick, seat: Seat, proof: Proof): boolean => {
  const fallen = trick.at(-1)?.card;
  const left = withSeat(
    hands,
    seat,
    (hands[seat] ?? []).filter(card => card !== fallen),
  );
  if (trick.length < SEATS) return fromPlay(left, trick, nextSeat(seat, SEATS), proof);
  const { claimant, situation } = proof;
  const taker = takerOf(trick, situation.trump);
  if (breaksClaim(taker, claimant, situation.options)) return false;
  return fromLead(left, taker, unsaid(proof));
};
