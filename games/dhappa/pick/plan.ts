import { type Card, refuse } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import { pureMelds } from '../finding/opening.ts';
import { supplyOf } from '../finding/supply.ts';
import { fitting, floorFaultAfter } from '../plays/lay.ts';
import { afterPlay, type DhappaPosition } from '../plays/position.ts';
import { type Ruled, ruled } from '../reason.ts';
import { isWild } from '../runs/face.ts';
import { somePlacement } from './placement.ts';

/** Plays that put a card on the table, in order. */
export type LayingPlan = readonly DhappaPlay[];

interface WayToLay {
  readonly plan: LayingPlan;
  /** Whether too few cards would stay in hand. */
  readonly belowFloor: boolean;
}

/** Asked about one way after another, until it says yes. */
type Test = (way: WayToLay) => boolean;

/** DHA-3.4  A plan that lays the deepest card of a pick; the position holds the picked cards already. */
export const planFor = (position: DhappaPosition, deepest: Card): Ruled<LayingPlan> => {
  const found: { plan: LayingPlan | null; playable: boolean } = { plan: null, playable: false };
  someWay(position, deepest, ({ plan, belowFloor }) => {
    found.playable = true;
    if (!belowFloor) found.plan = plan;
    return !belowFloor;
  });
  if (found.plan) return ruled(found.plan);
  return refuse(found.playable ? 'hand-floor' : 'deepest-not-playable');
};

/** Every plan: at once, or for a player who has not opened by a pure meld with the card in it, or after one without. */
export const someWay = (position: DhappaPosition, deepest: Card, test: Test): boolean => {
  if (position.opened) return someLaying(position, deepest, test);
  if (!couldEverLie(position, deepest)) return false;
  if (!isWild(deepest) && someLaying(position, deepest, test)) return true;
  if (position.options.npickTiming === 'firstAction') return false;
  const others = supplyOf(position.hand.filter(card => card !== deepest));
  return pureMelds(others, position.options, 3).some(meld => {
    const fits = fitting(position, meld);
    if (!fits.ok) return false;
    const low = floorFaultAfter(position, fits.value) !== undefined;
    return someLaying(afterPlay(position, fits.value), deepest, way => test(following(meld, low, way)));
  });
};

const someLaying = (position: DhappaPosition, card: Card, test: Test): boolean =>
  somePlacement(position, card, play => {
    const fits = fitting(position, play);
    if (!fits.ok) return false;
    const low = floorFaultAfter(position, fits.value) !== undefined;
    const { won } = fits.value;
    if (!won || position.options.swapUse === 'keep') return test({ plan: [play], belowFloor: low });
    return someLaying(afterPlay(position, fits.value), won, way => test(following(play, low, way)));
  });

/** A way with a play before it. */
const following = (play: DhappaPlay, low: boolean, { plan, belowFloor }: WayToLay): WayToLay => ({
  plan: [play, ...plan],
  belowFloor: low || belowFloor,
});

/** A quick no for a player who has not opened: not even an opened one with all these cards could lay it. */
const couldEverLie = (position: DhappaPosition, card: Card): boolean => {
  const options = { ...position.options, minNatRun: 1, newSetWild: 'allowed', swapUse: 'keep' } as const;
  return someLaying({ ...position, opened: true, options }, card, () => true);
};
