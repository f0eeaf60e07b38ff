import { EMPTY, openPile, sizeOf } from '@majlis/kernel';
import type { LawCase } from '@majlis/kernel/laws';
import type { TrunfoAction, TrunfoEvent, TrunfoReason } from '../action.ts';
import { trunfo } from '../index.ts';
import type { TrunfoOptions } from '../options.ts';
import { PACK, type TrunfoState } from '../state.ts';
import { isFair, playedBy } from '../worlds.ts';

/** What the laws need to know of Trunfo beyond the contract. */
export const lawCase: LawCase<TrunfoOptions, TrunfoState, TrunfoAction, TrunfoEvent, TrunfoReason> = {
  game: trunfo,
  pack: state => (isDealt(state) ? PACK : []),
  piles: state => [...state.hands, state.unused, ...(isDealt(state) ? playedBy(state).map(openPile) : [EMPTY])],
  isReachable: state => !isDealt(state) || !state.trump || isFair(state, playedBy(state), state.trump),
};

const isDealt = (state: TrunfoState): boolean => sizeOf(state.unused) > 0;
