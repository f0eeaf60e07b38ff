import { type Card, SUITS } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import type { DhappaPosition } from '../plays/position.ts';
import { HIGHEST, LONGEST, LOWEST } from '../runs/face.ts';
import { highOf, type Run } from '../runs/run.ts';
import { pureMelds } from './opening.ts';
import { naturalsOf, type Supply } from './supply.ts';

/** Pure melds of any length, and melds of three with one wild. */
export function* newRuns({ hand, options }: DhappaPosition, supply: Supply): Generator<DhappaPlay> {
  yield* pureMelds(hand, options, LONGEST);
  const wilds = oneOfEach(supply);
  if (wilds.length === 0) return;
  for (const suit of SUITS) {
    const row = supply.naturals[suit];
    for (let low = LOWEST; low <= HIGHEST - 2; low++) {
      const naturals = row.slice(low, low + 3);
      if (naturals.filter(card => card).length !== 2) continue;
      for (const wild of wilds) yield { kind: 'meld', form: 'run', cards: naturals.map(card => card ?? wild) };
    }
  }
  for (const rank of ['3', 'A'] as const) {
    const naturals = naturalsOf(hand, rank).slice(0, 2);
    for (const wild of wilds) yield { kind: 'meld', form: 'set', cards: [...naturals, wild] };
  }
}

const oneOfEach = ({ jokers, twos }: Supply): readonly Card[] => [...jokers.slice(0, 1), ...twos.slice(0, 1)];

/** A card more at an end: the next natural one, a wild, or a natural one beyond a wild. */
export function* growing(run: Run, { hand, side }: DhappaPosition, supply: Supply): Generator<DhappaPlay> {
  if (run.side !== side) return;
  const wilds = oneOfEach(supply);
  if (run.form === 'set') {
    for (const card of [...naturalsOf(hand, run.rank), ...wilds]) {
      yield { kind: 'extend', run: run.id, end: 'high', cards: [card] };
    }
    return;
  }
  for (const end of ['low', 'high'] as const) {
    const place = (step: number): number => (end === 'low' ? run.low - step : highOf(run) + step);
    if (place(1) < LOWEST || place(1) > HIGHEST) continue;
    const row = supply.naturals[run.suit];
    const next = row[place(1)];
    for (const card of next ? [next, ...wilds] : wilds) yield { kind: 'extend', run: run.id, end, cards: [card] };
    const beyond = row[place(2)];
    for (const wild of beyond ? wilds : []) {
      if (beyond) yield { kind: 'extend', run: run.id, end, cards: [wild, beyond] };
    }
  }
}
