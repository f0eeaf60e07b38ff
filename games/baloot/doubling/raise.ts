import { accept, type Permission, refuse, type Seat } from '@majlis/kernel';
import type { BalootAction, BalootEvent, BalootReason } from '../action.ts';
import type { BalootState } from '../state.ts';
import { doublerOf, type Manner, mannersOf, nextRaise, type Raise } from './doubling.ts';

type Verdict = Permission<BalootEvent, BalootReason>;

/** BAL-7.12  Out of turn, or out of order, nothing is raised. A raise that is always open is open whatever its caller says. */
export const raise = (state: BalootState, seat: Seat, level: Raise, manner: Manner): Verdict => {
  const fault = faultOfTurn(state, seat);
  if (fault) return refuse(fault);
  const { doubling, contract, options } = state;
  if (!doubling || !contract || doubling.choosing || nextRaise(doubling) !== level) return refuse('wrong-raise');
  const manners = mannersOf(level, contract, options);
  return accept({ kind: 'raised', seat, raise: level, manner: manners.includes(manner) ? manner : 'open' });
};

export const decline = (state: BalootState, seat: Seat): Verdict => {
  const fault = faultOfTurn(state, seat);
  if (fault) return refuse(fault);
  return state.doubling?.choosing ? refuse('not-now') : accept({ kind: 'declined', seat });
};

/** BAL-7.10 */
export const choose = (state: BalootState, seat: Seat, manner: Manner): Verdict => {
  const fault = faultOfTurn(state, seat);
  if (fault) return refuse(fault);
  return state.doubling?.choosing ? accept({ kind: 'chosen', seat, manner }) : refuse('not-now');
};

const faultOfTurn = ({ phase, doubling, contract }: BalootState, seat: Seat): BalootReason | undefined => {
  if (phase.kind !== 'doubling' || !doubling || !contract) return 'not-now';
  return doublerOf(doubling, contract) === seat ? undefined : 'not-your-turn';
};

const MANNERS: readonly Manner[] = ['open', 'locked'];

export const raiseOffers = (state: BalootState, seat: Seat): readonly BalootAction[] => {
  const { doubling, contract, options } = state;
  if (faultOfTurn(state, seat) || !doubling || !contract) return [];
  if (doubling.choosing) return MANNERS.map((manner): BalootAction => ({ kind: 'choose', manner }));
  const level = nextRaise(doubling);
  const raises = level
    ? mannersOf(level, contract, options).map((manner): BalootAction => ({ kind: 'raise', raise: level, manner }))
    : [];
  return [{ kind: 'pass' }, ...raises];
};
