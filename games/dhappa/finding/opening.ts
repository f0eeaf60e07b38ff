import { SUITS } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import type { DhappaOptions } from '../options.ts';
import { isLawful } from '../plays/lay.ts';
import type { DhappaPosition } from '../plays/position.ts';
import { HIGHEST, LONGEST, LOWEST } from '../runs/face.ts';
import { asSet } from '../runs/shape.ts';
import { choices, type Supply, supplyOf } from './supply.ts';

export type Meld = Extract<DhappaPlay, { kind: 'meld' }>;

type Rules = Pick<DhappaOptions, 'setSuits' | 'newSetWild' | 'minNatRun'>;

/** DHA-4.1  Every pure run and pure set that may be laid, shortest first; copies of a card are not told apart. */
export const openings = (position: DhappaPosition): readonly Meld[] =>
  pureMelds(supplyOf(position.hand), position.options, LONGEST)
    .filter(meld => isLawful(position, meld))
    .sort((a, b) => a.cards.length - b.cards.length);

/** Pure melds of at most so many cards. */
export const pureMelds = (supply: Supply, rules: Rules, longest: number): Meld[] => {
  const melds = pureRuns(supply, longest);
  for (const rank of ['3', 'A'] as const) {
    const naturals = supply.ofSets[rank];
    for (let count = 3; count <= Math.min(longest, naturals.length); count++) {
      for (const cards of choices(naturals, count)) {
        if (asSet(cards, rules).ok) melds.push({ kind: 'meld', form: 'set', cards });
      }
    }
  }
  return melds;
};

const pureRuns = ({ naturals }: Supply, longest: number): Meld[] => {
  const melds: Meld[] = [];
  for (const suit of SUITS) {
    const row = naturals[suit];
    for (let low = LOWEST; low <= HIGHEST - 2; low++) {
      const one = row[low];
      const two = row[low + 1];
      const three = row[low + 2];
      if (!one || !two || !three) continue;
      let cards = [one, two, three];
      melds.push({ kind: 'meld', form: 'run', cards });
      for (let next = row[low + 3]; next && cards.length < longest; next = row[low + cards.length]) {
        cards = [...cards, next];
        melds.push({ kind: 'meld', form: 'run', cards });
      }
    }
  }
  return melds;
};
