import {
  type Actor,
  accept,
  bySeat,
  type Card,
  carriedOut,
  type Decision,
  type HouseAction,
  never,
  type Permission,
  refuse,
  type Seat,
  type Suit,
} from '@majlis/kernel';
import type { TurupAction, TurupEvent, TurupReason } from './action.ts';
import { autoBid, faultOfBid, type TurupCall } from './bids/bid.ts';
import { decideHouse } from './decide-house.ts';
import { evolve } from './evolve.ts';
import { follow } from './follow.ts';
import { faultOfJump, faultOfPeek, faultOfSteal, isLateJump } from './frenzy/power.ts';
import { autoplay } from './play/autoplay.ts';
import { faultOfCard } from './play/duty.ts';
import type { TurupState } from './state.ts';
import { after, SEATS } from './turns.ts';
import { autoVote, type Ballot, isWeak } from './vote/vote.ts';

type Verdict = Permission<TurupEvent, TurupReason>;

/** One event for the choice, then whatever nobody chooses. */
export const decide = (
  state: TurupState,
  actor: Actor,
  action: TurupAction | HouseAction,
): Decision<TurupState, TurupEvent, TurupReason> => {
  const choice = actor === 'house' ? decideHouse(state, action) : decideSeat(state, actor, action);
  return carriedOut(state, choice, evolve, follow);
};

const decideSeat = (state: TurupState, seat: Seat, action: TurupAction | HouseAction): Verdict => {
  if (!Number.isInteger(seat) || seat < 0 || seat >= SEATS) return refuse('not-a-player');
  switch (action.kind) {
    case 'vote':
      return vote(state, seat, action.suit);
    case 'redeal':
      return redeal(state, seat);
    case 'bid':
      return bid(state, seat, action.bid);
    case 'play':
      return play(state, seat, action.card);
    case 'peek':
      return peek(state, seat, action.target);
    case 'jumpIn':
      return jumpIn(state, seat, action.card);
    case 'steal':
      return steal(state, seat, action.card);
    case 'ready':
      return ready(state, seat);
    case 'lapse':
      return lapse(state, seat);
    case 'proceed':
    case 'rolled':
    case 'left':
      return refuse('not-the-house');
    default:
      return never(action);
  }
};

/** TUR-3.2  One ballot each, for a suit that stands, never taken back. */
const vote = (state: TurupState, seat: Seat, suit: Suit): Verdict => {
  const fault = faultOfVoter(state, seat);
  if (fault) return refuse(fault);
  if (!state.votes.at(-1)?.among.includes(suit)) return refuse('suit-not-tied');
  return cast(state, seat, suit);
};

const cast = (state: TurupState, seat: Seat, ballot: Ballot): Verdict =>
  accept({ kind: 'voted', seat, ballot, open: state.options.ballots === 'live' });

const faultOfVoter = ({ phase, votes }: TurupState, seat: Seat): TurupReason | undefined => {
  if (phase !== 'vote') return 'wrong-phase';
  return votes.at(-1)?.ballots[seat] === null ? undefined : 'already-voted';
};

/** TUR-2.6  (option) The caller may throw in five weak cards in place of the first ballot. */
const redeal = (state: TurupState, seat: Seat): Verdict => {
  const fault = faultOfVoter(state, seat);
  if (fault) return refuse(fault);
  const hand = bySeat(state.hands, seat).cards;
  return mayRedeal(state, seat) ? accept({ kind: 'thrownIn', seat, hand }) : refuse('not-weak');
};

export const mayRedeal = ({ options, votes, dealer, hands }: TurupState, seat: Seat): boolean =>
  options.weakRedeal === 'caller' &&
  votes.length === 1 &&
  seat === after(dealer, options) &&
  isWeak(bySeat(hands, seat).cards);

const bid = (state: TurupState, seat: Seat, called: TurupCall['bid']): Verdict => {
  if (state.phase !== 'bid') return refuse('bidding-closed');
  const fault = faultOfBid(state.calls, state.dealer, { seat, bid: called }, state.options);
  return fault ? refuse(fault) : accept({ kind: 'called', seat, bid: called });
};

const play = (state: TurupState, seat: Seat, card: Card): Verdict => {
  if (state.phase !== 'play') return refuse('wrong-phase');
  if (state.turn !== seat) return refuse('not-your-turn');
  return laid(state, seat, card, 'turn');
};

const laid = (state: TurupState, seat: Seat, card: Card, by: 'turn' | 'jumpIn' | 'steal'): Verdict => {
  const fault = faultOfCard(bySeat(state.hands, seat).cards, card, state);
  return fault ? refuse(fault) : accept({ kind: 'played', seat, card, by });
};

const peek = (state: TurupState, seat: Seat, target: Seat): Verdict => {
  if (state.phase !== 'play') return refuse('wrong-phase');
  const fault = faultOfPeek(state, seat, target);
  return fault ? refuse(fault) : accept({ kind: 'peekCalled', seat, target });
};

const jumpIn = (state: TurupState, seat: Seat, card: Card): Verdict => {
  if (state.phase !== 'play') return refuse('wrong-phase');
  if (isLateJump(state, seat)) return play(state, seat, card);
  const fault = faultOfJump(state, seat);
  return fault ? refuse(fault) : laid(state, seat, card, 'jumpIn');
};

const steal = (state: TurupState, seat: Seat, card: Card): Verdict => {
  if (state.phase !== 'play' && state.phase !== 'window') return refuse('wrong-phase');
  const fault = faultOfSteal(state, seat);
  return fault ? refuse(fault) : laid(state, seat, card, 'steal');
};

const ready = (state: TurupState, seat: Seat): Verdict => {
  if (state.phase !== 'summary') return refuse('wrong-phase');
  return state.ready.includes(seat) ? refuse('already-ready') : accept({ kind: 'readied', seat });
};

/** TUR-10  What a seat does whose time is up. Powers are never used. */
const lapse = (state: TurupState, seat: Seat): Verdict => {
  switch (state.phase) {
    case 'vote':
      return lapsedVote(state, seat);
    case 'bid':
      return bid(state, seat, autoBid(state.options));
    case 'play': {
      const card = autoplay(bySeat(state.hands, seat).cards, state);
      return card ? play(state, seat, card) : refuse('not-in-hand');
    }
    case 'summary':
      return ready(state, seat);
    default:
      return refuse('wrong-phase');
  }
};

const lapsedVote = (state: TurupState, seat: Seat): Verdict => {
  const fault = faultOfVoter(state, seat);
  if (fault) return refuse(fault);
  const auto = autoVote(bySeat(state.hands, seat).cards, state.votes.at(-1)?.among);
  return cast(state, seat, state.options.missingVote === 'abstain' ? 'none' : auto);
};
