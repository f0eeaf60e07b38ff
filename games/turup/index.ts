import type { Game } from '@majlis/kernel';
import type { TurupAction, TurupEvent, TurupReason } from './action.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { offers } from './offers.ts';
import { options, type TurupOptions } from './options.ts';
import { mask, view } from './secrecy.ts';
import { open, type TurupState } from './state.ts';
import { absence, waits } from './waits.ts';
import { worlds } from './worlds.ts';

export type { TurupAction, TurupEvent, TurupOptions, TurupReason, TurupState };

export const turup: Game<TurupOptions, TurupState, TurupAction, TurupEvent, TurupReason> = {
  id: 'turup/1',
  sizes: [4],
  options,
  absence,
  seating: ({ seating }) => seating,
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
