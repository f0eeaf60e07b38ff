import { type Card, pick, type Random, SUITS } from '@majlis/kernel';
import type { Mode } from '../auction/contract.ts';
import type { BalootOptions } from '../options.ts';
import { PACK, SEQUENCE } from '../play/value.ts';
import { foursIn, isSequence, type Project, type ProjectType, sequencesIn } from './project.ts';

const LENGTHS = [3, 4, 5];

const SEQUENCES: readonly Project[] = SUITS.flatMap(suit =>
  LENGTHS.flatMap(length =>
    SEQUENCE.slice(length - 1).flatMap((_, from) =>
      sequencesIn(SEQUENCE.slice(from, from + length).map((rank): Card => `${rank}${suit}`)),
    ),
  ),
);

const ALL: { readonly [M in Mode]: readonly Project[] } = {
  sun: [...foursIn(PACK, 'sun'), ...SEQUENCES],
  hokum: [...foursIn(PACK, 'hokum'), ...SEQUENCES],
};

/**
 * Cards that may stand behind a declaration of these kinds by a hand that surely held `known`, surely nothing that
 * `mayHold` rules out, and has room for so many unknown cards. Those not yet known are returned; undefined: there are none.
 */
export const guessProjects = (
  types: readonly ProjectType[],
  hand: { readonly known: readonly Card[]; readonly room: number; mayHold(card: Card): boolean },
  mode: Mode,
  options: BalootOptions,
  random: Random,
): readonly Card[] | undefined => {
  const fits = ALL[mode].filter(({ cards }) => cards.every(card => hand.known.includes(card) || hand.mayHold(card)));
  const found = together(types, fits, options)
    .map(projects => [...new Set(projects.flatMap(({ cards }) => cards))].filter(card => !hand.known.includes(card)))
    .filter(cards => cards.length <= hand.room);
  return found.length > 0 ? pick(found, random) : undefined;
};

/** BAL-9.7, BAL-9.8  The ways to have these kinds at once. */
const together = (
  [first, second]: readonly ProjectType[],
  fits: readonly Project[],
  options: BalootOptions,
): readonly (readonly Project[])[] => {
  const ones = fits.filter(({ type }) => type === first);
  if (second === undefined) return ones.map(one => [one]);
  const others = fits.filter(({ type }) => type === second);
  return ones.flatMap(one => others.filter(other => goTogether(one, other, options)).map(other => [one, other]));
};

const goTogether = (one: Project, other: Project, options: BalootOptions): boolean =>
  (options.projectOverlap === 'sequenceOnly' && isSequence(one) !== isSequence(other)) ||
  !one.cards.some(card => other.cards.includes(card));
