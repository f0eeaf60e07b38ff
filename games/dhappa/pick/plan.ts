import { type Card, refuse } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import { pureMelds } from '../finding/opening.ts';
import { lessCards } from '../finding/supply.ts';
import { tryOn } from '../plays/lay.ts';
import { type DhappaPosition, floorFault } from '../plays/position.ts';
import { type Ruled, ruled } from '../reason.ts';
import { isWild } from '../runs/face.ts';
import { placements } from './placement.ts';

/** Plays that put a card on the table, in order. */
export type LayingPlan = readonly DhappaPlay[];

export interface WayToLay {
  readonly plan: LayingPlan;
  /** Whether too few cards would stay in hand. */
  readonly belowFloor: boolean;
}

/** DHA-3.4  A plan that lays the deepest card of a pick; the position holds the picked cards already. */
export const planFor = (position: DhappaPosition, deepest: Card): Ruled<LayingPlan> => {
  let playable = false;
  for (const { plan, belowFloor } of ways(position, deepest)) {
    if (!belowFloor) return ruled(plan);
    playable = true;
  }
  return refuse(playable ? 'hand-floor' : 'deepest-not-playable');
};

/** Every plan: at once, or for a player who has not opened by a pure meld with the card in it, or after one without. */
export function* ways(position: DhappaPosition, deepest: Card): Generator<WayToLay> {
  if (position.opened) {
    yield* laying(position, deepest);
    return;
  }
  if (!couldEverLie(position, deepest)) return;
  if (!isWild(deepest)) yield* laying(position, deepest);
  if (position.options.npickTiming === 'firstAction') return;
  for (const meld of pureMelds(lessCards(position.hand, [deepest]), position.options, 3)) {
    yield* after(position, meld, opened => laying(opened, deepest));
  }
}

function* laying(position: DhappaPosition, card: Card): Generator<WayToLay> {
  for (const play of placements(position, card)) {
    yield* after(position, play, (then, won) =>
      won && position.options.swapUse === 'sameTurn' ? laying(then, won) : [{ plan: [], belowFloor: false }],
    );
  }
}

/** A play, if the cards allow it, and what may follow it. */
function* after(
  position: DhappaPosition,
  play: DhappaPlay,
  follow: (position: DhappaPosition, won: Card | null) => Iterable<WayToLay>,
): Generator<WayToLay> {
  const tried = tryOn(position, play);
  if (!tried.ok) return;
  const low = floorFault(tried.value.after) !== undefined;
  for (const { plan, belowFloor } of follow(tried.value.after, tried.value.laid.won)) {
    yield { plan: [play, ...plan], belowFloor: low || belowFloor };
  }
}

/** A quick no for a player who has not opened: not even an opened one with all these cards could lay it. */
const couldEverLie = (position: DhappaPosition, card: Card): boolean => {
  const options = { ...position.options, minNatRun: 1, newSetWild: 'allowed', swapUse: 'keep' } as const;
  return !laying({ ...position, opened: true, options }, card).next().done;
};
