import { type Card, isJoker, refuse, suitOf } from '@majlis/kernel';
import type { DhappaOptions } from '../options.ts';
import { type Ruled, ruled } from '../reason.ts';
import { HIGHEST, isTwo, isWild, LOWEST, placeOf } from './face.ts';
import { cardAt, ENDS, type End, highOf, type Sequence, type Shape } from './run.ts';

export interface Shift {
  readonly run: Sequence;
  readonly to: End | 'parked';
}

/** DHA-6.4  The natural card takes the place of the 2 that stands for it; the 2 stays in the run and moves to an end. */
export const afterShift = (
  run: Shape,
  card: Card,
  to: End | null,
  rules: Pick<DhappaOptions, 'staticOverflow'>,
): Ruled<Shift> => {
  if (run.form === 'set') return refuse('sets-do-not-shift');
  if (isWild(card)) return refuse('not-natural');
  if (suitOf(card) !== run.suit) return refuse('wrong-suit');
  const two = cardAt(run, placeOf(card));
  if (!two) return refuse('no-two-there');
  if (!isTwo(two)) return refuse(isJoker(two) ? 'use-swap' : 'duplicate-rank');
  const filled = { ...run, cards: run.cards.map(other => (other === two ? card : other)) };
  return moved(filled, two, to, rules);
};

/** The ends at which a run can grow. */
export const freeEnds = (run: Sequence): readonly End[] =>
  ENDS.filter(end => (end === 'low' ? run.low > LOWEST : highOf(run) < HIGHEST));

/** DHA-6.5  Two free ends: the player says which. One: that one. DHA-6.6  None: the 2 is parked. */
const moved = (
  run: Sequence,
  two: Card,
  to: End | null,
  { staticOverflow }: Pick<DhappaOptions, 'staticOverflow'>,
): Ruled<Shift> => {
  const free = freeEnds(run);
  if (to && !free.includes(to)) return refuse('end-blocked');
  const end = to ?? free[0];
  if (!to && free.length > 1) return refuse('choice-required');
  if (!end) {
    if (staticOverflow === 'forbid') return refuse('no-room-for-two');
    return ruled({ run: { ...run, parked: [...run.parked, two] }, to: 'parked' });
  }
  const low = end === 'low';
  const cards = low ? [two, ...run.cards] : [...run.cards, two];
  return ruled({ run: { ...run, low: low ? run.low - 1 : run.low, cards }, to: end });
};
