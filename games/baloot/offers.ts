import { bySeat, type Seat } from '@majlis/kernel';
import type { BalootAction } from './action.ts';
import { bidsOf } from './auction/bid.ts';
import { raiseOffers } from './doubling/raise.ts';
import { cardsOffered } from './play/play.ts';
import { declarable } from './projects/declare.ts';
import { gavelOffers } from './qayd/challenge.ts';
import { awaitedOn, claimOffers } from './sawa/claim.ts';
import type { BalootState } from './state.ts';

/** Everything a seat may do now, told from its own view alone. */
export const offers = (state: BalootState, seat: Seat): readonly BalootAction[] => {
  const { phase, auction, options } = state;
  switch (phase.kind) {
    case 'bidding':
      return auction ? bidsOf(auction, seat, bySeat(state.hands, seat).cards, options) : [];
    case 'doubling':
      return raiseOffers(state, seat);
    case 'playing':
      return phase.turn === seat ? turnOffers(state, seat) : gavelOffers(state, seat);
    case 'taken':
    case 'revealing':
    case 'grace':
    case 'qayd':
      return gavelOffers(state, seat);
    case 'sawa':
      return awaitedOn(state).includes(seat) ? [{ kind: 'accept' }, { kind: 'refuse' }] : [];
    default:
      return [];
  }
};

const turnOffers = (state: BalootState, seat: Seat): readonly BalootAction[] => {
  const actions = cardsOffered(state, seat);
  for (const types of declarable(state, seat)) actions.push({ kind: 'declare', types });
  for (const action of claimOffers(state, seat)) actions.push(action);
  for (const action of gavelOffers(state, seat)) actions.push(action);
  return actions;
};
