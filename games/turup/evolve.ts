import {
  bySeat,
  EMPTY,
  join,
  never,
  openPile,
  type Pile,
  type Seat,
  SUITS,
  type Suit,
  sizeOf,
  without,
  withSeat,
} from '@majlis/kernel';
import type { TurupEvent } from './action.ts';
import { isLeadContested } from './frenzy/power.ts';
import { biddingOf } from './mode.ts';
import { standingOf } from './score/stake.ts';
import { CLEARED, type TurupState } from './state.ts';
import { after, around } from './turns.ts';
import { type Ballot, type VoteTally, voteAmong } from './vote/vote.ts';

type Played = Extract<TurupEvent, { kind: 'played' }>;
type Scored = Extract<TurupEvent, { kind: 'scored' }>;

export const evolve = (state: TurupState, event: TurupEvent): TurupState => {
  switch (event.kind) {
    case 'dealerDrawn':
      return afterOpening({ ...state, dealer: event.dealer });
    case 'trumpDrawn':
      return { ...state, phase: 'shuffle', trump: event.suit };
    case 'dealt':
      return { ...state, phase: 'deal', hands: event.hands, stock: event.stock };
    case 'wentOn':
      return afterPause(state);
    case 'voted':
      return afterBallot(state, event.seat, event.ballot);
    case 'tallied':
      return afterTally(state, event.ballots, event.result);
    case 'lotDrawn':
      return withTrump(state, event.suit);
    case 'called':
      return { ...state, calls: [...state.calls, { seat: event.seat, bid: event.bid }] };
    case 'contracted':
      return { ...state, phase: 'second', contract: { declarer: event.declarer, bid: event.bid } };
    case 'thrownIn':
      return afterOpening({ ...state, deal: state.deal + 1 });
    case 'dealtOn':
      return afterLastDeal(state, event.packets);
    case 'played':
      return afterPlay(state, event);
    case 'peekCalled':
      return afterPeekCall(state, event.seat, event.target);
    case 'peeked':
      return {
        ...state,
        phase: 'play',
        peeks: state.peeks.map((peek, i) => (i === state.peeks.length - 1 ? { ...peek, card: event.card } : peek)),
      };
    case 'taken':
      return afterTrick(state, event.taker);
    case 'scored':
      return afterScore(state, event);
    case 'readied':
      return { ...state, ready: [...state.ready, event.seat] };
    case 'dealOpened':
      return afterOpening({ ...state, deal: state.deal + 1, dealer: event.dealer });
    case 'left':
      return state;
    case 'ended':
      return { ...state, phase: 'over', peeks: peeksAnswered(state), outcome: event.outcome };
    default:
      return never(event);
  }
};

/** A new deal, whoever's it is. */
const afterOpening = (state: TurupState): TurupState => ({
  ...state,
  ...CLEARED,
  phase: state.options.mode === 'frenzy' ? 'trump' : 'shuffle',
});

/** A pause is over. */
const afterPause = (state: TurupState): TurupState => {
  switch (state.phase) {
    case 'deal':
      return state.options.mode === 'frenzy'
        ? beforeLead({ ...state, turn: firstLeader(state) })
        : { ...state, phase: 'vote', votes: [voteAmong(SUITS)] };
    case 'final':
      return beforeLead({ ...state, turn: firstLeader(state) });
    case 'trick':
      return standingOf(state).stop ? { ...state, phase: 'counting' } : beforeLead(state);
    default:
      return { ...state, phase: 'play' };
  }
};

/** TUR-4.4  The declarer leads; where nobody declared, the dealer's left. */
const firstLeader = ({ contract, dealer, options }: TurupState): Seat => contract?.declarer ?? after(dealer, options);

const beforeLead = (state: TurupState): TurupState => ({ ...state, phase: isLeadContested(state) ? 'window' : 'play' });

const afterBallot = (state: TurupState, seat: Seat, ballot: Ballot): TurupState => ({
  ...state,
  votes: state.votes.map((vote, i) =>
    i === state.votes.length - 1 ? { ...vote, ballots: withSeat(vote.ballots, seat, ballot) } : vote,
  ),
});

/** TUR-3.7  A revote is among the tied suits alone. */
const afterTally = (state: TurupState, ballots: readonly Ballot[], result: VoteTally): TurupState => {
  const votes = state.votes.map((vote, i) => (i === state.votes.length - 1 ? { ...vote, ballots, result } : vote));
  if (result.trump) return withTrump({ ...state, votes }, result.trump);
  if (result.by === 'revote') return { ...state, votes: [...votes, voteAmong(result.tied)] };
  return { ...state, phase: 'lot', votes };
};

const withTrump = (state: TurupState, trump: Suit): TurupState => ({
  ...state,
  phase: biddingOf(state.options) === 'off' ? 'second' : 'bid',
  trump,
});

const afterLastDeal = (state: TurupState, packets: readonly Pile[]): TurupState => ({
  ...state,
  phase: 'final',
  hands: state.hands.map((hand, seat) => join(hand, bySeat(packets, seat))),
  stock: EMPTY,
});

/** TUR-7.8  A card played early leaves the turn where it is; a seat that has played is skipped. */
const afterPlay = (state: TurupState, { seat, card, by }: Played): TurupState => {
  const trick = [...state.trick, { seat, card }];
  const waiting = around(after(seat, state.options), state.options).find(
    next => !trick.some(play => play.seat === next),
  );
  return {
    ...state,
    phase: 'play',
    hands: withSeat(state.hands, seat, without(bySeat(state.hands, seat), [card])),
    trick,
    turn: by === 'jumpIn' ? state.turn : (waiting ?? state.turn),
    spent: by === 'turn' ? state.spent : [...state.spent, seat],
  };
};

const afterPeekCall = (state: TurupState, seat: Seat, target: Seat): TurupState => ({
  ...state,
  phase: 'peek',
  spent: [...state.spent, seat],
  peeks: [...state.peeks, { seat, target, held: sizeOf(bySeat(state.hands, target)), card: null }],
});

/** A peek is void if the match ends before the dice have answered it. */
const peeksAnswered = ({ phase, peeks }: TurupState): TurupState['peeks'] =>
  phase === 'peek' ? peeks.slice(0, -1) : peeks;

const afterTrick = (state: TurupState, taker: Seat): TurupState => ({
  ...state,
  phase: 'trick',
  turn: taker,
  trick: [],
  tricks: [...state.tricks, { plays: state.trick, taker }],
});

/** TUR-6.8  The cards that were not played are laid open. */
const afterScore = (state: TurupState, { left, result }: Scored): TurupState => ({
  ...state,
  phase: 'summary',
  hands: left.map(openPile),
  scores: [state.scores[0] + result.points[0], state.scores[1] + result.points[1]],
  results: [...state.results, result],
});
