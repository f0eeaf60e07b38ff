import {
  accept,
  bySeat,
  type Card,
  EMPTY,
  type HouseAction,
  isShuffled,
  otherSide,
  type Permission,
  pileOf,
  refuse,
  type Seat,
  SUITS,
  sideOf,
} from '@majlis/kernel';
import type { TurupAction, TurupEvent, TurupReason } from './action.ts';
import { firstPacket, packets } from './deal/deal.ts';
import { rollOf } from './deal/rolls.ts';
import { verdict } from './score/match.ts';
import { PACK, type TurupState } from './state.ts';
import { SEATS } from './turns.ts';

type Verdict = Permission<TurupEvent, TurupReason>;

export const decideHouse = (state: TurupState, action: TurupAction | HouseAction): Verdict => {
  switch (action.kind) {
    case 'rolled':
      return rolled(state, action.label, action.value);
    case 'proceed':
      return ['deal', 'final', 'window', 'trick'].includes(state.phase)
        ? accept({ kind: 'wentOn' })
        : refuse('wrong-phase');
    case 'left':
      return leave(state, action.seat);
    default:
      return refuse('not-a-player');
  }
};

const rolled = (state: TurupState, label: string, value: readonly Card[] | number): Verdict => {
  const roll = rollOf(state);
  if (!roll) return refuse('wrong-phase');
  if (roll.label !== label) return refuse('not-a-throw');
  if (typeof value !== 'number') {
    return roll.kind === 'shuffle' && isShuffled(value, PACK) ? accept(dealOf(state, value)) : refuse('not-a-throw');
  }
  const inRange = roll.kind === 'below' && Number.isInteger(value) && value >= 0 && value < roll.n;
  const event = inRange ? eventOfThrow(state, value) : undefined;
  return event ? accept(event) : refuse('not-a-throw');
};

/** TUR-2.3  The first packets go out; what is left waits for the contract. */
const dealOf = ({ dealer, options }: TurupState, cards: readonly Card[]): TurupEvent => {
  const first = firstPacket(cards.length, options);
  const hands = packets(cards.slice(0, first), dealer, options).map(pileOf);
  const stock = cards.slice(first);
  return { kind: 'dealt', hands, stock: stock.length > 0 ? pileOf(stock) : EMPTY };
};

const eventOfThrow = (state: TurupState, at: number): TurupEvent | undefined => {
  switch (state.phase) {
    case 'dealer':
      return { kind: 'dealerDrawn', dealer: at };
    case 'trump': {
      const suit = SUITS[at];
      return suit && { kind: 'trumpDrawn', suit };
    }
    case 'lot': {
      const suit = state.votes.at(-1)?.result?.tied[at];
      return suit && { kind: 'lotDrawn', suit, at };
    }
    case 'peek':
      return peekOf(state, at);
    default:
      return undefined;
  }
};

const peekOf = ({ peeks, hands }: TurupState, at: number): TurupEvent | undefined => {
  const peek = peeks.at(-1);
  const card = peek && bySeat(hands, peek.target).cards[at];
  return card && { kind: 'peeked', seat: peek.seat, target: peek.target, at, card };
};

/** TUR-11.2  (option) Who leaves loses for their side, unless the last deal has already decided. */
const leave = (state: TurupState, seat: Seat): Verdict => {
  if (state.phase === 'over') return refuse('match-over');
  if (state.options.onLeave === 'bot') return refuse('bot-plays-on');
  if (!Number.isInteger(seat) || seat < 0 || seat >= SEATS) return refuse('not-a-player');
  const { scores, results, phase, options } = state;
  const fixed = phase === 'summary' ? verdict(scores, results.at(-1)?.baazi ?? null, options) : undefined;
  const forfeit = { winner: otherSide(sideOf(seat)), scores, by: 'forfeit' };
  const left: TurupEvent = { kind: 'left', seat };
  return accept<TurupEvent>(left, { kind: 'ended', outcome: fixed ?? forfeit });
};
