import { type Card, type Rank, rankOf, refuse, suitOf } from '@majlis/kernel';
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
  const fault = anyFault(cards) ?? suitFault(cards, rules) ?? orderFault(cards);
  const first = cards.findIndex(card => !isWild(card));
  const anchor = cards[first];
  if (fault || !anchor) return refuse(fault ?? 'no-natural');
  return ruled({ form: 'run', suit: suitOf(anchor), low: placeOf(anchor) - first, cards, parked: [] });
};

const anyFault = (cards: readonly Card[]): DhappaReason | undefined => {
  if (cards.length < SHORTEST) return 'too-short';
  if (repeats(cards)) return 'same-card-twice';
  return naturalsIn(cards).length === 0 ? 'no-natural' : undefined;
};

const suitFault = (cards: readonly Card[], { minNatRun }: Rules): DhappaReason | undefined => {
  const naturals = naturalsIn(cards);
  const [first] = naturals;
  if (first && naturals.some(card => suitOf(card) !== suitOf(first))) return 'mixed-suits';
  if (repeats(naturals.map(placeOf))) return 'duplicate-rank';
  return naturals.length < minNatRun ? 'too-few-naturals' : undefined;
};

/** DHA-2.2  Nothing stands above the Ace or below the 3, and nothing goes round the corner. */
const orderFault = (cards: readonly Card[]): DhappaReason | undefined => {
  const first = cards.findIndex(card => !isWild(card));
  const anchor = cards[first];
  const low = anchor ? placeOf(anchor) - first : 0;
  for (const [i, card] of cards.entries()) {
    if (isWild(card) || placeOf(card) === low + i) continue;
    return low + i > HIGHEST ? 'loop' : 'not-consecutive';
  }
  return low < LOWEST || low + cards.length - 1 > HIGHEST ? 'out-of-range' : undefined;
};

export const isSetRank = (rank: Rank): rank is SetRank => rank === '3' || rank === 'A';

/** DHA-2.6  3s or Aces, at least two of them natural. */
export const asSet = (cards: readonly Card[], rules: Rules): Ruled<RankSet> => {
  const fault = anyFault(cards);
  const naturals = naturalsIn(cards);
  const [first] = naturals;
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
