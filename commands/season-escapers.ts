import { type ConductFact, isPattern, LOOKED_AT } from '@majlis/club';
import { type Random, seeded } from '@majlis/kernel';
import { deserted, fraction, interrupted } from './season-match.ts';

export interface PatternCheck {
  /** The share of planted escapers that were found within twelve escapes. */
  readonly found: number;
  /** The share of honest people with bad lines that were taken for escapers, ever. */
  readonly wronged: number;
}

const MOST_ESCAPES = 12;
const MATCHES = 60;

/** Looked at after each match, as the house does. */
const isFound = (
  nth: (match: number) => ConductFact,
  stopAt: (escapes: number, matches: number) => boolean,
): boolean => {
  const facts: ConductFact[] = [];
  let escapes = 0;
  for (let match = 0; !stopAt(escapes, match); match++) {
    const fact = nth(match);
    facts.push(fact);
    if (fact.kind !== 'escape') continue;
    escapes += 1;
    if (isPattern(facts.slice(-LOOKED_AT))) return true;
  }
  return false;
};

const share = (people: number, one: () => boolean): number =>
  Array.from({ length: people }, one).filter(found => found).length / people;

export const patternCheck = (planted: number, honest: number, seed: number): PatternCheck => {
  const random: Random = seeded(seed);
  return {
    found: share(planted, () =>
      isFound(
        match => deserted(random, match),
        escapes => escapes >= MOST_ESCAPES,
      ),
    ),
    wronged: share(honest, () => {
      const chance = 0.02 + 0.18 * fraction(random);
      return isFound(
        match => interrupted(random, match, chance),
        (_, matches) => matches >= MATCHES,
      );
    }),
  };
};
