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
import type { Event } from './action.ts';
import { biddingOf } from './mode.ts';
import { isLeadContested } from './power.ts';
import { standingOf } from './stake.ts';
import { CLEARED, type State } from './state.ts';
import { after, around } from './table.ts';
import { type Ballot, type Tally, voteAmong } from './vote.ts';

type Played = Extract<Event, { kind: 'played' }>;
type Scored = Extract<Event, { kind: 'scored' }>;

export const evolve = (state: State, event: Event): State => {
  switch (event.kind) {
    case 'dealerDrawn':
      return opened({ ...state, dealer: event.dealer });
    case 'trumpDrawn':
      return { ...state, phase: 'shuffle', trump: event.suit };
    case 'dealt':
      return { ...state, phase: 'deal', hands: event.hands, stock: event.stock };
    case 'wentOn':
      return wentOn(state);
    case 'voted':
      return voted(state, event.seat, event.ballot);
    case 'tallied':
      return tallied(state, event.ballots, event.result);
    case 'lotDrawn':
      return trumpMade(state, event.suit);
    case 'called':
      return { ...state, calls: [...state.calls, { seat: event.seat, bid: event.bid }] };
    case 'contracted':
      return { ...state, phase: 'second', contract: { declarer: event.declarer, bid: event.bid } };
    case 'thrownIn':
      return opened({ ...state, deal: state.deal + 1 });
    case 'dealtOn':
      return dealtOn(state, event.packets);
    case 'played':
      return played(state, event);
    case 'peekCalled':
      return peekCalled(state, event.seat, event.target);
    case 'peeked':
      return {
        ...state,
        phase: 'play',
        peeks: state.peeks.map((peek, i) => (i === state.peeks.length - 1 ? { ...peek, card: event.card } : peek)),
      };
    case 'taken':
      return taken(state, event.taker);
    case 'scored':
      return scored(state, event);
    case 'readied':
      return { ...state, ready: [...state.ready, event.seat] };
    case 'dealOpened':
      return opened({ ...state, deal: state.deal + 1, dealer: event.dealer });
    case 'left':
      return state;
    case 'ended':
      return { ...state, phase: 'over', peeks: answered(state), outcome: event.outcome };
    default:
      return never(event);
  }
};

/** A new deal, whoever's it is. */
const opened = (state: State): State => ({
  ...state,
  ...CLEARED,
  phase: state.options.mode === 'frenzy' ? 'trump' : 'shuffle',
});

/** A pause is over. */
const wentOn = (state: State): State => {
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
const firstLeader = ({ contract, dealer, options }: State): Seat => contract?.declarer ?? after(dealer, options);

const beforeLead = (state: State): State => ({ ...state, phase: isLeadContested(state) ? 'window' : 'play' });

const voted = (state: State, seat: Seat, ballot: Ballot): State => ({
  ...state,
  votes: state.votes.map((vote, i) =>
    i === state.votes.length - 1 ? { ...vote, ballots: withSeat(vote.ballots, seat, ballot) } : vote,
  ),
});

/** TUR-3.7  A revote is among the tied suits alone. */
const tallied = (state: State, ballots: readonly Ballot[], result: Tally): State => {
  const votes = state.votes.map((vote, i) => (i === state.votes.length - 1 ? { ...vote, ballots, result } : vote));
  if (result.trump) return trumpMade({ ...state, votes }, result.trump);
  if (result.by === 'revote') return { ...state, votes: [...votes, voteAmong(result.tied)] };
  return { ...state, phase: 'lot', votes };
};

const trumpMade = (state: State, trump: Suit): State => ({
  ...state,
  phase: biddingOf(state.options) === 'off' ? 'second' : 'bid',
  trump,
});

const dealtOn = (state: State, packets: readonly Pile[]): State => ({
  ...state,
  phase: 'final',
  hands: state.hands.map((hand, seat) => join(hand, bySeat(packets, seat))),
  stock: EMPTY,
});

/** TUR-7.8  A card played early leaves the turn where it is; a seat that has played is skipped. */
const played = (state: State, { seat, card, by }: Played): State => {
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

const peekCalled = (state: State, seat: Seat, target: Seat): State => ({
  ...state,
  phase: 'peek',
  spent: [...state.spent, seat],
  peeks: [...state.peeks, { seat, target, held: sizeOf(bySeat(state.hands, target)), card: null }],
});

/** A peek is void if the match ends before the dice have answered it. */
const answered = ({ phase, peeks }: State): State['peeks'] => (phase === 'peek' ? peeks.slice(0, -1) : peeks);

const taken = (state: State, taker: Seat): State => ({
  ...state,
  phase: 'trick',
  turn: taker,
  trick: [],
  tricks: [...state.tricks, { plays: state.trick, taker }],
});

/** TUR-6.8  The cards that were not played are laid open. */
const scored = (state: State, { left, result }: Scored): State => ({
  ...state,
  phase: 'summary',
  hands: left.map(openPile),
  scores: [state.scores[0] + result.points[0], state.scores[1] + result.points[1]],
  results: [...state.results, result],
});
