import { type Card, isJoker, rankOf, refuse, suitOf } from '@majlis/kernel';
import type { DhappaOptions } from '../options.ts';
import { type Ruled, ruled } from '../reason.ts';
import { isTwo, isWild, placeOf } from './face.ts';
import { cardAt, jokersIn, naturalsIn, type RankSet, type Sequence, type Shape } from './run.ts';
import { suitsClash } from './shape.ts';

export interface Swap {
  readonly run: Shape;
  readonly joker: Card;
}

/** DHA-6.1  The natural card takes the place of the joker that stands for it; the joker flies. */
export const afterSwap = (run: Shape, card: Card, rules: Pick<DhappaOptions, 'setSuits'>): Ruled<Swap> => {
  if (isWild(card)) return refuse('not-natural');
  return run.form === 'run' ? swappedInRun(run, card) : swappedInSet(run, card, rules);
};

const swappedInRun = (run: Sequence, card: Card): Ruled<Swap> => {
  if (suitOf(card) !== run.suit) return refuse('wrong-suit');
  const there = cardAt(run, placeOf(card));
  if (!there) return refuse('no-joker-there');
  if (isTwo(there)) return refuse('static-wild-stays');
  return isJoker(there) ? ruled(exchanged(run, there, card)) : refuse('duplicate-rank');
};

/** DHA-6.2  In a set any natural card of the rank frees a joker. */
const swappedInSet = (run: RankSet, card: Card, rules: Pick<DhappaOptions, 'setSuits'>): Ruled<Swap> => {
  if (rankOf(card) !== run.rank) return refuse('wrong-rank');
  const [joker] = jokersIn(run);
  if (!joker) return refuse(run.cards.some(isTwo) ? 'static-wild-stays' : 'no-joker-there');
  return suitsClash([...naturalsIn(run.cards), card], rules)
    ? refuse('duplicate-suit')
    : ruled(exchanged(run, joker, card));
};

const exchanged = (run: Shape, joker: Card, card: Card): Swap => ({
  run: { ...run, cards: run.cards.map(other => (other === joker ? card : other)) },
  joker,
});
