import { type Card, ofSuit, rankOf, type Suit, suitOf } from '@majlis/kernel';
import type { Mode } from './contract.ts';
import { height, SEQUENCE, SUIT_RING } from './value.ts';

export const PROJECT_TYPES = ['sira', 'fifty', 'hundred', 'fourHundred'] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

export interface Project {
  readonly type: ProjectType;
  /** The highest first; of a four of a kind in the order of the suits. */
  readonly cards: readonly Card[];
}

/** BAL-9.1, BAL-9.2, BAL-9.3, BAL-9.4 */
export const PROJECT_ABNAT: { readonly [type in ProjectType]: number } = {
  sira: 20,
  fifty: 50,
  hundred: 100,
  fourHundred: 200,
};

/** BAL-9.6 */
export const projectPoints = (type: ProjectType, mode: Mode): number => PROJECT_ABNAT[type] / (mode === 'sun' ? 5 : 10);

export const isSequence = (project: Project): boolean => new Set(project.cards.map(suitOf)).size === 1;

const BY_LENGTH: { readonly [length: number]: ProjectType } = { 3: 'sira', 4: 'fifty', 5: 'hundred' };
const LONGEST = 5;

/** BAL-9.3, BAL-9.4, BAL-9.5  The fours of a kind among these cards. */
export const foursIn = (cards: readonly Card[], mode: Mode): readonly Project[] =>
  SEQUENCE.slice(0, 5)
    .map(rank => SUIT_RING.flatMap(suit => cards.filter(card => card === `${rank}${suit}`)))
    .filter(four => four.length === SUIT_RING.length)
    .map(four => ({ type: four.some(isAce) && mode === 'sun' ? 'fourHundred' : 'hundred', cards: four }));

const isAce = (card: Card): boolean => rankOf(card) === 'A';

/** BAL-9.7  The sequences among these cards, each as long as it can be. */
export const sequencesIn = (cards: readonly Card[]): readonly Project[] =>
  SUIT_RING.flatMap(suit => runsOf(cards, suit)).flatMap(cut);

/** Neighbours of one suit, highest first. */
const runsOf = (cards: readonly Card[], suit: Suit): readonly (readonly Card[])[] => {
  const sorted = cards.filter(ofSuit(suit)).sort((a, b) => height(b) - height(a));
  const starts = sorted.flatMap((card, i) => {
    const before = sorted[i - 1];
    return before && height(before) === height(card) + 1 ? [] : [i];
  });
  return starts.map((start, i) => sorted.slice(start, starts[i + 1]));
};

const cut = (run: readonly Card[]): readonly Project[] => {
  const type = BY_LENGTH[Math.min(run.length, LONGEST)];
  return type ? [{ type, cards: run.slice(0, LONGEST) }, ...cut(run.slice(LONGEST))] : [];
};

/** The project that exactly these cards make. */
export const projectOf = (cards: readonly Card[], mode: Mode): Project | undefined =>
  [...foursIn(cards, mode), ...sequencesIn(cards)].find(project => project.cards.length === cards.length);
