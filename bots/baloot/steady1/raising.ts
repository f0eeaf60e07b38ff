import type { BalootAction, BalootState } from '@majlis/baloot';
import type { Random, Seat } from '@majlis/kernel';
import { beliefOf } from '../belief.ts';
import { stakesKnownOf } from '../stakes-known.ts';
import { imagined, playedOut } from './lookahead.ts';

/** How likely the round must be won before it is raised. */
const SURE = { double: 0.5, triple: 0.92, four: 0.8, gahwa: 0.93 };
/** A Sun cannot be locked, and its buyer has been looking for a long suit to run. */
const SURE_OF_SUN = 0.7;

/** BAL-7  Double and more on a round that is likely won, locked where that can be said. */
export const raise = (
  view: BalootState,
  seat: Seat,
  offers: readonly BalootAction[],
  budget: number,
  random: Random,
): BalootAction => {
  const choice = offers.find(action => action.kind === 'choose' && action.manner === 'open');
  if (choice) return choice;
  const raises = offers.flatMap(action => (action.kind === 'raise' ? [action] : []));
  const wanted = raises.find(({ manner }) => manner === 'locked') ?? raises[0];
  const asked: BalootState =
    wanted && view.doubling ? { ...view, doubling: { ...view.doubling, manner: wanted.manner } } : view;
  return wanted && chance(asked, seat, budget, random) >= sureFor(wanted.raise, view) ? wanted : { kind: 'pass' };
};

const sureFor = (raise: keyof typeof SURE, { contract }: BalootState): number =>
  contract?.mode === 'sun' ? Math.max(SURE_OF_SUN, SURE[raise]) : SURE[raise];

/** In how many of the deals that may lie there this side has the better of it. */
const chance = (view: BalootState, seat: Seat, budget: number, random: Random): number => {
  const belief = beliefOf(view, seat);
  const known = { ...stakesKnownOf(view), times: 2 };
  let won = 0;
  for (let deal = 0; deal < budget; deal++) {
    const game = imagined(belief, known, random);
    const balance = playedOut(game, belief.duties, known.buyingSeat);
    if (balance > 0 === (seat % 2 === 0)) won++;
  }
  return won / Math.max(1, budget);
};
