import {
  accept,
  bySeat,
  type Card,
  type Permission,
  refuse,
  type Seat,
  seatsFrom,
  showing,
  sideOf,
} from '@majlis/kernel';
import type { BalootAction, BalootEvent, BalootReason } from '../action.ts';
import { SEATS } from '../auction/contract.ts';
import { cardsPlayed, cardsTaken, playsOf, situationOf } from '../derived.ts';
import { takerOf } from '../play/trick.ts';
import { PACK } from '../play/value.ts';
import type { BalootState, Ruling } from '../state.ts';
import { sureFromOwnEyes } from './claimants-view.ts';
import { provable } from './provable.ts';
import { breaksClaim, mayRefuse } from './sawa.ts';

/** BAL-14.1, BAL-14.2  The seat on turn claims, once a round; its hand is shown, in an order that tells nothing. */
export const claim = (state: BalootState, seat: Seat): Permission<BalootEvent, BalootReason> => {
  const fault = faultOfClaim(state, seat);
  if (fault) return refuse(fault);
  const hand = bySeat(state.hands, seat).cards;
  return accept({ kind: 'claimed', seat, hand: PACK.filter(card => hand.includes(card)) });
};

const faultOfClaim = ({ phase, claims }: BalootState, seat: Seat): BalootReason | undefined => {
  if (phase.kind !== 'playing') return 'not-now';
  if (phase.turn !== seat) return 'not-your-turn';
  return claims.some(before => before.seat === seat) ? 'claim-spent' : undefined;
};

export const afterClaim = (state: BalootState, seat: Seat, hand: readonly Card[]): BalootState => ({
  ...state,
  phase: { kind: 'sawa', by: seat },
  hands: state.hands.map((pile, at) => (at === seat ? showing(pile, hand) : pile)),
  claims: [...state.claims, { seat, after: playsOf(state).length, answers: [], status: 'open' }],
});

/** BAL-14.3  The opponents who have not answered the open claim yet. */
export const awaitedOn = (state: BalootState): readonly Seat[] => {
  const open = state.claims.find(({ status }) => status === 'open');
  if (!open) return [];
  const answered = open.answers.map(({ seat }) => seat);
  return seatsFrom(0, SEATS).filter(seat => sideOf(seat) !== sideOf(open.seat) && !answered.includes(seat));
};

export const answer = (state: BalootState, seat: Seat, accepts: boolean): Permission<BalootEvent, BalootReason> => {
  if (state.phase.kind !== 'sawa') return refuse('not-now');
  if (sideOf(seat) === sideOf(state.phase.by)) return refuse('own-side');
  return awaitedOn(state).includes(seat) ? accept({ kind: 'answered', seat, accepts }) : refuse('already-answered');
};

export const afterAnswer = (state: BalootState, seat: Seat, accepts: boolean): BalootState => ({
  ...state,
  claims: state.claims.map(made =>
    made.status === 'open' ? { ...made, answers: [...made.answers, { seat, accepts }] } : made,
  ),
});

/** BAL-14.4, BAL-14.5, BAL-14.7, BAL-14.8, BAL-14.9  How the claim ends, as soon as that is clear. */
export const settlement = (state: BalootState, claimant: Seat): BalootEvent | undefined => {
  if (state.options.sawaMode === 'verified') return verified(state, claimant);
  const answers = state.claims.at(-1)?.answers ?? [];
  const refused = answers.some(({ seat, accepts }) => !accepts && isRefusalGood(state, seat));
  if (refused) return { kind: 'claimSettled', status: 'refused' };
  return awaitedOn(state).length > 0 ? undefined : { kind: 'claimSettled', status: 'accepted' };
};

/** BAL-14.7 */
export const isRefusalGood = (state: BalootState, seat: Seat): boolean =>
  mayRefuse(bySeat(state.hands, seat).cards, cardsPlayed(state), state.contract?.trump ?? null, state.options);

/** BAL-14.8 */
export const isProven = (state: BalootState, claimant: Seat): boolean => {
  const hands = state.hands.map(hand => hand.cards);
  return provable({ claimant, hands, trick: state.trick }, situationOf(state));
};

const verified = (state: BalootState, claimant: Seat): BalootEvent => {
  if (isProven(state, claimant)) return { kind: 'claimSettled', status: 'accepted' };
  if (state.options.enforcement === 'strict') return { kind: 'claimSettled', status: 'refused' };
  return { kind: 'ruled', ruling: falseSawa(claimant, []) };
};

export const afterSettlement = (state: BalootState, status: 'accepted' | 'refused'): BalootState => {
  const last = state.claims.at(-1);
  if (!last) return state;
  return {
    ...state,
    phase: status === 'accepted' ? { kind: 'counting' } : { kind: 'playing', turn: last.seat },
    claims: [...state.claims.slice(0, -1), { ...last, status }],
  };
};

/** BAL-14.6  A refused claim is false once a trick breaks it. */
export const brokenClaim = (state: BalootState): Ruling | undefined => {
  if (state.options.sawaMode === 'verified' || state.claims.length === 0) return undefined;
  const trick = state.tricks.at(-1) ?? [];
  const taker = takerOf(trick, state.contract?.trump ?? null);
  const broken = state.claims.find(({ seat }) => breaksClaim(taker, seat, state.options));
  return (
    broken &&
    falseSawa(
      broken.seat,
      trick.filter(play => play.seat === taker).map(play => play.card),
    )
  );
};

const falseSawa = (claimant: Seat, proof: readonly Card[]): Ruling => ({
  by: 'house',
  ground: 'falseSawa',
  card: null,
  guilty: true,
  loser: sideOf(claimant),
  proof,
});

/** BAL-14.10  Where the house looks at all hands, a claim is offered only if the claimant's own eyes prove it. */
export const claimOffers = (state: BalootState, seat: Seat): readonly BalootAction[] => {
  if (faultOfClaim(state, seat)) return [];
  if (state.options.sawaMode !== 'verified') return [{ kind: 'sawa' }];
  const eyes = { seat, hand: bySeat(state.hands, seat).cards, trick: state.trick, played: cardsTaken(state) };
  return sureFromOwnEyes(eyes, situationOf(state)) ? [{ kind: 'sawa' }] : [];
};
