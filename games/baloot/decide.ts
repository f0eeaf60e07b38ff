import {
  type Actor,
  accept,
  bySeat,
  type Card,
  carriedOut,
  type Decision,
  type HouseAction,
  isShuffled,
  never,
  type Permission,
  refuse,
  type Seat,
} from '@majlis/kernel';
import type { BalootAction, BalootEvent, BalootReason } from './action.ts';
import type { Bid } from './auction/auction.ts';
import { faultOfBid, heardAs } from './auction/bid.ts';
import { SEATS } from './auction/contract.ts';
import { dealFirst } from './deal/deal.ts';
import { situationOf } from './derived.ts';
import { choose, decline, raise } from './doubling/raise.ts';
import { evolve } from './evolve.ts';
import { follow } from './follow.ts';
import { autoplay, longestSuit } from './play/autoplay.ts';
import { play } from './play/play.ts';
import { PACK } from './play/value.ts';
import { declare } from './projects/declare.ts';
import { charge, press, withdraw } from './qayd/challenge.ts';
import { answer, claim } from './sawa/claim.ts';
import type { BalootState } from './state.ts';

type Verdict = Permission<BalootEvent, BalootReason>;

/** One event for the choice, then everything that follows from it by itself. */
export const decide = (
  state: BalootState,
  actor: Actor,
  action: BalootAction | HouseAction,
): Decision<BalootState, BalootEvent, BalootReason> => {
  const choice = actor === 'house' ? decideHouse(state, action) : decideSeat(state, actor, action);
  return carriedOut(state, choice, evolve, follow);
};

const decideHouse = (state: BalootState, action: BalootAction | HouseAction): Verdict => {
  switch (action.kind) {
    case 'rolled':
      return rolled(state, action.label, action.value);
    case 'proceed':
      return isPause(state) ? accept({ kind: 'wentOn' }) : refuse('not-now');
    case 'left':
      return refuse('no-forfeit');
    default:
      return refuse('not-a-player');
  }
};

/** BAL-4.1  The dice choose the first dealer, and the order of every pack. */
const rolled = (state: BalootState, label: string, value: readonly Card[] | number): Verdict => {
  if (label === 'dealer' && typeof value === 'number') return drawDealer(state, value);
  return label === 'shuffle' && typeof value !== 'number' ? deal(state, value) : refuse('not-the-pack');
};

const drawDealer = (state: BalootState, dealer: Seat): Verdict => {
  if (state.phase.kind !== 'opening') return refuse('not-now');
  return isSeat(dealer) ? accept({ kind: 'dealerDrawn', dealer }) : refuse('not-the-pack');
};

const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < SEATS;

const deal = (state: BalootState, cards: readonly Card[]): Verdict => {
  if (state.phase.kind !== 'shuffling' || state.dealer === null) return refuse('not-now');
  if (!isShuffled(cards, PACK)) return refuse('not-the-pack');
  return accept({ kind: 'dealt', ...dealFirst(cards, state.dealer) });
};

/** BAL-18.8 */
const isPause = ({ phase }: BalootState): boolean =>
  ['dealing', 'taken', 'revealing', 'grace', 'summary'].includes(phase.kind);

const decideSeat = (state: BalootState, seat: Seat, action: BalootAction | HouseAction): Verdict => {
  if (!isSeat(seat)) return refuse('not-a-player');
  switch (action.kind) {
    case 'rolled':
    case 'left':
    case 'proceed':
      return refuse('not-the-house');
    case 'pass':
      return state.phase.kind === 'doubling' ? decline(state, seat) : call(state, seat, action);
    case 'hokum':
    case 'second':
    case 'sun':
    case 'ashkal':
    case 'kawesh':
    case 'waive':
      return call(state, seat, action);
    case 'raise':
      return raise(state, seat, action.raise, action.manner);
    case 'choose':
      return choose(state, seat, action.manner);
    case 'declare':
      return declare(state, seat, action.types);
    case 'play':
      return play(state, seat, action.card, action.akka);
    case 'sawa':
      return claim(state, seat);
    case 'accept':
      return answer(state, seat, true);
    case 'refuse':
      return answer(state, seat, false);
    case 'gavel':
      return press(state, seat);
    case 'charge':
      return charge(state, seat, action.ground, action.card);
    case 'withdraw':
      return withdraw(state, seat);
    case 'lapse':
      return lapse(state, seat);
    default:
      return never(action);
  }
};

const call = (state: BalootState, seat: Seat, bid: Bid): Verdict => {
  if (state.phase.kind !== 'bidding' || !state.auction) return refuse('not-now');
  const fault = faultOfBid(state.auction, seat, bid, bySeat(state.hands, seat).cards, state.options);
  return fault ? refuse(fault) : accept({ kind: 'called', seat, bid: heardAs(state.auction, bid) });
};

/** BAL-18.2, BAL-18.3, BAL-18.4, BAL-18.6, BAL-18.7  What is done for a seat whose time is up. */
const lapse = (state: BalootState, seat: Seat): Verdict => {
  switch (state.phase.kind) {
    case 'bidding':
      return call(state, seat, callFor(state, seat));
    case 'doubling':
      return state.doubling?.choosing ? choose(state, seat, 'open') : decline(state, seat);
    case 'playing':
      return state.phase.turn === seat ? playFor(state, seat) : refuse('not-your-turn');
    case 'sawa':
      return answer(state, seat, false);
    case 'qayd':
      return withdraw(state, seat);
    default:
      return refuse('not-now');
  }
};

/** BAL-18.2, BAL-18.3, BAL-18.13  A seat that says nothing passes, waives, or is given its longest suit. */
const callFor = ({ auction, hands }: BalootState, seat: Seat): Bid => {
  if (auction?.stage.kind === 'gablak') return { kind: 'waive' };
  if (auction?.stage.kind !== 'naming') return { kind: 'pass' };
  return { kind: 'hokum', suit: longestSuit(bySeat(hands, seat).cards, auction.floor) };
};

/** BAL-18.11  The house plays a card and nothing else. */
const playFor = (state: BalootState, seat: Seat): Verdict => {
  const card = autoplay(bySeat(state.hands, seat).cards, seat, state.trick, situationOf(state));
  return play(state, seat, card, false);
};
