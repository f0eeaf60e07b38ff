import { type Card, rankOf, SUITS, suitOf } from '@majlis/kernel';
import type { Play } from './action.ts';
import { HIGHEST, isWild, LOWEST, placeOf } from './face.ts';
import type { Position } from './position.ts';
import { highOf, type Run, type Sequence } from './run.ts';
import { isSetRank } from './shape.ts';
import { fills, lessCards, naturalsOf } from './supply.ts';

/** DHA-3.5  Every way worth trying to lay this card of the hand in one play. Whether it is lawful is not asked here. */
export function* placements(position: Position, card: Card): Generator<Play> {
  const others = lessCards(position.hand, [card]);
  for (const run of position.runs) yield* onRun(run, position, card, others);
  yield* isWild(card) ? newRunsAround(card, others) : newRunsWith(card, others);
  yield* newSets(card, others);
}

function* onRun(run: Run, { side }: Position, card: Card, others: readonly Card[]): Generator<Play> {
  if (!isWild(card)) yield { kind: 'swap', run: run.id, card };
  if (run.side !== side) return;
  if (run.form === 'set') {
    yield { kind: 'extend', run: run.id, end: 'high', cards: [card] };
    return;
  }
  if (!isWild(card)) for (const to of [null, 'low', 'high'] as const) yield { kind: 'shift', run: run.id, card, to };
  yield* outward(run, card, others);
}

/** With a gap before it, if other cards fill it. */
function* outward(run: Run & Sequence, card: Card, others: readonly Card[]): Generator<Play> {
  if (isWild(card)) {
    yield { kind: 'extend', run: run.id, end: 'low', cards: [card] };
    yield { kind: 'extend', run: run.id, end: 'high', cards: [card] };
    return;
  }
  if (suitOf(card) !== run.suit) return;
  const place = placeOf(card);
  const end = place < run.low ? 'low' : 'high';
  const gap = end === 'low' ? between(place, run.low).reverse() : between(highOf(run), place);
  for (const cards of fills(gap, run.suit, others)) {
    yield { kind: 'extend', run: run.id, end, cards: [...cards, card] };
  }
}

const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => from + 1 + i);

/** New runs of three with a natural card in them. */
function* newRunsWith(card: Card, others: readonly Card[]): Generator<Play> {
  const place = placeOf(card);
  for (let low = Math.max(LOWEST, place - 2); low <= Math.min(HIGHEST - 2, place); low++) {
    const places = [low, low + 1, low + 2].filter(other => other !== place);
    for (const [one, two] of fills(places, suitOf(card), others)) {
      if (one && two) yield { kind: 'meld', form: 'run', cards: [one, two].toSpliced(place - low, 0, card) };
    }
  }
}

/** New runs of three with a wild in them: in every place that two other cards leave it. */
function* newRunsAround(card: Card, others: readonly Card[]): Generator<Play> {
  for (const suit of SUITS) {
    for (let low = LOWEST; low <= HIGHEST - 2; low++) {
      for (const at of [0, 1, 2]) {
        const places = [low, low + 1, low + 2].toSpliced(at, 1);
        for (const [one, two] of fills(places, suit, others)) {
          if (one && two && !(isWild(one) && isWild(two))) {
            yield { kind: 'meld', form: 'run', cards: [one, two].toSpliced(at, 0, card) };
          }
        }
      }
    }
  }
}

function* newSets(card: Card, others: readonly Card[]): Generator<Play> {
  const ranks = isWild(card) ? (['3', 'A'] as const) : [rankOf(card)].filter(isSetRank);
  const wild = isWild(card) ? undefined : others.find(isWild);
  for (const rank of ranks) {
    const naturals = naturalsOf(others, rank);
    for (const [i, one] of naturals.entries()) {
      for (const two of naturals.slice(i + 1)) yield { kind: 'meld', form: 'set', cards: [card, one, two] };
      if (wild) yield { kind: 'meld', form: 'set', cards: [card, one, wild] };
    }
  }
}
