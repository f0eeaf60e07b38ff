import type { Game } from '@majlis/kernel';
import type { DhappaAction, DhappaEvent, DhappaPlay } from './action.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { offers, playsOpen } from './offers.ts';
import { type DhappaOptions, options } from './options.ts';
import type { DhappaReason } from './reason.ts';
import { mask, view } from './secrecy.ts';
import { type DhappaState, open, SIZES } from './state.ts';
import { absence, waits } from './waits.ts';
import { worlds } from './worlds.ts';

export { mergesOpen, shiftsOpen, swapsOpen } from './finding/exchange.ts';
export { fits, meldsOf } from './finding/fit.ts';
export { openings } from './finding/opening.ts';
export { depthsOf, pickOf } from './pick/pick.ts';
export { type LayingPlan, planFor } from './pick/plan.ts';
export { dueCard, dueJoker } from './plays/duty.ts';
export { lay } from './plays/lay.ts';
export { type DhappaPosition, positionOf } from './plays/position.ts';
export { meanings } from './runs/meaning.ts';
export { allCards, meaningsIn, type Run, type RunId, type Shape, wildsIn } from './runs/run.ts';
export { distanceToLock, lockOf, ofSide } from './score/lock.ts';
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
