import type { Game } from '@majlis/kernel';
import type { Action, Event, Reason } from './action.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { offers } from './offers.ts';
import { type BalootOptions, options } from './options.ts';
import { mask, view } from './sight.ts';
import { open, type State } from './state.ts';
import { absence, waits } from './waits.ts';
import { worlds } from './worlds.ts';

export type { Action, BalootOptions, Event, Reason, State };

export const baloot: Game<BalootOptions, State, Action, Event, Reason> = {
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
