import { bySeat, type Card, type Seat } from '@majlis/kernel';
import type { TurupAction } from './action.ts';
import { bidsOf } from './bids/bid.ts';
import { mayRedeal } from './decide.ts';
import { faultOfJump, faultOfPeek, faultOfSteal } from './frenzy/power.ts';
import { leadable, playable } from './play/duty.ts';
import type { TurupState } from './state.ts';
import { SEATS } from './turns.ts';

export const offers = (state: TurupState, seat: Seat): readonly TurupAction[] => {
  if (seat < 0 || seat >= SEATS) return [];
  switch (state.phase) {
    case 'vote':
      return votes(state, seat);
    case 'bid':
      return bidsOf(state.calls, state.dealer, seat, state.options).map(bid => ({ kind: 'bid', bid }));
    case 'window':
      return faultOfSteal(state, seat) ? [] : each('steal', leadable(handOf(state, seat), state));
    case 'play':
      return plays(state, seat);
    case 'summary':
      return state.ready.includes(seat) ? [] : [{ kind: 'ready' }];
    default:
      return [];
  }
};

const handOf = (state: TurupState, seat: Seat): readonly Card[] => bySeat(state.hands, seat).cards;

const each = (kind: 'play' | 'jumpIn' | 'steal', cards: readonly Card[]): readonly TurupAction[] =>
  cards.map(card => ({ kind, card }));

const votes = (state: TurupState, seat: Seat): readonly TurupAction[] => {
  const vote = state.votes.at(-1);
  if (!vote || vote.ballots[seat] !== null) return [];
  const suits = vote.among.map((suit): TurupAction => ({ kind: 'vote', suit }));
  return mayRedeal(state, seat) ? [...suits, { kind: 'redeal' }] : suits;
};

const plays = (state: TurupState, seat: Seat): readonly TurupAction[] => {
  if (state.turn === seat) return [...each('play', playable(handOf(state, seat), state)), ...peeks(state, seat)];
  return faultOfJump(state, seat) ? [] : each('jumpIn', playable(handOf(state, seat), state));
};

const peeks = (state: TurupState, seat: Seat): readonly TurupAction[] =>
  [0, 1, 2, 3]
    .filter(target => !faultOfPeek(state, seat, target))
    .map((target): TurupAction => ({ kind: 'peek', target }));
