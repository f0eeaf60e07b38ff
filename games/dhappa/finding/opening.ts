import { type Card, SUITS } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import type { DhappaOptions } from '../options.ts';
import { isLawful } from '../plays/lay.ts';
import type { DhappaPosition } from '../plays/position.ts';
import { HIGHEST, LONGEST, LOWEST } from '../runs/face.ts';
import { asSet } from '../runs/shape.ts';
import { choices, supplyOf } from './supply.ts';

export type Meld = Extract<DhappaPlay, { kind: 'meld' }>;

type Rules = Pick<DhappaOptions, 'setSuits' | 'newSetWild' | 'minNatRun'>;

/** DHA-4.1  Every pure run and pure set that may be laid, shortest first; copies of a card are not told apart. */
export const openings = (position: DhappaPosition): readonly Meld[] =>
  [...pureMelds(position.hand, position.options, LONGEST)]
    .filter(meld => isLawful(position, meld))
    .sort((a, b) => a.cards.length - b.cards.length);

/** Pure melds of at most so many cards. */
export function* pureMelds(hand: readonly Card[], rules: Rules, longest: number): Generator<Meld> {
  yield* pureRuns(hand, longest);
  for (const rank of ['3', 'A'] as const) {
    const naturals = supplyOf(hand).ofSets[rank];
    for (let count = 3; count <= Math.min(longest, naturals.length); count++) {
      for (const cards of choices(naturals, count)) {
        if (asSet(cards, rules).ok) yield { kind: 'meld', form: 'set', cards };
      }
    }
  }
}

function* pureRuns(hand: readonly Card[], longest: number): Generator<Meld> {
  const { naturals } = supplyOf(hand);
  for (const suit of SUITS) {
    for (let low = LOWEST; low <= HIGHEST - 2; low++) {
      const cards: Card[] = [];
      for (let place = low; place <= HIGHEST && cards.length < longest; place++) {
        const card = naturals[suit][place];
        if (!card) break;
        cards.push(card);
        if (cards.length >= 3) yield { kind: 'meld', form: 'run', cards: [...cards] };
      }
    }
  }
}
