import type { BalootAction, BalootState } from '@majlis/baloot';
import { bySeat, type Random, type Seat } from '@majlis/kernel';
import { exp } from '../exact.ts';
import { resampled } from '../resample.ts';
import { type Belief, beliefOf } from './belief.ts';
import { ACE, size } from './deck.ts';
import { lineFrom, playOut } from './policy.ts';
import { stakesIn } from './search.ts';
import { balance } from './stakes.ts';
import { stakesKnownOf } from './stakes-known.ts';
import { lineNow, type World, worldsOf } from './worlds.ts';

/** How likely the round must be won before it is raised. A Gahwa stakes the match: no estimate is sure enough. */
const SURE = { double: 0.7, triple: 0.995, four: 0.995, gahwa: Number.POSITIVE_INFINITY };
/** A Sun cannot be locked, and its buyer has been looking for a long suit to run. */
const SURE_OF_SUN = 0.7;

/** BAL-7  Double and more on a round that is likely won, locked where that can be said. */
export const raise = (
  view: BalootState,
  seat: Seat,
  offers: readonly BalootAction[],
  worlds: number,
  random: Random,
): BalootAction => {
  const choice = offers.find(action => action.kind === 'choose' && action.manner === 'open');
  if (choice) return choice;
  const raises = offers.flatMap(action => (action.kind === 'raise' ? [action] : []));
  const wanted = raises.find(({ manner }) => manner === 'locked') ?? raises[0];
  if (!wanted || worlds === 0 || wanted.raise === 'gahwa') return { kind: 'pass' };
  const asked: BalootState = view.doubling ? { ...view, doubling: { ...view.doubling, manner: wanted.manner } } : view;
  return chance(asked, seat, worlds, random) >= sureFor(wanted.raise, view) ? wanted : { kind: 'pass' };
};

const sureFor = (raise: keyof typeof SURE, { contract }: BalootState): number =>
  contract?.mode === 'sun' ? Math.max(SURE_OF_SUN, SURE[raise]) : SURE[raise];

/** In how many of the deals that may lie there, and in which the others raised, this side has the better of it. */
const chance = (view: BalootState, seat: Seat, wanted: number, random: Random): number => {
  const belief = beliefOf(view, seat);
  const known = { ...stakesKnownOf(view), times: 2 };
  const line = lineNow(view, belief);
  let [won, all] = [0, 0];
  for (const { hands, dealt, count } of explained(view, belief, wanted, random)) {
    const round = lineFrom(line, hands, 0, 0);
    playOut(round, belief.duties, known.buyingSeat);
    const better = balance(round, stakesIn(known, dealt, belief.duties.trumps)) > 0 === (seat % 2 === 0);
    won += better ? count : 0;
    all += count;
  }
  return won / Math.max(1, all);
};

/** So many worlds are drawn for each that explains the raises. */
const DRAWN = 4;

/** Worlds in which those who raised had something to raise on. */
const explained = (view: BalootState, belief: Belief, wanted: number, random: Random): readonly World[] => {
  const raisers = (view.doubling?.raises ?? []).map(({ seat }) => seat).filter(seat => seat !== belief.seat);
  if (raisers.length === 0) return worldsOf(view, belief, wanted, random);
  const worlds = worldsOf(view, belief, DRAWN * wanted, random);
  const weights = worlds.map(
    ({ dealt, count }) => count * raisers.reduce((weight, seat) => weight * boldness(bySeat(dealt, seat), belief), 1),
  );
  const counts = resampled(weights, wanted, random);
  return worlds.flatMap((world, at) => (counts[at] ? [{ ...world, count: counts[at] }] : []));
};

/** Strength of a hand in tricks of trumps and Aces, roughly; how much of it makes half of the players raise. */
const TRUMP_TRICKS = [0.4, 0.4, 0.4, 0.5, 0.6, 0.9, 1.2, 1.6];
const [HALF, SPREAD] = [3.6, 0.6];

/** How likely a hand is to raise. */
const boldness = (hand: number, { duties }: Belief): number => {
  const aces = 1 << ACE;
  let strength = 0;
  for (let bit = 0; bit < 8; bit++) if (duties.trumps && (hand >>> bit) & 1) strength += TRUMP_TRICKS[bit] ?? 0;
  const sides = duties.trumps ? hand & ~duties.trumps : hand;
  strength += size(sides & ((aces << 8) | (aces << 16) | (aces << 24) | (duties.trumps ? 0 : aces)));
  return 1 / (1 + exp((HALF - strength) / SPREAD));
};
