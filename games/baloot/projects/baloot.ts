import { type Card, rankOf, type Suit, suitOf } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import { isSequence, type Project } from './project.ts';

const PAIR = ['K', 'Q'] as const;

/** BAL-10.1 */
export const BALOOT_POINTS = 2;
export const BALOOT_ABNAT = 20;

/** BAL-10.1  King and Queen of trumps among these cards of one hand. */
export const holdsBaloot = (hand: readonly Card[], trump: Suit | null): boolean =>
  trump !== null && PAIR.every(rank => hand.includes(`${rank}${trump}`));

/** BAL-10.1  The King or the Queen of trumps. */
export const isOfBaloot = (card: Card, trump: Suit | null): boolean =>
  suitOf(card) === trump && (rankOf(card) === 'K' || rankOf(card) === 'Q');

/** BAL-10.2  Whether `card` is the second of the two from this hand, `before` being what it played until now. */
export const announcesBaloot = (card: Card, before: readonly Card[], trump: Suit | null): boolean =>
  !holdsBaloot(before, trump) && holdsBaloot([...before, card], trump);

/** BAL-10.4  Whether Baloot counts beside the projects its side was awarded. */
export const balootStands = (awarded: readonly Project[], trump: Suit | null, options: BalootOptions): boolean => {
  if (trump === null) return false;
  if (options.balootInHundred === 'never') return true;
  const hundreds = awarded.filter(project => project.type === 'hundred');
  const four = hundreds.some(project => !isSequence(project) && isOfPair(project));
  const inside = hundreds.some(project => isSequence(project) && holdsBaloot(project.cards, trump));
  return !four && !(options.balootInHundred === 'absorbed' && inside);
};

const isOfPair = (four: Project): boolean => four.cards.some(card => rankOf(card) === 'K' || rankOf(card) === 'Q');
