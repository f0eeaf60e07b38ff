import { type Card, isJoker, SUITS } from '@majlis/kernel';
import type { Play } from './action.ts';
import { HIGHEST, isTwo, LONGEST, LOWEST } from './face.ts';
import { pureMelds } from './opening.ts';
import type { Position } from './position.ts';
import { highOf, type Run } from './run.ts';
import { copyAt, naturalsOf } from './supply.ts';

/** Pure melds of any length, and melds of three with one wild. */
export function* newRuns({ hand, options }: Position): Generator<Play> {
  yield* pureMelds(hand, options, LONGEST);
  const wilds = oneOfEach(hand);
  if (wilds.length === 0) return;
  for (const suit of SUITS) {
    for (let low = LOWEST; low <= HIGHEST - 2; low++) {
      const naturals = [low, low + 1, low + 2].map(place => copyAt(hand, place, suit));
      if (naturals.filter(card => card).length !== 2) continue;
      for (const wild of wilds) yield { kind: 'meld', form: 'run', cards: naturals.map(card => card ?? wild) };
    }
  }
  for (const rank of ['3', 'A'] as const) {
    const naturals = naturalsOf(hand, rank).slice(0, 2);
    for (const wild of wilds) yield { kind: 'meld', form: 'set', cards: [...naturals, wild] };
  }
}

const oneOfEach = (hand: readonly Card[]): readonly Card[] =>
  [hand.find(isJoker), hand.find(isTwo)].filter(card => card !== undefined);

/** A card more at an end: the next natural one, a wild, or a natural one beyond a wild. */
export function* growing(run: Run, { hand, side }: Position): Generator<Play> {
  if (run.side !== side) return;
  const wilds = oneOfEach(hand);
  if (run.form === 'set') {
    for (const card of [...naturalsOf(hand, run.rank), ...wilds]) {
      yield { kind: 'extend', run: run.id, end: 'high', cards: [card] };
    }
    return;
  }
  for (const end of ['low', 'high'] as const) {
    const place = (step: number): number => (end === 'low' ? run.low - step : highOf(run) + step);
    if (place(1) < LOWEST || place(1) > HIGHEST) continue;
    const next = copyAt(hand, place(1), run.suit);
    for (const card of next ? [next, ...wilds] : wilds) yield { kind: 'extend', run: run.id, end, cards: [card] };
    const beyond = place(2) < LOWEST || place(2) > HIGHEST ? undefined : copyAt(hand, place(2), run.suit);
    for (const wild of beyond ? wilds : []) {
      if (beyond) yield { kind: 'extend', run: run.id, end, cards: [wild, beyond] };
    }
  }
}
