import { type Card, refuse } from '@majlis/kernel';
import type { Play } from './action.ts';
import { isWild } from './face.ts';
import { tryOn } from './lay.ts';
import { pureMelds } from './opening.ts';
import { placements } from './placement.ts';
import { floorFault, type Position } from './position.ts';
import { type Ruled, ruled } from './reason.ts';
import { lessCards } from './supply.ts';

/** Plays that put a card on the table, in order. */
export type Plan = readonly Play[];

export interface Way {
  readonly plan: Plan;
  /** Whether too few cards would stay in hand. */
  readonly belowFloor: boolean;
}

/** DHA-3.4  A plan that lays the deepest card of a pick; the position holds the picked cards already. */
export const planFor = (position: Position, deepest: Card): Ruled<Plan> => {
  let playable = false;
  for (const { plan, belowFloor } of ways(position, deepest)) {
    if (!belowFloor) return ruled(plan);
    playable = true;
  }
  return refuse(playable ? 'hand-floor' : 'deepest-not-playable');
};

/** Every plan: at once, or for a player who has not opened by a pure meld with the card in it, or after one without. */
export function* ways(position: Position, deepest: Card): Generator<Way> {
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

function* laying(position: Position, card: Card): Generator<Way> {
  for (const play of placements(position, card)) {
    yield* after(position, play, (then, won) =>
      won && position.options.swapUse === 'sameTurn' ? laying(then, won) : [{ plan: [], belowFloor: false }],
    );
  }
}

/** A play, if the cards allow it, and what may follow it. */
function* after(
  position: Position,
  play: Play,
  follow: (position: Position, won: Card | null) => Iterable<Way>,
): Generator<Way> {
  const tried = tryOn(position, play);
  if (!tried.ok) return;
  const low = floorFault(tried.value.after) !== undefined;
  for (const { plan, belowFloor } of follow(tried.value.after, tried.value.laid.won)) {
    yield { plan: [play, ...plan], belowFloor: low || belowFloor };
  }
}

/** A quick no for a player who has not opened: not even an opened one with all these cards could lay it. */
const couldEverLie = (position: Position, card: Card): boolean => {
  const options = { ...position.options, minNatRun: 1, newSetWild: 'allowed', swapUse: 'keep' } as const;
  return !laying({ ...position, opened: true, options }, card).next().done;
};
