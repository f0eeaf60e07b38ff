import { isWild, placeOf } from '@majlis/dhappa/for-web';
import { type Card, isJoker, type Suit, suitOf } from '@majlis/kernel';

/** How a player likes the hand: suit by suit, rank by rank, or what could be laid together first. */
export const SORTS = ['suit', 'rank', 'runs'] as const;
export type Sort = (typeof SORTS)[number];

/** Colours alternate, so that neighbours are told apart. */
const SUIT_ORDER: readonly Suit[] = ['S', 'H', 'C', 'D'];

const suitAt = (card: Card): number => (isJoker(card) ? 9 : SUIT_ORDER.indexOf(suitOf(card)));

const value = (card: Card): number => (isJoker(card) ? 0 : placeOf(card));

const downward = (a: Card, b: Card): number => value(b) - value(a) || suitAt(a) - suitAt(b) || (a < b ? -1 : 1);

const wildLast = (a: Card, b: Card): number =>
  Number(isJoker(b)) - Number(isJoker(a)) || suitAt(a) - suitAt(b) || (a < b ? -1 : 1);

const some = (groups: readonly (readonly Card[])[]): readonly (readonly Card[])[] =>
  groups.filter(group => group.length > 0);

const wildsOf = (cards: readonly Card[]): readonly Card[] => cards.filter(isWild).sort(wildLast);

const bySuit = (cards: readonly Card[]): readonly (readonly Card[])[] => [
  ...SUIT_ORDER.map(suit => cards.filter(card => !isWild(card) && suitOf(card) === suit).sort(downward)),
  wildsOf(cards),
];

/** The longest row of neighbours in one suit, highest first. */
const longestRun = (cards: readonly Card[]): readonly Card[] => {
  let best: Card[] = [];
  for (const suit of SUIT_ORDER) {
    let row: Card[] = [];
    for (const card of bySuit(cards)[SUIT_ORDER.indexOf(suit)] ?? []) {
      const before = row.at(-1);
      if (before && placeOf(before) === placeOf(card)) continue;
      row = before && placeOf(before) - placeOf(card) === 1 ? [...row, card] : [card];
      if (row.length > best.length) best = row;
    }
  }
  return best.length >= 3 ? best : [];
};

/** What could be laid as it is: runs first, then what is left suit by suit. */
const byRuns = (cards: readonly Card[]): readonly (readonly Card[])[] => {
  const groups: (readonly Card[])[] = [];
  let rest = cards;
  for (let run = longestRun(rest); run.length > 0; run = longestRun(rest)) {
    groups.push(run);
    const taken = run;
    rest = rest.filter(card => !taken.includes(card));
  }
  for (const place of [14, 3]) {
    const same = rest.filter(card => !isWild(card) && placeOf(card) === place);
    if (same.length < 3) continue;
    groups.push(same);
    rest = rest.filter(card => !same.includes(card));
  }
  return [...groups, ...bySuit(rest)];
};

/** The hand in groups that belong together, in the order in which it lies. */
export const groupsOf = (cards: readonly Card[], sort: Sort): readonly (readonly Card[])[] => {
  if (sort === 'rank') return some([cards.filter(card => !isWild(card)).sort(downward), wildsOf(cards)]);
  return some(sort === 'suit' ? bySuit(cards) : byRuns(cards));
};
