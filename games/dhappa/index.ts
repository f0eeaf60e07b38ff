import type { Game } from '@majlis/kernel';
import type { DhappaAction, DhappaEvent, DhappaPlay } from './action.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { offers, playsOpen } from './offers.ts';
import { type DhappaOptions, options } from './options.ts';
import type { DhappaReason } from './reason.ts';
import { mask, view } from './sight.ts';
import { type DhappaState, open, SIZES } from './state.ts';
import { absence, waits } from './waits.ts';
import { worlds } from './worlds.ts';

export { dueCard, dueJoker } from './duty.ts';
export { mergesOpen, shiftsOpen, swapsOpen } from './exchange.ts';
export { fits, meldsOf } from './fit.ts';
export { lay } from './lay.ts';
export { distanceToLock, lockOf, ofSide } from './lock.ts';
export { meanings } from './meaning.ts';
export { openings } from './opening.ts';
export { depthsOf, pickOf } from './pick.ts';
export { type LayingPlan, planFor } from './plan.ts';
export { type DhappaPosition, positionOf } from './position.ts';
export { allCards, meaningsIn, type Run, type RunId, type Shape, wildsIn } from './run.ts';
export type { DhappaAction, DhappaEvent, DhappaOptions, DhappaPlay, DhappaReason, DhappaState };
export { playsOpen };

export const dhappa: Game<DhappaOptions, DhappaState, DhappaAction, DhappaEvent, DhappaReason> = {
  id: 'dhappa/1',
  sizes: SIZES,
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
