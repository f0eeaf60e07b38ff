import type { Seat } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import { takerOf } from '../play/trick.ts';
import { TRICKS } from '../score/kaboot.ts';
import { nextDealer } from '../score/match.ts';
import { type BalootState, gathered } from '../state.ts';

/** BAL-18.8  What a pause of the house leads to. */
export const afterPause = (state: BalootState): BalootState => {
  switch (state.phase.kind) {
    case 'dealing':
      return { ...state, phase: { kind: 'bidding' } };
    case 'taken':
      return state.tricks.length === TRICKS ? { ...state, phase: { kind: 'counting' } } : leading(state);
    case 'revealing':
      return leading(state);
    case 'grace':
      return { ...state, phase: { kind: 'counting' } };
    case 'summary':
      return { ...gathered(state), dealer: nextDealer(state.dealer ?? 0) };
    default:
      return state;
  }
};

/** BAL-11.5  Who took the last trick leads to the next. */
const leading = (state: BalootState): BalootState => ({ ...state, phase: { kind: 'playing', turn: lastTaker(state) } });

export const lastTaker = (state: BalootState): Seat =>
  takerOf(state.tricks.at(-1) ?? [], state.contract?.trump ?? null);

/** BAL-15.8  A finished trick lies open for a moment; with free enforcement the last one for longer. */
export const phaseAfterTrick = (tricks: number, { enforcement }: BalootOptions): 'taken' | 'grace' =>
  tricks === TRICKS && enforcement === 'free' ? 'grace' : 'taken';
