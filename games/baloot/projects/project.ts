import { type Card, ofSuit, rankOf, type Suit, suitOf } from '@majlis/kernel';
import type { Mode } from '../auction/contract.ts';
import { PACK, SEQUENCE, SUIT_RING } from '../play/value.ts';

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

/** BAL-9.6  So many Abnat of projects make a point. */
export const ABNAT_OF_A_POINT: { readonly [M in Mode]: number } = { sun: 5, hokum: 10 };

export const projectPoints = (type: ProjectType, mode: Mode): number => PROJECT_ABNAT[type] / ABNAT_OF_A_POINT[mode];

export const isSequence = (project: Project): boolean => new Set(project.cards.map(suitOf)).size === 1;

const BY_LENGTH: { readonly [length: number]: ProjectType } = { 3: 'sira', 4: 'fifty', 5: 'hundred' };
const SHORTEST = 3;
const LONGEST = 5;

/** BAL-9.3, BAL-9.4, BAL-9.5  The fours of a kind among these cards. */
export const foursIn = (cards: readonly Card[], mode: Mode): readonly Project[] => {
  const fours: Project[] = [];
  for (const four of FOURS) {
    if (!four.every(card => cards.includes(card))) continue;
    fours.push({ type: four.some(isAce) && mode === 'sun' ? 'fourHundred' : 'hundred', cards: four });
  }
  return fours;
};

/** BAL-9.5  Nines, eights and sevens make no four of a kind. */
const FOURS = SEQUENCE.slice(0, 5).map(rank =>
  SUIT_RING.flatMap(suit => PACK.filter(card => card === `${rank}${suit}`)),
);

const isAce = (card: Card): boolean => rankOf(card) === 'A';

/** BAL-9.7  The sequences among these cards, each as long as it can be. */
export const sequencesIn = (cards: readonly Card[]): readonly Project[] => {
  const sequences: Project[] = [];
  for (const suit of SUIT_RING) {
    if (countOf(cards, suit) < SHORTEST) continue;
    for (const run of runsOf(cards, suit)) for (const sequence of cut(run)) sequences.push(sequence);
  }
  return sequences;
};

const countOf = (cards: readonly Card[], suit: Suit): number => {
  let count = 0;
  for (const card of cards) if (suitOf(card) === suit) count++;
  return count;
};

/** Neighbours of one suit, highest first. */
const runsOf = (cards: readonly Card[], suit: Suit): readonly (readonly Card[])[] => {
  const ladder = LADDERS[suit];
  const runs: (readonly Card[])[] = [];
  let start = 0;
  for (let at = 0; at <= ladder.length; at++) {
    const card = ladder[at];
    if (card && cards.includes(card)) continue;
    if (at - start >= SHORTEST) runs.push(ladder.slice(start, at));
    start = at + 1;
  }
  return runs;
};

/** A suit from the top down. */
const ladderOf = (suit: Suit): readonly Card[] => [...PACK].reverse().filter(ofSuit(suit));

const LADDERS = { S: ladderOf('S'), H: ladderOf('H'), D: ladderOf('D'), C: ladderOf('C') };

const cut = (run: readonly Card[]): readonly Project[] => {
  const type = BY_LENGTH[Math.min(run.length, LONGEST)];
  return type ? [{ type, cards: run.slice(0, LONGEST) }, ...cut(run.slice(LONGEST))] : [];
};

/** The project that exactly these cards make. */
export const projectOf = (cards: readonly Card[], mode: Mode): Project | undefined =>
  [...foursIn(cards, mode), ...sequencesIn(cards)].find(project => project.cards.length === cards.length);
