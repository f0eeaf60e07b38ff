import { type Card, refuse, suitOf } from '@majlis/kernel';
import { type Ruled, ruled } from '../reason.ts';
import { isWild, placeOf } from './face.ts';
import { highOf, type Sequence, type Shape } from './run.ts';
import { repeats } from './shape.ts';

/** DHA-5.5  Two runs of one suit become one; the bridge, low to high, fills the gap between them exactly. */
export const afterMerge = (one: Shape, two: Shape, bridge: readonly Card[]): Ruled<Sequence> => {
  if (one.form === 'set' || two.form === 'set') return refuse('sets-do-not-merge');
  if (one.suit !== two.suit) return refuse('suit-mismatch');
  const [lower, upper] = one.low < two.low ? [one, two] : [two, one];
  const gap = upper.low - highOf(lower) - 1;
  if (gap < 0) return refuse('overlap');
  if (gap === 0 && bridge.length > 0) return refuse('bridge-not-needed');
  if (bridge.length < gap) return refuse('gap-not-filled');
  if (bridge.length > gap) return refuse('bridge-too-long');
  if (repeats(bridge)) return refuse('same-card-twice');
  if (!bridges(bridge, lower)) return refuse('bridge-does-not-fit');
  return ruled({
    ...lower,
    cards: [...lower.cards, ...bridge, ...upper.cards],
    parked: [...lower.parked, ...upper.parked],
  });
};

const bridges = (bridge: readonly Card[], lower: Sequence): boolean =>
  bridge.every((card, i) => isWild(card) || (suitOf(card) === lower.suit && placeOf(card) === highOf(lower) + 1 + i));
