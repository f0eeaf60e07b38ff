import { type Card, type Rank, rankOf, refuse, type Suit, suitOf } from '@majlis/kernel';
import type { DhappaOptions } from '../options.ts';
import { type DhappaReason, type Ruled, ruled } from '../reason.ts';
import { HIGHEST, isWild, LOWEST, placeOf } from './face.ts';
import { naturalsIn, type RankSet, type Sequence, type SetRank, type Shape } from './run.ts';

type Rules = Pick<DhappaOptions, 'setSuits' | 'newSetWild' | 'minNatRun'>;

const SHORTEST = 3;

/** Whether something is in a short list twice. */
export const repeats = (items: readonly unknown[]): boolean => items.some((item, i) => items.indexOf(item) < i);

export const shapeOf = (form: 'run' | 'set', cards: readonly Card[], rules: Rules): Ruled<Shape> =>
  form === 'run' ? asRun(cards, rules) : asSet(cards, rules);

/** DHA-2.1  Cards low to high as a run, or what keeps them from being one. */
export const asRun = (cards: readonly Card[], rules: Rules): Ruled<Sequence> => {
  const naturals = naturalsIn(cards);
  const first = naturals[0];
  if (!first) return refuse(anyFault(cards) ?? 'no-natural');
  const suit = suitOf(first);
  const low = placeOf(first) - cards.indexOf(first);
  const fault = anyFault(cards) ?? suitFault(naturals, suit, rules) ?? orderFault(cards, low);
  return fault ? refuse(fault) : ruled({ form: 'run', suit, low, cards, parked: [] });
};

const anyFault = (cards: readonly Card[]): DhappaReason | undefined => {
  if (cards.length < SHORTEST) return 'too-short';
  return repeats(cards) ? 'same-card-twice' : undefined;
};

const suitFault = (naturals: readonly Card[], suit: Suit, { minNatRun }: Rules): DhappaReason | undefined => {
  if (naturals.some(card => suitOf(card) !== suit)) return 'mixed-suits';
  if (repeats(naturals.map(placeOf))) return 'duplicate-rank';
  return naturals.length < minNatRun ? 'too-few-naturals' : undefined;
};

/** DHA-2.2  Nothing stands above the Ace or below the 3, and nothing goes round the corner. */
const orderFault = (cards: readonly Card[], low: number): DhappaReason | undefined => {
  let place = low;
  for (const card of cards) {
    if (!isWild(card) && placeOf(card) !== place) return place > HIGHEST ? 'loop' : 'not-consecutive';
    place++;
  }
  return low < LOWEST || place - 1 > HIGHEST ? 'out-of-range' : undefined;
};

export const isSetRank = (rank: Rank): rank is SetRank => rank === '3' || rank === 'A';

/** DHA-2.6  3s or Aces, at least two of them natural. */
export const asSet = (cards: readonly Card[], rules: Rules): Ruled<RankSet> => {
  const fault = anyFault(cards);
  const naturals = naturalsIn(cards);
  const first = naturals[0];
  if (fault || !first) return refuse(fault ?? 'no-natural');
  const rank = rankOf(first);
  if (naturals.some(card => rankOf(card) !== rank)) return refuse('mixed-ranks');
  if (!isSetRank(rank)) return refuse('set-rank-not-allowed');
  if (naturals.length < 2) return refuse('too-few-naturals');
  if (rules.newSetWild === 'pureStart' && naturals.length < cards.length) return refuse('set-not-pure');
  return suitsClash(naturals, rules) ? refuse('duplicate-suit') : ruled({ form: 'set', rank, cards });
};

/** DHA-2.8  The house may want the natural cards of a set in different suits. */
export const suitsClash = (naturals: readonly Card[], { setSuits }: Pick<DhappaOptions, 'setSuits'>): boolean =>
  setSuits === 'distinct' && repeats(naturals.map(suitOf));
