import { depthsOf } from '@majlis/dhappa';
import { suitOf } from '@majlis/kernel';
import { isWild } from './card.ts';
import { deadIn, type Memory } from './deadwood.ts';
import { type Lane, lanesOf, withHeld } from './lane.ts';
import type { Sitting } from './style.ts';
import { unseen } from './unseen.ts';

/** What a wild is worth, a card that cannot be laid being one. */
const WILD = 0.35;

/** DHA-3.3  As many discards as leave the fewest cards over, if that is fewer than a card from the draw pile would leave. */
export const depth = (sitting: Sitting): number => {
  const { view, seat, position } = sitting;
  if (view.discards.length === 0) return 0;
  const memory: Memory = new Map();
  let [found, least] = [0, afterDraw(sitting, memory)];
  for (const pick of depthsOf(view, seat)) {
    if (!pick.ok) continue;
    const hand = [...position.hand, ...pick.value.cards];
    const wilds = hand.filter(isWild).length;
    const left = deadIn(lanesOf({ ...position, hand }), wilds, memory) - WILD * wilds;
    if (left < least) [found, least] = [pick.n, left];
  }
  return found;
};

/** What is left over after a draw, on the whole: wilds that are kept count for a little less than nothing. */
const afterDraw = ({ view, position }: Sitting, memory: Memory): number => {
  const lanes = lanesOf(position);
  const wilds = position.hand.filter(isWild).length;
  const { cards, wild } = unseen(view);
  const all = cards.reduce((sum, [, copies]) => sum + copies, wild);
  const left = cards.reduce(
    (sum, [card, copies]) => {
      const then = lanes.map((lane): Lane => (lane.suit === suitOf(card) ? withHeld(lane, card, 1) : lane));
      return sum + copies * deadIn(then, wilds, memory);
    },
    wild * (deadIn(lanes, wilds + 1, memory) - WILD),
  );
  return left / Math.max(1, all) - WILD * wilds;
};
