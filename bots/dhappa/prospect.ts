import { suitOf } from '@majlis/kernel';
import { deadIn, type Memory } from './deadwood.ts';
import { type Lane, withHeld } from './lane.ts';
import type { Unseen } from './unseen.ts';

/** What a hand leaves over now, and on the whole after one more card from the draw pile. */
export interface Prospect {
  readonly now: number;
  readonly drawn: number;
}

/** What a wild is worth, a card that cannot be laid being one. */
const WILD = 0.35;

/** Wilds that are kept count for a little less than nothing. */
export const prospectOf = (lanes: readonly Lane[], wilds: number, unseen: Unseen, memory: Memory): Prospect => {
  const now = deadIn(lanes, wilds, memory);
  let [sum, all] = [unseen.wild * (deadIn(lanes, wilds + 1, memory) - WILD), unseen.wild];
  for (const [card, copies] of unseen.cards) {
    const then = lanes.map((lane): Lane => (lane.suit === suitOf(card) ? withHeld(lane, card, 1) : lane));
    sum += copies * deadIn(then, wilds, memory);
    all += copies;
  }
  return { now: now - WILD * wilds, drawn: (all > 0 ? sum / all : now) - WILD * wilds };
};
