import type { Game } from '@majlis/kernel';
import type { TrunfoAction, TrunfoEvent, TrunfoReason } from './action.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { offers } from './offers.ts';
import { options, type TrunfoOptions } from './options.ts';
import { mask, view } from './secrecy.ts';
import { open, type TrunfoState } from './state.ts';
import { absence, waits } from './waits.ts';
import { worlds } from './worlds.ts';

export type { TrunfoAction, TrunfoEvent, TrunfoOptions, TrunfoReason, TrunfoState };

export const trunfo: Game<TrunfoOptions, TrunfoState, TrunfoAction, TrunfoEvent, TrunfoReason> = {
  id: 'trunfo/1',
  sizes: [2],
  options,
  absence,
  open: chosen => open(chosen),
  decide,
  evolve,
  view,
  mask,
  offers,
  waits,
  outcome: state => state.outcome ?? undefined,
  worlds,
};
