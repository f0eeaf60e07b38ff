import type { Game } from '@majlis/kernel';
import type { Action, Event, Reason } from './action.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { offers } from './offers.ts';
import { options, type TrunfoOptions } from './options.ts';
import { mask, view } from './sight.ts';
import { open, type State } from './state.ts';
import { absence, waits } from './waits.ts';
import { worlds } from './worlds.ts';

export type { Action, Event, Reason, State, TrunfoOptions };

export const trunfo: Game<TrunfoOptions, State, Action, Event, Reason> = {
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
