import { type Card, isJoker, type Suit, suitOf } from '@majlis/kernel';
import type { DhappaOptions } from '../options.ts';
import { HIGHEST, isTwo, LONGEST, LOWEST, placeOf } from './face.ts';
import { naturalsIn, type Shape } from './run.ts';
import { asRun, asSet } from './shape.ts';

type Rules = Pick<DhappaOptions, 'setSuits' | 'newSetWild' | 'minNatRun'>;

/** DHA-2.5  All that a selection can mean as a new run or set: every place of its wilds, wilds of a kind alike. */
export const meanings = (cards: readonly Card[], rules: Rules): readonly Shape[] => {
  const [first] = naturalsIn(cards);
  if (!first || cards.length > LONGEST) return asSetOnly(cards, rules);
  const shapes: Shape[] = [];
  for (let low = LOWEST; low + cards.length - 1 <= HIGHEST; low++) {
    const places = cards.map((_, i) => low + i);
    for (const order of arrangements(places, suitOf(first), cards)) {
      const run = asRun(order, rules);
      if (run.ok) shapes.push(run.value);
    }
  }
  return [...shapes, ...asSetOnly(cards, rules)];
};

const asSetOnly = (cards: readonly Card[], rules: Rules): readonly Shape[] => {
  const set = asSet(cards, rules);
  return set.ok ? [set.value] : [];
};

/** All orders of cards that put every natural one in its own place of the suit and the wilds in the others. */
export const arrangements = (places: readonly number[], suit: Suit, cards: readonly Card[]): readonly Card[][] => {
  const naturals = naturalsIn(cards);
  const inPlace = places.map(place => naturals.find(card => suitOf(card) === suit && placeOf(card) === place));
  const placed = inPlace.filter(card => card !== undefined).length;
  if (places.length !== cards.length || placed !== naturals.length) return [];
  return spread(inPlace, cards.filter(isJoker), cards.filter(isTwo));
};

const spread = (
  [place, ...rest]: readonly (Card | undefined)[],
  jokers: readonly Card[],
  twos: readonly Card[],
): Card[][] => {
  if (place) return spread(rest, jokers, twos).map(more => [place, ...more]);
  const [joker, ...otherJokers] = jokers;
  const [two, ...otherTwos] = twos;
  if (!joker && !two) return [[]];
  return [
    ...(joker ? spread(rest, otherJokers, twos).map(more => [joker, ...more]) : []),
    ...(two ? spread(rest, jokers, otherTwos).map(more => [two, ...more]) : []),
  ];
};
