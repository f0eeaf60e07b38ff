import { EMPTY, openPile, sizeOf } from '@majlis/kernel';
import type { Subject } from '@majlis/kernel/laws';
import type { Action, Event, Reason } from './action.ts';
import { trunfo } from './index.ts';
import type { TrunfoOptions } from './options.ts';
import { PACK, type State } from './state.ts';
import { isFair, playedBy } from './worlds.ts';

/** What the laws need to know of Trunfo beyond the contract. */
export const subject: Subject<TrunfoOptions, State, Action, Event, Reason> = {
  game: trunfo,
  pack: state => (isDealt(state) ? PACK : []),
  piles: state => [...state.hands, state.unused, ...(isDealt(state) ? playedBy(state).map(openPile) : [EMPTY])],
  isReachable: state => !isDealt(state) || !state.trump || isFair(state, playedBy(state), state.trump),
};

const isDealt = (state: State): boolean => sizeOf(state.unused) > 0;
