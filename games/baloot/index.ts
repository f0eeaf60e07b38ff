import type { Game } from '@majlis/kernel';
import type { BalootAction, BalootEvent, BalootReason } from './action.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { offers } from './offers.ts';
import { type BalootOptions, options } from './options.ts';
import { mask, view } from './secrecy.ts';
import { type BalootState, open } from './state.ts';
import { absence, waits } from './waits.ts';
import { worlds } from './worlds.ts';

export type { BalootAction, BalootEvent, BalootOptions, BalootReason, BalootState };

export const baloot: Game<BalootOptions, BalootState, BalootAction, BalootEvent, BalootReason> = {
  id: 'baloot/1',
  sizes: [4],
  options,
  absence,
  open,
  decide,
  evolve,
  view,
  mask,
  offers,
  waits,
  outcome: state => state.outcome ?? undefined,
  worlds,
};
