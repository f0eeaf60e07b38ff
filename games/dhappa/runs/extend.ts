import { type Card, isJoker, rankOf, refuse, suitOf } from '@majlis/kernel';
import type { DhappaOptions } from '../options.ts';
import { type DhappaReason, type Ruled, ruled } from '../reason.ts';
import { HIGHEST, isWild, LOWEST, placeOf } from './face.ts';
import { cardAt, type End, highOf, naturalsIn, type RankSet, type Sequence, type Shape } from './run.ts';
import { repeats, suitsClash } from './shape.ts';

/** DHA-5.2  A run grows at an end, a set anywhere: cards are given outward, wilds among them. */
export const afterExtend = (
  run: Shape,
  end: End,
  cards: readonly Card[],
  rules: Pick<DhappaOptions, 'setSuits'>,
): Ruled<Shape> => {
  if (cards.length === 0) return refuse('no-cards');
  if (repeats(cards)) return refuse('same-card-twice');
  return run.form === 'set' ? extendedSet(run, cards, rules) : extendedRun(run, end, cards);
};

const extendedSet = (run: RankSet, cards: readonly Card[], rules: Pick<DhappaOptions, 'setSuits'>): Ruled<RankSet> => {
  if (naturalsIn(cards).some(card => rankOf(card) !== run.rank)) return refuse('wrong-rank');
  const all = [...run.cards, ...cards];
  return suitsClash(naturalsIn(all), rules) ? refuse('duplicate-suit') : ruled({ ...run, cards: all });
};

const extendedRun = (run: Sequence, end: End, cards: readonly Card[]): Ruled<Sequence> => {
  let place = end === 'high' ? highOf(run) : run.low;
  for (const card of cards) {
    place += end === 'high' ? 1 : -1;
    const fault = faultAt(run, card, place);
    if (fault) return refuse(fault);
  }
  return ruled(
    end === 'high'
      ? { ...run, cards: [...run.cards, ...cards] }
      : { ...run, low: run.low - cards.length, cards: [...cards.toReversed(), ...run.cards] },
  );
};

const faultAt = (run: Sequence, card: Card, place: number): DhappaReason | undefined => {
  if (!isWild(card)) {
    if (suitOf(card) !== run.suit) return 'wrong-suit';
    const there = cardAt(run, placeOf(card));
    if (there) return takenBy(there);
  }
  if (place < LOWEST || place > HIGHEST) return 'out-of-range';
  return isWild(card) || placeOf(card) === place ? undefined : 'not-consecutive';
};

/** The place is taken: by a joker that could be swapped, by a 2 that could be shifted, or for good. */
const takenBy = (there: Card): DhappaReason => {
  if (isJoker(there)) return 'use-swap';
  return isWild(there) ? 'use-shift' : 'duplicate-rank';
};
